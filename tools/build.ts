import { BuildFailed, ensureBuild } from './ensure-build.ts';

try {
  const startedAt = performance.now();
  const outcome = await ensureBuild();
  console.log(outcome === 'built' ? `built dist/ in ${seconds(startedAt)} s` : 'dist/ is current');
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function seconds(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}
