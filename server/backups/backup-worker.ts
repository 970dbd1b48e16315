import { parentPort, workerData } from 'node:worker_threads';
import { makeVerifiedCopy } from '#server/storage/verified-copy.ts';

// In a separate thread, because checking a large database takes seconds, which would block the event loop.
const { source, copy } = workerData;
makeVerifiedCopy(source, copy).then(
  (counts) => parentPort?.postMessage({ counts }),
  (error: Error) => parentPort?.postMessage({ fault: error.message }),
);
