import { createStore, type StoreApi } from 'zustand/vanilla';
import { formatRoute, parseRoute, type Route } from './route.ts';

/** The address bar, or what stands for it. */
export type AddressBar = {
  readonly read: () => string;
  /** `replace` writes over the entry in the history, as for each letter of a search. */
  readonly write: (hash: string, how: 'push' | 'replace') => void;
  readonly onChange: (listener: () => void) => void;
};

export type RouteState = {
  readonly route: Route;
  readonly go: (route: Route) => void;
  /** Shows the results of a text, or goes back to where the search began when it is empty. */
  readonly search: (text: string) => void;
};

export type RouteStore = StoreApi<RouteState>;

export function createRouteStore(address: AddressBar): RouteStore {
  const start = parseRoute(address.read());
  // Where an emptied search goes back to.
  const origin = { route: start.at === 'search' ? ({ at: 'timeline' } as Route) : start };
  const store = createStore<RouteState>((set, get) => {
    const move = (route: Route, how: 'push' | 'replace') => {
      if (route.at !== 'search') origin.route = route;
      address.write(formatRoute(route), how);
      set({ route });
    };
    return {
      route: start,
      go: (route) => move(route, formatRoute(route) === formatRoute(get().route) ? 'replace' : 'push'),
      search(text) {
        const searching = get().route.at === 'search';
        if (text.trim() !== '') move({ at: 'search', text }, searching ? 'replace' : 'push');
        else if (searching) move(origin.route, 'replace');
      },
    };
  });
  address.onChange(() => {
    const route = parseRoute(address.read());
    if (formatRoute(route) !== formatRoute(store.getState().route)) store.setState({ route });
  });
  return store;
}

export function browserAddress(window: Window): AddressBar {
  return {
    read: () => window.location.hash,
    write(hash, how) {
      if (how === 'push') window.history.pushState(null, '', hash);
      else window.history.replaceState(null, '', hash);
    },
    onChange: (listener) => {
      window.addEventListener('popstate', listener);
      window.addEventListener('hashchange', listener);
    },
  };
}
