import { vi } from 'vitest';

/** Runs before every test file: `vi.waitFor` and `vi.waitUntil` wait as long as `expect.poll` does, and not one second. */
const { waitFor, waitUntil } = vi;
const timeout = 30_000;

type Options = Parameters<typeof waitFor>[1];
const patient = (options: Options) => (typeof options === 'number' ? options : { timeout, ...options });

vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
