import { BuildFailed, ensureBuild } from '../../tools/ensure-build.ts';

/**
 * Before any test file: dist/ matches the sources, since workers, threads and hosts run from it. When the build fails,
 * tests of pure code still run; those that start a built file meet the last good build, and this line says so. In
 * `npm test` the build is a step of its own and its failure counts.
 */
export async function setup(): Promise<void> {
  try {
    await ensureBuild();
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error;
    console.error(
      `${error.message}\n\nTests that run built files meet the LAST GOOD build, not these sources.\n`,
      '(npx vite build builds in place what can be built.)\n',
    );
  }
}
