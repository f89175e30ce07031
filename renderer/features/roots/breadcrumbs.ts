export type Crumb = { readonly name: string; readonly path: string };

/** The folders above a path and itself, outermost first; for `/a/b` and for `C:\a\b`. */
export function breadcrumbs(path: string): Crumb[] {
  const windows = /^[A-Za-z]:/.test(path);
  const separator = windows ? '\\' : '/';
  const names = path.split(separator).filter((name) => name !== '');
  const crumbs: Crumb[] = windows ? [] : [{ name: '/', path: '/' }];
  names.forEach((name, at) => {
    const inner = names.slice(0, at + 1).join(separator);
    crumbs.push({ name, path: windows ? (at === 0 ? `${name}\\` : inner) : `/${inner}` });
  });
  return crumbs;
}
