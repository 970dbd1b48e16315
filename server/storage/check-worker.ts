import { parentPort, workerData } from 'node:worker_threads';
import { findFaults } from './database-file.ts';

// In a separate thread, because checking a large database takes seconds, which would block the event loop.
parentPort?.postMessage(findFaults(workerData));
