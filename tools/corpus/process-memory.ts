import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process and of all that it started, in bytes, from /proc; 0 where the system has none. */
export function childMemory(rootPid: number): number {
  const known = new Map<number, { readonly parent: number; readonly bytes: number }>();
  for (const name of listProcesses()) {
    const fields = statOf(name);
    if (fields != null) known.set(Number(name), { parent: Number(fields[1]), bytes: Number(fields[21]) * 4_096 });
  }
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at != null && at > 1; at = known.get(at)?.parent) {
      if (at === rootPid) return true;
    }
    return false;
  };
  return [...known].reduce((sum, [pid, { bytes }]) => (isBelow(pid) ? sum + bytes : sum), 0);
}

function listProcesses(): string[] {
  return process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
}

/** The fields behind the name, which may hold anything. Null for a process that is gone already. */
function statOf(pid: string): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}
