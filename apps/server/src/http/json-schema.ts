import type { Schema } from './route.ts';

type Json = Record<string, unknown>;

/** A schema of valibot as it can be looked into. */
interface Inside {
  readonly type: string;
  readonly entries?: Record<string, Inside>;
  readonly item?: Inside;
  readonly value?: Inside;
  readonly wrapped?: Inside;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly Inside[];
  readonly requirement?: unknown;
}

const CHECKS: Record<string, (requirement: unknown, schema: Json) => Json> = {
  min_length: (n, schema) => (schema.type === 'array' ? { minItems: n } : { minLength: n }),
  max_length: (n, schema) => (schema.type === 'array' ? { maxItems: n } : { maxLength: n }),
  min_value: (n) => ({ minimum: n }),
  max_value: (n) => ({ maximum: n }),
  integer: () => ({ type: 'integer' }),
  regex: (pattern) => ({ pattern: (pattern as RegExp).source }),
};

function objectOf({ entries = {} }: Inside, isStrict: boolean): Json {
  const properties = Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, toJson(entry)]));
  const required = Object.keys(entries).filter((key) => entries[key]?.type !== 'optional');
  return { type: 'object', properties, ...(required.length > 0 && { required }), ...(isStrict && { additionalProperties: false }) };
}

const KINDS: Record<string, (schema: Inside) => Json> = {
  string: () => ({ type: 'string' }),
  number: () => ({ type: 'number' }),
  boolean: () => ({ type: 'boolean' }),
  unknown: () => ({}),
  literal: ({ literal }) => ({ const: literal }),
  picklist: ({ options }) => ({ enum: options }),
  optional: ({ wrapped }) => (wrapped ? toJson(wrapped) : {}),
  array: ({ item }) => ({ type: 'array', items: item ? toJson(item) : {} }),
  record: ({ value }) => ({ type: 'object', additionalProperties: value ? toJson(value) : {} }),
  union: ({ options = [] }) => ({ anyOf: (options as Inside[]).map(toJson) }),
  variant: ({ options = [] }) => ({ oneOf: (options as Inside[]).map(toJson) }),
  strict_object: (schema) => objectOf(schema, true),
  loose_object: (schema) => objectOf(schema, false),
};

function toJson(schema: Inside): Json {
  const kind = KINDS[schema.type];
  if (!kind) throw new Error(`no JSON schema for ${schema.type}`);
  const json = kind(schema);
  for (const step of schema.pipe ?? []) Object.assign(json, CHECKS[step.type]?.(step.requirement, json));
  return json;
}

/** The same schema in the words of JSON Schema, as far as they go. */
export const jsonSchema = (schema: Schema): Json => toJson(schema as unknown as Inside);
