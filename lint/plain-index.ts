/**
 * Finds `object[name]` where the name may be any text: from outside it could be `constructor`, and the answer what every object inherits.
 * Use `lookUp` of the engine, a `Map`, or `Object.hasOwn` in the same expression. Writing to such a place counts too.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CHECKED = /^(packages\/.*\/src|apps\/(server|cli|web)\/src)\/.*\.ts$/;
const TEST_KITS = /\.test\.ts$|\.contract\.ts$|\/testing\/|\/scenario\.ts$/;
/** They walk over the own keys of plain data, whatever those are called. */
const WALKERS = /engine\/src\/(lookup|hash|kernel)\.ts$|table\/src\/patch\.ts$|protocol\/src\/outgoing\.ts$/;

const isAnyText = (type: ts.Type): boolean => (type.isUnion() ? type.types.some(isAnyText) : (type.flags & ts.TypeFlags.String) !== 0);

/** `name as Card`: the compiler takes our word for it. */
function isClaimed(node: ts.Expression, checker: ts.TypeChecker): boolean {
  return ts.isAsExpression(node) && isAnyText(checker.getTypeAtLocation(node.expression));
}

const isIndexedByNumber = (type: ts.Type, checker: ts.TypeChecker): boolean =>
  checker.isArrayLikeType(type) ||
  (checker.getIndexInfoOfType(type, ts.IndexKind.Number) !== undefined && checker.getIndexInfoOfType(type, ts.IndexKind.String) === undefined);

function isRisky(node: ts.ElementAccessExpression, checker: ts.TypeChecker): boolean {
  const { expression, argumentExpression } = node;
  if (isIndexedByNumber(checker.getNonNullableType(checker.getTypeAtLocation(expression)), checker)) return false;
  return isAnyText(checker.getTypeAtLocation(argumentExpression)) || isClaimed(argumentExpression, checker);
}

/** `Object.hasOwn(object, name)` stands in the same function. */
function isGuarded(node: ts.Node): boolean {
  const inside = ts.findAncestor(node, ts.isFunctionLike);
  return inside?.getText().includes('Object.hasOwn(') ?? false;
}

function findIn(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isElementAccessExpression(node) && isRisky(node, checker) && !isGuarded(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${relative(ROOT, file.fileName)}:${line + 1} ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const config = ts.getParsedCommandLineOfConfigFile(`${ROOT}/tsconfig.json`, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} });
const program = ts.createProgram(config?.fileNames ?? [], config?.options ?? {});
const files = program.getSourceFiles().filter(({ fileName }) => {
  const path = relative(ROOT, fileName);
  return CHECKED.test(path) && !TEST_KITS.test(path) && !WALKERS.test(path);
});
const found = files.flatMap((file) => findIn(file, program.getTypeChecker()));
for (const one of found) console.error(one);
if (found.length > 0) console.error(`${found.length} places take any text for the name of a field. Use lookUp of the engine, a Map, or Object.hasOwn.`);
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
