import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';

/** A component's scripts as they stand in its file, every line where it is there. */
const SCRIPTS = '.scripts.ts';

export const scriptsOf = (component: string): string => component + SCRIPTS;

/** Whatever is not a script becomes blank. */
function scriptText(component: string): string {
  const parts = readFileSync(component, 'utf8').split(/(<script\b[^>]*>|<\/script>)/);
  const text = parts.map((part, i) => (parts[i - 1]?.startsWith('<script') ? part : part.replace(/[^\n]/g, ' ')));
  return `${text.join('')}\nexport {};`;
}

const componentOf = (file: string): string | undefined => (file.endsWith(`.svelte${SCRIPTS}`) ? file.slice(0, -SCRIPTS.length) : undefined);

/** A program of these files and of the scripts of these components. */
export function programOf(files: readonly string[], components: readonly string[], options: ts.CompilerOptions): ts.Program {
  const host = ts.createCompilerHost(options, true);
  const { readFile, fileExists } = host;
  host.readFile = (file) => {
    const component = componentOf(file);
    return component === undefined ? readFile(file) : scriptText(component);
  };
  host.fileExists = (file) => {
    const component = componentOf(file);
    return component === undefined ? fileExists(file) : existsSync(component);
  };
  return ts.createProgram([...files, ...components.map(scriptsOf)], options, host);
}

const TEXTS = ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** As it is written: `keyof T` where the compiler itself would say what that may be at most. */
function constraintOf(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const [declaration] = type.symbol?.declarations ?? [];
  const written = declaration && ts.isTypeParameterDeclaration(declaration) ? declaration.constraint : undefined;
  return written ? checker.getTypeFromTypeNode(written) : type.getConstraint();
}

/** Whether a name of that type may be any text. `keyof T` may not: the compiler sees to that where it is called. */
function isAnyText(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.some((one) => isAnyText(one, checker));
  if (!(type.flags & ts.TypeFlags.TypeParameter)) return (type.flags & TEXTS) !== 0;
  const constraint = constraintOf(type, checker);
  return constraint === undefined || isAnyText(constraint, checker);
}

const isWrapped = (node: ts.Node): node is ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression | ts.ParenthesizedExpression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node);

/** Without what is only said to the compiler. */
const bare = (node: ts.Expression): ts.Expression => (isWrapped(node) ? bare(node.expression) : node);

const isNumber = (type: ts.Type): boolean => (type.isUnion() ? type.types.every(isNumber) : (type.flags & ts.TypeFlags.NumberLike) !== 0);

interface Lookup {
  /** Where it looks, if it is not made anew. */
  readonly object: ts.Expression | undefined;
  readonly key: ts.Expression;
}

/** Taken apart only to leave it out. */
const isLeftOut = (node: ts.Node): boolean => ts.isBindingElement(node) && /^_+$/.test(node.name.getText());

/** The `[name]` of a pattern that takes things apart. */
function computedIn(node: ts.Node): ts.Expression | undefined {
  const name = ts.isBindingElement(node) ? node.propertyName : ts.isPropertyAssignment(node) && isPattern(node.parent) ? node.name : undefined;
  return name && ts.isComputedPropertyName(name) && !isLeftOut(node) ? name.expression : undefined;
}

const isPattern = (node: ts.Node): boolean =>
  (ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken && node.parent.left === node) ||
  (ts.isPropertyAssignment(node.parent) && isPattern(node.parent.parent));

const isReflection = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.expression.getText() === 'Reflect';

function lookupIn(node: ts.Node): Lookup | undefined {
  if (ts.isElementAccessExpression(node)) return { object: node.expression, key: node.argumentExpression };
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) return { object: node.right, key: node.left };
  if (isReflection(node) && node.arguments[1]) return { object: node.arguments[0], key: node.arguments[1] };
  const key = computedIn(node);
  return key && { object: undefined, key };
}

/** `Object.hasOwn` stands in the same function, with this object and this name. */
function isGuarded(node: ts.Node, { object, key }: Lookup): boolean {
  const called = object && `Object.hasOwn(${bare(object).getText()}, ${bare(key).getText()})`;
  for (let around = ts.findAncestor(node, ts.isFunctionLike); around; around = ts.findAncestor(around.parent, ts.isFunctionLike))
    if (called && around.getText().includes(called)) return true;
  return false;
}

function isRisky(node: ts.Node, checker: ts.TypeChecker): boolean {
  const found = lookupIn(node);
  if (!found || ts.isPrivateIdentifier(found.key)) return false;
  const type = checker.getTypeAtLocation(bare(found.key));
  const isRead = ts.isElementAccessExpression(node) && isNumber(checker.getTypeAtLocation(found.key));
  return !isRead && isAnyText(type, checker) && !isGuarded(node, found);
}

/** The places of a file that take any text for the name of a field, each by its line. */
export function findIn(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isRisky(node, checker)) found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The settings of a folder, and the files they are about. */
export function settingsOf(folder: string): ts.ParsedCommandLine {
  const read = ts.getParsedCommandLineOfConfigFile(`${folder}/tsconfig.json`, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} });
  if (!read) throw new Error(`no settings in ${dirname(folder)}`);
  return read;
}
