#!/usr/bin/env node
// The `arsip` command in a checkout. JavaScript that old Nodes read too: it has to say that they are too old, or hand
// over to the Node that npm installed with the project (npx and npm scripts start with that one anyway).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectDir = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const ownNode = join(projectDir, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** 22.18 is the first that runs the TypeScript of tools/ as it is. On Node 20 the database library crashes. */
function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

function fail(message) {
  console.error(`arsip: ${message}`);
  process.exit(1);
}

/** Runs the same command on the project's own Node: signals go in, the exit code or the signal comes out. */
function runOnOwnNode() {
  const child = spawn(ownNode, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C reaches the whole process group: passed on, it would count twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => fail(`cannot start ${ownNode}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

async function runHere() {
  // Started by runOnOwnNode: the channel closes when that process dies, however it dies.
  if (process.channel != null) {
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.channel.unref();
  }
  const { BuildFailed, ensureBuild } = await import('./ensure-build.ts');
  try {
    await ensureBuild(() => console.error('arsip: the sources changed, building…'));
  } catch (error) {
    if (error instanceof BuildFailed) fail(error.message);
    throw error;
  }
  createRequire(import.meta.url)(join(projectDir, 'dist/cli/arsip.cjs'));
}

if (!existsSync(join(projectDir, 'node_modules/vite'))) fail(`the packages are missing: run npm ci in ${projectDir}`);
else if (isNewEnough(process.versions.node)) await runHere();
else if (existsSync(ownNode)) runOnOwnNode();
else fail(`Node ${process.versions.node} is too old and the project's own is missing: run npm ci in ${projectDir}`);
