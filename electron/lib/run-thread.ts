import { Worker } from 'node:worker_threads';

/**
 * Runs a thread that answers once, and gives its answer. Rejects with the thread's error, or when it ends without an
 * answer.
 */
export function runThread(path: string, workerData: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path, { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread ended with code ${code} and no answer`)));
  });
}
