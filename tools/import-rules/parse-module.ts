import { parseSync } from 'vite';

export type ImportKind = 'value' | 'type' | 'lazy';

export type ImportSite = {
  readonly specifier: string;
  readonly kind: ImportKind;
  readonly line: number;
};

/** What the rules look at in one module. Lines count from 1. */
export type ModuleFacts = {
  readonly imports: readonly ImportSite[];
  readonly defaultExportLine: number | null;
  readonly reExportAllLine: number | null;
  /** Everything that it exports comes from elsewhere. */
  readonly isBarrel: boolean;
  readonly moduleLevelLetLine: number | null;
  readonly emptyCatchLine: number | null;
  readonly lineCount: number;
  readonly escapes: readonly { readonly text: string; readonly line: number }[];
};

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

const escapePattern = /@ts-(?:ignore|nocheck|expect-error)|biome-ignore|\b(?:TODO|FIXME|XXX)\b/;

/** Reads one TypeScript source; `problem` says why it does not parse. */
export function parseModule(path: string, source: string): ModuleFacts | { readonly problem: string } {
  const { program, module, errors, comments } = parseSync(path, source);
  const [error] = errors;
  if (error != null) return { problem: error.message };
  const lineOf = lineFinder(source);
  const body = program.body as unknown as Node[];

  const imports: ImportSite[] = [];
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const isType =
      (entries.length > 0 && entries.every((entry) => entry.isType)) || /^import\s+type\b/.test(source.slice(start));
    imports.push({ specifier: moduleRequest.value, kind: isType ? 'type' : 'value', line: lineOf(start) });
  }
  const reExports = module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap((entry) => (entry.moduleRequest == null ? [] : [{ ...entry, statementStart: start }])),
  );
  for (const entry of reExports) {
    const kind = entry.isType ? 'type' : 'value';
    imports.push({ specifier: entry.moduleRequest?.value ?? '', kind, line: lineOf(entry.statementStart) });
  }
  let emptyCatchLine: number | null = null;
  walk(body, (node) => {
    const target = lazyTarget(node);
    if (target != null) imports.push({ ...target, line: lineOf(node.start) });
    if (isEmptyCatch(node)) emptyCatchLine ??= lineOf(node.start);
  });

  const allExports = module.staticExports.flatMap((statement) => statement.entries);
  const defaultExport = allExports.find((entry) => entry.exportName.kind === 'Default');
  const exportAll = reExports.find(
    (entry) => entry.importName.kind === 'All' || entry.importName.kind === 'AllButDefault',
  );
  const letStatement = body.find(isModuleLevelLet);
  return {
    imports,
    defaultExportLine: defaultExport == null ? null : lineOf(defaultExport.start),
    reExportAllLine: exportAll == null ? null : lineOf(exportAll.statementStart),
    isBarrel: reExports.length > 0 && reExports.length === allExports.length,
    moduleLevelLetLine: letStatement == null ? null : lineOf(letStatement.start),
    emptyCatchLine,
    lineCount: source.split('\n').length - (source.endsWith('\n') ? 1 : 0),
    escapes: comments.flatMap((comment) => {
      const text = escapePattern.exec(comment.value)?.[0];
      return text == null ? [] : [{ text, line: lineOf(comment.start) }];
    }),
  };
}

/** `import('x')`, `require('x')`, `require.resolve('x')` and the type `import('x')`; null for everything else. */
function lazyTarget(node: Node): { specifier: string; kind: ImportKind } | null {
  if (node.type === 'ImportExpression') return named(node.source, 'lazy');
  if (node.type === 'TSImportType') return named(node.source ?? node.argument, 'type');
  if (node.type === 'TSExternalModuleReference') return named(node.expression, 'value');
  if (node.type === 'CallExpression' && isNamed(node.callee, 'require'))
    return named((node.arguments as unknown[])[0], 'value');
  return null;
}

function named(node: unknown, kind: ImportKind): { specifier: string; kind: ImportKind } | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node.value === 'string') return { specifier: node.value, kind };
  if (node.type === 'TSLiteralType') return named(node.literal, kind);
  return null;
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node.name === name;
}

function isModuleLevelLet(node: Node): boolean {
  if (node.type === 'ExportNamedDeclaration') return isNode(node.declaration) && isModuleLevelLet(node.declaration);
  return node.type === 'VariableDeclaration' && (node.kind === 'let' || node.kind === 'var') && node.declare !== true;
}

/** `catch {}` and `.catch(() => {})`, `.catch(() => undefined)`, `.catch(() => null)`. */
function isEmptyCatch(node: Node): boolean {
  if (node.type === 'CatchClause') return isNode(node.body) && (node.body.body as unknown[]).length === 0;
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false;
  if (node.callee.type !== 'MemberExpression' || !isNamed(node.callee.property, 'catch')) return false;
  const [handler] = node.arguments as unknown[];
  if (!isNode(handler) || handler.type !== 'ArrowFunctionExpression' || !isNode(handler.body)) return false;
  const { body } = handler;
  if (body.type === 'BlockStatement') return (body.body as unknown[]).length === 0;
  return isNamed(body, 'undefined') || (body.type === 'Literal' && body.value === null);
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit);
    return;
  }
  if (node == null || typeof node !== 'object') return;
  if (isNode(node)) visit(node);
  for (const child of Object.values(node)) if (child != null && typeof child === 'object') walk(child, visit);
}

function isNode(value: unknown): value is Node {
  return value != null && typeof value === 'object' && 'type' in value && typeof value.type === 'string';
}

function lineFinder(source: string): (offset: number) => number {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    return after === -1 ? starts.length : after;
  };
}
