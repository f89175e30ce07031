/** What the tests need beyond npm: the names it has in Debian and Ubuntu, newest first, and what it is for. */
export type Need = {
  readonly packages: readonly string[];
  /** A program that proves it is there, however it came. */
  readonly program?: string;
  readonly usedFor: string;
};

export const needs: readonly Need[] = [
  { packages: ['ffmpeg'], program: 'ffmpeg', usedFor: 'making sample media and video posters' },
  { packages: ['chromium', 'chromium-browser'], program: 'chromium', usedFor: 'end-to-end tests in a browser' },
  { packages: ['fonts-liberation'], usedFor: 'words on screenshots' },
  { packages: ['xvfb'], program: 'xvfb-run', usedFor: 'the desktop window without a screen' },
  { packages: ['xauth'], program: 'xauth', usedFor: 'xvfb-run' },
  { packages: ['libgtk-3-0t64', 'libgtk-3-0'], usedFor: "Electron's window" },
  { packages: ['libnss3'], usedFor: "Electron's window" },
  { packages: ['libasound2t64', 'libasound2'], usedFor: "Electron's window" },
  { packages: ['libgbm1'], usedFor: "Electron's window" },
  { packages: ['zip'], program: 'zip', usedFor: 'packaging with a given Electron' },
];

/** Names that `dpkg --get-selections` lists as installed; a name may carry its architecture (`libnss3:amd64`). */
export function parseInstalled(output: string): ReadonlySet<string> {
  return new Set(
    output
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([name = '', state]) => (state === 'install' || state === 'hold' ? (name.split(':')[0] ?? []) : [])),
  );
}

/** Names for which `apt-cache policy` shows a version that can be installed. */
export function parseInstallable(output: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const block of output.split(/^(?=\S)/m)) {
    const name = /^(\S+):$/m.exec(block)?.[1];
    const candidate = /^\s+Candidate: (.+)$/m.exec(block)?.[1];
    if (name != null && candidate != null && candidate !== '(none)') names.add(name);
  }
  return names;
}

/** The needs that neither an installed package nor a program on the PATH meets. */
export function missingNeeds(
  all: readonly Need[],
  installed: ReadonlySet<string>,
  hasProgram: (name: string) => boolean,
): Need[] {
  return all.filter(
    ({ packages, program }) =>
      !packages.some((name) => installed.has(name)) && !(program != null && hasProgram(program)),
  );
}

/** One package for each need: the first that this release offers, else the last of its names. */
export function packagesToInstall(missing: readonly Need[], installable: ReadonlySet<string>): string[] {
  return missing.flatMap(({ packages }) => packages.find((name) => installable.has(name)) ?? packages.at(-1) ?? []);
}
