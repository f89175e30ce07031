import { dialog, shell } from 'electron';
import { ownerSocketPath } from '../lib/owner-address.ts';
import { connectOwner, OwnerUnreachable } from '../lib/owner-client.ts';

export type Choice = 'try-again' | 'restore-backup' | 'rebuild' | 'quit';

/**
 * Another process has the library: hand it the folders and ask it to show itself. Resolves with `quit` when it did, or
 * with what the person chose when it cannot (a command of the terminal shows nothing).
 */
export async function showOwner(libraryDir: string, folders: readonly string[]): Promise<Choice> {
  try {
    const owner = await connectOwner(ownerSocketPath(libraryDir));
    try {
      for (const path of folders) await owner.request('roots.add', { path });
      const { shown, link } = await owner.request('app.show', {});
      if (link != null) await shell.openExternal(link);
      if (shown || link != null) return 'quit';
    } finally {
      owner.close();
    }
  } catch (error) {
    if (!(error instanceof OwnerUnreachable)) throw error;
  }
  return await ask(
    'The library is in use',
    'Another Arsip, such as a command in a terminal, has this library open and shows no window.',
    [
      ['Try again', 'try-again'],
      ['Quit', 'quit'],
    ],
  );
}

/** The database cannot be used: says why and offers what helps. */
export async function askForRepair(trouble: string, message: string): Promise<Choice> {
  if (trouble !== 'damaged') return await ask('The library cannot be opened', message, [['Quit', 'quit']]);
  return await ask(
    'The library is damaged',
    `${message}\n\nThe last backup can be put in its place, or a new library made by reading all folders again. The damaged database is kept either way.`,
    [
      ['Restore the last backup', 'restore-backup'],
      ['Start a new library', 'rebuild'],
      ['Quit', 'quit'],
    ],
  );
}

async function ask(message: string, detail: string, buttons: readonly (readonly [string, Choice])[]): Promise<Choice> {
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    message,
    detail,
    buttons: buttons.map(([label]) => label),
    cancelId: buttons.length - 1,
    noLink: true,
  });
  return buttons[response]?.[1] ?? 'quit';
}
