import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisions, type Format, photoFormats, timedFormats } from '../workers/formats.ts';

/**
 * Writes docs/formats.md from the data beside the workers. With `--check` it only compares, and fails when the page is not
 * current.
 */
const target = join(import.meta.dirname, '..', 'docs', 'formats.md');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');
const formatRow = ({ name, mimes, extensions, values, picture, note }: Format): string[] => [
  name,
  mimes.map((mime) => `\`${mime}\``).join(' '),
  extensions.join(' '),
  values,
  picture,
  note,
];
const header = ['format', 'types by content', 'usual extensions', 'values by', 'picture by', 'to know'];
const ofKind = (kind: Format['kind']): string[][] =>
  timedFormats.filter((format) => format.kind === kind).map(formatRow);

const text = `# Formats

Made by \`npm run formats\` from \`workers/formats.ts\`; do not edit by hand. A file is known by its content, whatever its name
says. How right all of this is on real files, \`npm run corpus -- FOLDER\` measures: any folder of media with a manifest of
expected values.

## Photos

${table(header, photoFormats.map(formatRow))}

## Videos

${table(header, ofKind('video'))}

## Sound

${table(header, ofKind('audio'))}

## Where tools disagree

${table(
  ['about', 'what Arsip says', 'why'],
  decisions.map(({ about, answer, why }) => [about, answer, why]),
)}
`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  console.error('docs/formats.md is not current: run `npm run formats`');
  process.exitCode = 1;
}
