import { writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { mixScore, sampleRate } from '../music/mixer/mixer.ts';
import { encodeMp3 } from '../music/mp3/encoder.ts';
import { scores } from '../music/scores.ts';
import type { RenderTask } from './render-songs.ts';

const { id, file, fingerprint } = workerData as RenderTask;
const score = scores.find((known) => known.id === id);
if (!score) throw new Error(`There is no score "${id}".`);
const mp3 = await encodeMp3(mixScore(score), sampleRate, score, fingerprint);
await writeFile(file, mp3);
parentPort?.postMessage(mp3.length);
