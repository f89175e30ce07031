import { resolve } from 'node:path';
import { checkProject } from './check-imports.ts';

const violations = checkProject(resolve(import.meta.dirname, '../..'));
for (const { file, line, message } of violations) console.error(`${file}:${line} ${message}`);
if (violations.length > 0) process.exitCode = 1;
