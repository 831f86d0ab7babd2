import { toJsonSchema } from '@valibot/to-json-schema';
import { Refusal } from './answers.ts';
import type { Route, Schema } from './route.ts';

/** The same schema in the words of JSON Schema, as far as they go: what a pipe transforms or checks by code is left to its description. */
const jsonSchema = (schema: Schema) => toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });

const parameterIn = (where: 'path' | 'query') => (name: string, description?: string) => ({
  name,
  in: where,
  required: where === 'path',
  schema: { type: 'string' },
  ...(description !== undefined && { description }),
});

function operation({ path, summary, body, query = {}, answer, answerType = 'application/json', isPublic }: Route) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return {
    summary,
    parameters: [
      ...names.map((name) => parameterIn('path')(name)),
      ...Object.entries(query).map(([name, description]) => parameterIn('query')(name, description)),
    ],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body) } } } }),
    responses: {
      200: { description: 'Done', ...(answer && { content: { [answerType]: { schema: jsonSchema(answer) } } }) },
      default: { description: 'Refused: nothing was changed', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
    },
    ...(isPublic && { security: [] }),
  };
}

/** The API's description, made from the routes that are served. */
export function openApi(routes: readonly Route[]) {
  const paths = new Map<string, Record<string, unknown>>();
  for (const one of routes) {
    const path = one.path.replace(/:(\w+)/g, '{$1}');
    paths.set(path, { ...paths.get(path), [one.method.toLowerCase()]: operation(one) });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Conclave', version: '1', description: 'Everything the web does at a table, for programs.' },
    security: [{ token: [] }, { cookie: [] }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' }, cookie: { type: 'apiKey', in: 'cookie', name: 'conclave' } },
      schemas: { Refusal: jsonSchema(Refusal) },
    },
    paths: Object.fromEntries(paths),
  };
}
