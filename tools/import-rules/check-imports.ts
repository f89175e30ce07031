import { readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join, matchesGlob, posix } from 'node:path';
import { type ImportKind, type ModuleFacts, parseModule } from './parse-module.ts';
import { emptyNames, maxLines, mayBeLong, mayExportDefault, type Row, table } from './table.ts';

export type Violation = { readonly file: string; readonly line: number; readonly message: string };

const sourceFolders = ['contract', 'electron', 'workers', 'renderer', 'test', 'bench', 'tools'];
const builtins = new Set(builtinModules);

/** Checks every TypeScript file of a project against the table and the other rules of form. */
export function checkProject(projectDir: string): Violation[] {
  const files = listSources(projectDir);
  const known = new Set(files);
  const violations: Violation[] = [];
  const graph = new Map<string, string[]>();

  for (const file of files) {
    const facts = parseModule(file, readFileSync(join(projectDir, file), 'utf8'));
    if ('problem' in facts) {
      violations.push({ file, line: 1, message: `does not parse: ${facts.problem}` });
      continue;
    }
    violations.push(...checkForm(file, facts));
    const row = rowOf(file);
    if (row == null) {
      violations.push({ file, line: 1, message: 'matches no row of tools/import-rules/table.ts' });
      continue;
    }
    const edges: string[] = [];
    for (const { specifier, kind, line } of facts.imports) {
      const target = resolveImport(file, specifier);
      if (target.in === 'project') {
        if (known.has(target.path)) {
          if (kind !== 'lazy') edges.push(target.path);
        } else if (!isFile(join(projectDir, target.path)))
          violations.push({ file, line, message: `imports '${specifier}', which is not there` });
      }
      const message = judge(row, target, kind);
      if (message != null) violations.push({ file, line, message });
    }
    graph.set(file, edges);
  }
  for (const cycle of findCycles(graph))
    violations.push({ file: cycle[0] ?? '', line: 1, message: `imports itself: ${[...cycle, cycle[0]].join(' → ')}` });
  return violations;
}

export function rowOf(file: string): Row | undefined {
  return table.find((row) => matches(file, row.files));
}

type Target =
  | { readonly in: 'node'; readonly name: string }
  | { readonly in: 'package'; readonly name: string }
  | { readonly in: 'project'; readonly path: string };

function resolveImport(file: string, specifier: string): Target {
  if (specifier.startsWith('.')) return { in: 'project', path: posix.normalize(posix.join(dirname(file), specifier)) };
  const [first = '', second = ''] = specifier.split('/');
  if (specifier.startsWith('node:') || builtins.has(first)) return { in: 'node', name: specifier };
  return { in: 'package', name: first.startsWith('@') ? `${first}/${second}` : first };
}

function judge(row: Row, target: Target, kind: ImportKind): string | null {
  if (target.in === 'node') return row.node ? null : `${row.name} must not import Node ('${target.name}')`;
  if (target.in === 'package')
    return row.packages === 'any' || row.packages.includes(target.name)
      ? null
      : `${row.name} must not import the package '${target.name}'`;
  const allowed = [
    ...row.project,
    ...(kind === 'type' ? (row.projectTypes ?? []) : []),
    ...(kind === 'lazy' || kind === 'type' ? (row.projectLazy ?? []) : []),
  ];
  if (matches(target.path, allowed)) return null;
  const how = kind === 'type' ? 'even the types of ' : '';
  return `${row.name} must not import ${how}${target.path}`;
}

function checkForm(file: string, facts: ModuleFacts): Violation[] {
  const found: Violation[] = [];
  const say = (line: number | null, message: string): void => {
    if (line != null) found.push({ file, line, message });
  };
  if (!matches(file, mayExportDefault)) say(facts.defaultExportLine, 'has a default export');
  say(facts.reExportAllLine, 're-exports everything of another module');
  say(facts.isBarrel ? 1 : null, 'is a barrel: it only passes on what others export');
  say(facts.moduleLevelLetLine, 'has a module-level let');
  say(facts.emptyCatchLine, 'swallows an error: rethrow it, map it to a value or log its cause');
  for (const { text, line } of facts.escapes) say(line, `leaves ${text} behind`);
  if (facts.lineCount > maxLines && !matches(file, mayBeLong))
    say(facts.lineCount, `has ${facts.lineCount} lines, more than ${maxLines}`);
  const name = basename(file).split('.')[0] ?? '';
  if (emptyNames.includes(name.toLowerCase())) say(1, `is called ${name}, which says nothing of what it gives`);
  return found;
}

/** Groups of files that import one another, types included; lazy imports are no edge. Tarjan's algorithm. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.size - 1);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

function listSources(projectDir: string): string[] {
  const atTop = readdirSync(projectDir).filter((name) => name.endsWith('.ts'));
  const below = sourceFolders.flatMap((folder) =>
    statSync(join(projectDir, folder), { throwIfNoEntry: false }) == null
      ? []
      : readdirSync(join(projectDir, folder), { recursive: true, encoding: 'utf8' })
          .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
          .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')),
  );
  return [...atTop, ...below].sort();
}

/** Styles, pictures and JSON are imported too. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function matches(path: string, globs: readonly string[]): boolean {
  return globs.some((glob) => matchesGlob(path, glob));
}
