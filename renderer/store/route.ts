import { FolderId, RootId } from '../../contract/ids.ts';
import type { Scope } from '../../contract/media.ts';
import { assertNever } from '../assert-never.ts';

/** The place a person is at, as it stands behind the `#` of the address, so that back, forward and reload work. */
export type Route =
  | { readonly at: 'timeline' }
  | { readonly at: 'kind'; readonly kind: 'photo' | 'video' | 'audio' }
  | { readonly at: 'folder'; readonly rootId: RootId; readonly trail: readonly FolderId[] }
  | { readonly at: 'search'; readonly text: string }
  | { readonly at: 'roots' }
  | { readonly at: 'activity' }
  | { readonly at: 'failures' }
  | { readonly at: 'health' }
  | { readonly at: 'settings' };

const kinds = { photos: 'photo', videos: 'video', audio: 'audio' } as const;
const kindWords = { photo: 'photos', video: 'videos', audio: 'audio' } as const;

/** Reads an address; whatever is not one of ours is the timeline. */
export function parseRoute(hash: string): Route {
  const [head = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  switch (head) {
    case 'photos':
    case 'videos':
    case 'audio':
      return { at: 'kind', kind: kinds[head] };
    case 'folder': {
      const [root, ...trail] = rest.map(Number);
      const rootId = RootId.safeParse(root);
      const ids = trail.map((id) => FolderId.safeParse(id)).flatMap((parsed) => (parsed.success ? [parsed.data] : []));
      return rootId.success ? { at: 'folder', rootId: rootId.data, trail: ids } : { at: 'timeline' };
    }
    case 'search':
      return { at: 'search', text: decodeText(rest.join('/')) };
    case 'watched':
      return { at: 'roots' };
    case 'activity':
    case 'failures':
    case 'health':
    case 'settings':
      return { at: head };
    default:
      return { at: 'timeline' };
  }
}

export function formatRoute(route: Route): string {
  switch (route.at) {
    case 'timeline':
      return '#/';
    case 'kind':
      return `#/${kindWords[route.kind]}`;
    case 'folder':
      return `#/folder/${[route.rootId, ...route.trail].join('/')}`;
    case 'search':
      return `#/search/${encodeURIComponent(route.text)}`;
    case 'roots':
      return '#/watched';
    case 'activity':
    case 'failures':
    case 'health':
    case 'settings':
      return `#/${route.at}`;
    default:
      return assertNever(route);
  }
}

/** What the grid of a place shows; null where there is no grid. */
export function scopeOf(route: Route): Scope | null {
  switch (route.at) {
    case 'timeline':
      return {};
    case 'kind':
      return { kind: route.kind };
    case 'folder': {
      const folderId = route.trail.at(-1);
      return folderId == null ? { rootId: route.rootId } : { rootId: route.rootId, folderId };
    }
    case 'search':
      return { text: route.text };
    case 'roots':
    case 'activity':
    case 'failures':
    case 'health':
    case 'settings':
      return null;
    default:
      return assertNever(route);
  }
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
