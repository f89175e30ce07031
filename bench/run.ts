import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `npm run bench -- NAME [options]`: runs one of the files beside this one. Figures are printed, never asserted. */
const [name, ...rest] = process.argv.slice(2);
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -3));
if (name == null || !known.includes(name)) {
  console.error(`usage: npm run bench -- NAME [options], where NAME is one of: ${known.join(', ')}`);
  process.exitCode = 2;
} else {
  process.argv.splice(2, process.argv.length, ...rest);
  await import(pathToFileURL(join(import.meta.dirname, `${name}.ts`)).href);
}
