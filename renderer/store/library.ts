import type { Bridge } from '../bridge.ts';
import { type ActivityStore, createActivityStore } from './activity-store.ts';
import { type AppStore, createAppStore } from './app-store.ts';
import { createFailuresStore, type FailuresStore } from './failures-store.ts';
import { dispatchEvent, followFeed } from './feed.ts';
import { createFoldersStore, type FoldersStore } from './folders-store.ts';
import { createHealthStore, type HealthStore } from './health-store.ts';
import { type Complain, createNoticesStore, type NoticesStore } from './notices-store.ts';
import { createPlaces, type Places } from './places.ts';
import { createRootsStore, type RootsStore } from './roots-store.ts';
import { type AddressBar, createRouteStore, type RouteStore } from './route-store.ts';
import { createTimelineStore, type TimelineStore } from './timeline-store.ts';
import { type Timers, throttle } from './timers.ts';
import { createViewerStore, type ViewerStore } from './viewer-store.ts';

/** Every store of a window, over one bridge. Nothing here knows React. */
export type Library = {
  readonly bridge: Bridge;
  readonly app: AppStore;
  readonly route: RouteStore;
  readonly notices: NoticesStore;
  readonly timeline: TimelineStore;
  readonly viewer: ViewerStore;
  readonly roots: RootsStore;
  readonly folders: FoldersStore;
  readonly activity: ActivityStore;
  readonly failures: FailuresStore;
  readonly health: HealthStore;
  readonly places: Places;
  /** Begins to follow the library; returns what ends it. */
  readonly start: () => () => void;
};

const reloadEveryMs = 1_000;
/** The tree's numbers may be a little behind: each opened folder is a request. */
const foldersEveryMs = 5_000;

export function createLibrary(bridge: Bridge, timers: Timers, address: AddressBar): Library {
  const notices = createNoticesStore(timers);
  const complain: Complain = (error) => notices.getState().push('warning', error.message);
  const tell = (text: string) => notices.getState().push('info', text);

  const app = createAppStore(bridge, complain);
  const route = createRouteStore(address);
  const timeline = createTimelineStore(bridge, timers);
  const viewer = createViewerStore(bridge, complain);
  const roots = createRootsStore(bridge, complain);
  const folders = createFoldersStore(bridge);
  const activity = createActivityStore(bridge, complain);
  const failures = createFailuresStore(bridge, complain, tell);
  const health = createHealthStore(bridge);
  const places = createPlaces(50);

  const reloadFailures = throttle(timers, reloadEveryMs, () => void failures.getState().load());
  const refreshFolders = throttle(timers, foldersEveryMs, () =>
    folders.getState().refresh(roots.getState().roots ?? []),
  );
  const reloadRoots = throttle(timers, reloadEveryMs, () => void roots.getState().load().then(refreshFolders));
  const reloadShown = throttle(timers, reloadEveryMs, () => {
    void app.getState().load();
    void activity.getState().load();
    timeline.getState().invalidate();
    viewer.getState().refresh();
    reloadRoots();
    reloadFailures();
  });

  const start = () =>
    followFeed(bridge, {
      onConnection: (connected) => app.getState().setConnected(connected),
      onGap: reloadShown,
      onEvent: (event) =>
        dispatchEvent(event, {
          items: ({ fileIds }) => {
            timeline.getState().invalidate();
            if (folders.getState().branches.size > 0) refreshFolders();
            const shown = viewer.getState().cell?.fileId;
            if (shown != null && (fileIds == null || fileIds.includes(shown))) viewer.getState().refresh();
          },
          activity: ({ activity: view }) => {
            activity.getState().receive(view);
            // The cards of the watched folders count along while they are looked at.
            if (route.getState().route.at === 'roots') reloadRoots();
          },
          roots: reloadRoots,
          failures: ({ count }) => {
            failures.getState().receiveCount(count);
            if (route.getState().route.at === 'failures') reloadFailures();
          },
          settings: () => void app.getState().load(),
          notice: ({ tone, text }) => notices.getState().push(tone, text),
        }),
    });

  return { bridge, app, route, notices, timeline, viewer, roots, folders, activity, failures, health, places, start };
}
