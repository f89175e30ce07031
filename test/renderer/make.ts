import type { FileId, FolderId, ItemId, JobId, RootId } from '../../contract/ids.ts';
import type { ActivityView, FailureDetail, FailureGroup, FailureView } from '../../contract/jobs.ts';
import type { ItemCell, ItemDetail } from '../../contract/media.ts';
import { type ReasonCode, reasons } from '../../contract/reasons.ts';
import type { RootView } from '../../contract/roots.ts';
import type { AddressBar } from '../../renderer/store/route-store.ts';
import type { FakeAnswers } from './fake-bridge.ts';

/** Factories with overrides: each makes a valid value of the contract. */
export function makeCell(id: number, over: Partial<ItemCell> = {}): ItemCell {
  return {
    itemId: id as ItemId,
    fileId: id as FileId,
    kind: 'photo',
    name: `IMG_${id}.jpg`,
    sortAt: 1_700_000_000_000 - id,
    width: 4_000,
    height: 3_000,
    durationMs: null,
    thumbHash: null,
    thumb: `v${id}`,
    offline: false,
    problem: null,
    ...over,
  };
}

export function makeDetail(id: number, over: Partial<ItemDetail> = {}): ItemDetail {
  return {
    itemId: id as ItemId,
    kind: 'photo',
    files: [
      {
        fileId: id as FileId,
        rootId: 1 as RootId,
        folderId: 1 as FolderId,
        name: `IMG_${id}.jpg`,
        path: `/pictures/IMG_${id}.jpg`,
        role: 'primary',
        sizeBytes: 4_800_000,
        modifiedAt: 1_700_000_000_000,
        mime: 'image/jpeg',
        status: 'indexed',
        version: 3,
        contentKey: 'xxh-1',
      },
    ],
    width: 4_000,
    height: 3_000,
    orientation: 1,
    takenAt: '2023-12-24T18:30:00+01:00',
    takenSource: 'EXIF',
    cameraMake: 'Canon',
    cameraModel: 'Canon EOS R6',
    lens: null,
    exposureSeconds: 0.004,
    fNumber: 5.6,
    iso: 200,
    focalLengthMm: null,
    latitude: null,
    longitude: null,
    altitudeM: null,
    durationMs: null,
    frameRate: null,
    videoCodec: null,
    audioCodec: null,
    title: null,
    description: null,
    artist: null,
    album: null,
    keywords: [],
    problems: [],
    thumb: `v${id}`,
    thumbHash: null,
    showAs: { how: 'image', why: null },
    ...over,
  };
}

export function makeGroup(code: ReasonCode, count: number, over: Partial<FailureGroup> = {}): FailureGroup {
  const { class: kind, title, meaning, remedy } = reasons[code];
  return { code, class: kind, title, meaning, remedy, count, files: count, ...over };
}

export function makeFailure(id: number, code: ReasonCode, over: Partial<FailureView> = {}): FailureView {
  return {
    jobId: id as JobId,
    fileId: id as FileId,
    rootId: 1 as RootId,
    code,
    title: reasons[code].title,
    message: 'Premature end of JPEG file',
    stage: 'metadata',
    required: true,
    name: `broken-${id}.jpg`,
    path: `/pictures/broken-${id}.jpg`,
    sizeBytes: 1_200,
    failedAt: 1_700_000_000_000,
    attempts: 1,
    ...over,
  };
}

export function makeFailureDetail(id: number, code: ReasonCode): FailureDetail {
  return {
    ...makeFailure(id, code),
    traceId: '01TRACE',
    meaning: reasons[code].meaning,
    remedy: reasons[code].remedy,
    fault: reasons[code].fault,
    payload: {},
    history: [
      {
        attempt: 1,
        startedAt: 1_700_000_000_000,
        endedAt: 1_700_000_000_120,
        durationMs: 120,
        worker: 'host-1',
        token: 7,
        code,
        message: 'Premature end of JPEG file',
        toolVersion: null,
      },
    ],
  };
}

export function makeRoot(id: number, over: Partial<RootView> = {}): RootView {
  return {
    rootId: id as RootId,
    folderId: (id * 100) as FolderId,
    path: `/pictures-${id}`,
    label: `Pictures ${id}`,
    state: 'online',
    stateReason: null,
    stateSince: 0,
    watchMode: 'auto',
    watching: { how: 'native', folders: 3, unwatchedFolders: 0, reason: null, remedy: null },
    scan: { phase: 'idle', seen: null, finishedAt: 1_700_000_000_000 },
    counts: { files: 10, indexed: 9, failed: 1, pending: 0, ignored: 0, held: 0 },
    ...over,
  };
}

export function makeActivity(over: Partial<ActivityView> = {}): ActivityView {
  return {
    paused: false,
    idle: true,
    queues: [],
    parked: [],
    files: { found: 10, indexed: 9, failed: 1, waiting: 0, attached: 0, ignored: 0, pending: 0 },
    pressure: [],
    limits: null,
    ...over,
  };
}

export function makeAddress(
  start = '#/',
): AddressBar & { hash: () => string; history: string[]; leave: (to: string) => void } {
  const state = { hash: start, history: [start], listeners: [] as (() => void)[] };
  return {
    read: () => state.hash,
    write(hash, how) {
      state.hash = hash;
      if (how === 'push') state.history.push(hash);
      else state.history.splice(-1, 1, hash);
    },
    onChange: (listener) => void state.listeners.push(listener),
    hash: () => state.hash,
    history: state.history,
    leave(to) {
      state.hash = to;
      for (const listener of state.listeners) listener();
    },
  };
}

/** Answers of a library with one watched folder and `count` items in December 2023. */
export function libraryOf(count: number): FakeAnswers {
  return {
    'app.info': () => ({
      version: '0.1.0',
      libraryId: 'lib',
      libraryPath: '/library',
      can: { pickFolder: false, dropPaths: false, reveal: true, openFile: true },
      mediaBase: '/media/',
    }),
    'settings.get': () => ({
      ffmpegPath: null,
      ffprobePath: null,
      paused: false,
      pausedQueues: [],
      theme: 'system',
      ignoreGlobs: [],
    }),
    'roots.list': () => [makeRoot(1)],
    'activity.get': () => makeActivity(),
    'failures.groups': () => [],
    'timeline.months': () => ({ version: 1, months: count > 0 ? [{ month: 202312, count }] : [], total: count }),
    'timeline.page': ({ offset, limit }) => ({
      version: 1,
      items: Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, at) => makeCell(offset + at + 1)),
    }),
    'item.get': ({ itemId }) => makeDetail(itemId),
    'item.neighbours': ({ fileId }) => ({
      previous: fileId > 1 ? makeCell(fileId - 1) : null,
      next: fileId < count ? makeCell(fileId + 1) : null,
    }),
    'view.visible': () => ({ raised: 0 }),
  };
}
