/** What `npm start` found out about the machine. */
export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
};

export type HostChoice =
  | { readonly host: 'window'; readonly program: string }
  | { readonly host: 'browser'; readonly why: string };

/** Linux has a display only if the session says so; the others always have one. */
export function hasDisplay({ platform, env }: Machine): boolean {
  if (platform === 'darwin' || platform === 'win32') return true;
  return isSet(env.DISPLAY) || isSet(env.WAYLAND_DISPLAY);
}

/** The window where it can open, else the browser with the reason in one line. */
export function chooseHost(machine: Machine, electron: string | null): HostChoice {
  if (!hasDisplay(machine)) return { host: 'browser', why: 'there is no display here' };
  if (electron == null) return { host: 'browser', why: "Electron's program is not here and could not be downloaded" };
  return { host: 'window', program: electron };
}

/**
 * The arguments of Electron: a staged or packaged one has the app inside and takes folders only, a bare one is told
 * the app's folder. Root on Linux has no sandbox to offer and Chromium refuses to start with one.
 */
export function electronArguments(given: {
  readonly folders: readonly string[];
  readonly projectDir: string;
  readonly hasAppInside: boolean;
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
}): string[] {
  return [
    ...(given.platform === 'linux' && given.isRoot ? ['--no-sandbox'] : []),
    ...(given.hasAppInside ? [] : [given.projectDir]),
    ...given.folders,
  ];
}

function isSet(value: string | undefined): boolean {
  return value != null && value !== '';
}
