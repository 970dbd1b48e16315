import { parentPort, workerData } from 'node:worker_threads';
import { findFaults } from './database.ts';

// A thread of its own: for a large database the check takes seconds, in which nobody would be answered.
parentPort?.postMessage(findFaults(workerData));
