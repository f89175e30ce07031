import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { _electron, chromium, type Page } from '@playwright/test';
import { projectDir } from '../../tools/ensure-build.ts';

export type OpenHost = {
  readonly page: Page;
  readonly pid: number;
  /** Presses what `press` presses and picks the folder in whatever this host shows then. */
  readonly addFolder: (path: string, press: () => Promise<void>) => Promise<void>;
  /** Ends the process that owns the library at once, as a crash does. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Stderr of the host goes to the test's own, so that a failure can be read. */
const startTimeoutMs = 30_000;

/** `arsip serve`, met by Debian's or the system's Chromium. `within`: a program and its arguments that run the host. */
export async function openInBrowser(libraryDir: string, within: readonly string[] = []): Promise<OpenHost> {
  const serve = [join(projectDir, 'dist/cli/arsip.cjs'), 'serve', '--port', '0', '--library', libraryDir];
  const [program = process.execPath, ...args] = [...within, process.execPath, ...serve];
  const host = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const link = await firstLine(host);
  const browser = await chromium.launch({
    executablePath: process.env.ARSIP_CHROMIUM ?? '/usr/bin/chromium',
    chromiumSandbox: false,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
  await page.goto(link);
  return {
    page,
    pid: host.pid ?? 0,
    addFolder: async (path, press) => {
      await press();
      const dialog = page.getByRole('dialog', { name: 'Add a folder' });
      // The first listing writes its own path into the field.
      await dialog.getByRole('navigation', { name: 'Path' }).waitFor();
      await dialog.getByRole('textbox', { name: 'Folder path' }).fill(path);
      await dialog.getByRole('button', { name: 'Go' }).click();
      await dialog.getByRole('button', { name: 'Add this folder' }).click();
    },
    kill: () => killNow(host),
    close: async () => {
      await browser.close();
      await endInOrder(host);
    },
  };
}

/** The desktop app, in the Electron whose program `ARSIP_STAGED_ELECTRON` names. */
export async function openInElectron(libraryDir: string): Promise<OpenHost> {
  const program = process.env.ARSIP_STAGED_ELECTRON;
  if (program == null) throw new Error('ARSIP_STAGED_ELECTRON names no Electron with the app inside');
  const app = await _electron.launch({
    executablePath: program,
    args: ['--no-sandbox', '--library', libraryDir],
    timeout: startTimeoutMs,
  });
  app.process().stderr?.pipe(process.stderr);
  const page = await app.firstWindow();
  await page.setViewportSize({ width: 1_280, height: 800 });
  return {
    page,
    pid: app.process().pid ?? 0,
    // The system's own dialog cannot be clicked from here: it answers as if the folder had been chosen.
    addFolder: async (path, press) => {
      await app.evaluate(({ dialog }, chosen) => {
        dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] });
      }, path);
      await press();
    },
    kill: () => killNow(app.process()),
    close: () => app.close(),
  };
}

/** A folder for the pictures of the steps, by project. */
export function makeScreensDir(project: string): string {
  const dir = join(projectDir, 'test-results', 'screens', project);
  mkdirSync(dir, { recursive: true });
  return dir;
}

function firstLine(host: ChildProcess): Promise<string> {
  return new Promise((settle, fail) => {
    const timeout = setTimeout(() => fail(new Error('the host printed no link')), startTimeoutMs);
    const heard = { text: '' };
    host.stdout?.setEncoding('utf8').on('data', (text: string) => {
      heard.text += text;
      const end = heard.text.indexOf('\n');
      if (end === -1) return;
      clearTimeout(timeout);
      settle(heard.text.slice(0, end));
    });
    host.once('exit', (code) => fail(new Error(`the host ended with ${code}`)));
  });
}

async function killNow(host: ChildProcess): Promise<void> {
  const ended = new Promise<void>((settle) => host.once('exit', () => settle()));
  host.kill('SIGKILL');
  await ended;
}

async function endInOrder(host: ChildProcess): Promise<void> {
  if (host.exitCode != null || host.signalCode != null) return;
  const ended = new Promise<void>((settle) => host.once('exit', () => settle()));
  host.kill('SIGTERM');
  await ended;
}
