import ignore from 'ignore';
import { extensionOf, mediaExtensions, sidecarExtensions } from './extensions.ts';

/**
 * Which names stay out, and by what rule. Asked by name before anything else: a name that is ignored is not looked at
 * on the disk, and an ignored folder is neither walked nor watched.
 */
export type IgnoreRules = {
  /**
   * The rule that keeps this entry out, as text for a person; null to take it in.
   * `parent` is the display path of its folder below the root, '' for the root itself, with '/' between names.
   */
  readonly ruleFor: (parent: string, displayName: string, isFolder: boolean) => string | null;
};

const folderRules: ReadonlyMap<string, string> = new Map([
  ['node_modules', 'node_modules'],
  ['bower_components', 'node_modules'],
  ['__pycache__', 'cache'],
  ['@eadir', '@eaDir'],
  ['#recycle', 'trash'],
  ['@recycle', 'trash'],
  ['$recycle.bin', 'trash'],
  ['recycler', 'trash'],
  ['lost+found', 'system'],
  ['system volume information', 'system'],
  ['#snapshot', 'system'],
  ['@recently-snapshot', 'system'],
]);

const fileRules: ReadonlyMap<string, string> = new Map(
  ['thumbs.db', 'ehthumbs.db', 'desktop.ini', 'icon\r', 'folder.jpg:zone.identifier'].map((name) => [name, 'system']),
);

/** Folders that a system or program shows as one file. What is inside belongs to that program. */
const packageExtensions: ReadonlySet<string> = new Set([
  'app',
  'framework',
  'bundle',
  'photoslibrary',
  'photolibrary',
  'migratedphotolibrary',
  'aplibrary',
  'lrdata',
  'lrlibrary',
  'fcpbundle',
  'imovielibrary',
  'theater',
  'tvlibrary',
  'musiclibrary',
  'logicx',
  'band',
  'xcodeproj',
]);

/**
 * The default rules and a person's own globs (gitignore syntax, matched below the root; a later `!glob` takes back an
 * earlier one of theirs, never a default). A glob that cannot be understood is left out; `unusable` names it.
 */
export function createIgnoreRules(globs: readonly string[]): IgnoreRules & { readonly unusable: readonly string[] } {
  const own = ignore({ allowRelativePaths: true });
  const unusable: string[] = [];
  for (const glob of globs) {
    if (glob.trim() === '') continue;
    if (isUsable(glob)) own.add(glob);
    else unusable.push(glob);
  }
  const hasOwn = globs.length > unusable.length;
  return {
    unusable,
    ruleFor: (parent, displayName, isFolder) => {
      const byDefault = isFolder ? folderRule(displayName) : droppingRule(displayName);
      if (byDefault != null) return byDefault;
      if (hasOwn) {
        const path = parent === '' ? displayName : `${parent}/${displayName}`;
        const found = own.test(isFolder ? `${path}/` : path);
        if (found.ignored) return `glob:${found.rule?.pattern ?? ''}`;
      }
      return isFolder ? null : mediaRule(displayName);
    },
  };
}

/** Files in a watched folder that say what to leave out; both are written by people and programs, never by Arsip. */
export const ignoreFileName = '.arsipignore';
export const noMediaName = '.nomedia';
const mostIgnoreCharacters = 65_536;

/** Everything in a folder with a `.nomedia` file stays out, and everything below it, as phones have it. */
export const nothingBelow: IgnoreRules = { ruleFor: () => noMediaName };

/**
 * Adds the lines of an `.arsipignore` (gitignore syntax, of the folder at `base` and below it) to the rules of the
 * folders above. A later or deeper line wins, as in git; no line takes back a default.
 */
export function withIgnoreFile(outer: IgnoreRules, base: string, text: string): IgnoreRules {
  const own = ignore({ allowRelativePaths: true });
  for (const line of text.slice(0, mostIgnoreCharacters).split(/\r?\n/)) if (isUsable(line)) own.add(line);
  return {
    ruleFor: (parent, displayName, isFolder) => {
      const rule = outer.ruleFor(parent, displayName, isFolder);
      const isOwn = rule?.startsWith('glob:') === true || rule?.startsWith(`${ignoreFileName}:`) === true;
      // Defaults stand above; what is no media is only said when no line of a person's own says more.
      if (rule != null && !isOwn && !rule.startsWith('not-media:')) return rule;
      const below = base === '' ? parent : parent.slice(base.length + 1);
      const path = below === '' ? displayName : `${below}/${displayName}`;
      const found = own.test(isFolder ? `${path}/` : path);
      if (found.ignored) return `${ignoreFileName}:${found.rule?.pattern ?? ''}`;
      if (found.unignored && isOwn) return isFolder ? null : mediaRule(displayName);
      return rule;
    },
  };
}

function isUsable(glob: string): boolean {
  try {
    ignore().add(glob).ignores('probe');
    return true;
  } catch {
    // The package turns globs into regular expressions and throws for one it cannot: said to the person as unusable.
    return false;
  }
}

function folderRule(name: string): string | null {
  if (name.startsWith('.')) return name === '.git' ? '.git' : 'hidden';
  const lower = name.toLowerCase();
  const rule = folderRules.get(lower);
  if (rule != null) return rule;
  return packageExtensions.has(extensionOf(lower)) ? 'app-package' : null;
}

function droppingRule(name: string): string | null {
  if (name === '.DS_Store' || name.startsWith('._')) return 'system';
  if (name.startsWith('.')) return 'hidden';
  return fileRules.get(name.toLowerCase()) ?? null;
}

function mediaRule(name: string): string | null {
  const extension = extensionOf(name);
  // Without an extension only the content can tell.
  if (extension === '' || mediaExtensions.has(extension) || sidecarExtensions.has(extension)) return null;
  return `not-media:.${extension}`;
}
