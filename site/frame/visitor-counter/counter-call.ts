import { type CounterCall, readCount } from '#model/visitors.ts';

const callTimeoutMs = 10_000;

/** The count that the counter at `address` answers after `visit`, which it then includes. */
export async function callCounter(
  address: string | undefined,
  request: typeof fetch,
  visit: Promise<void> | undefined,
): Promise<CounterCall> {
  if (!address) return { isAnswered: false };
  await visit;
  try {
    const response = await request(address, { signal: AbortSignal.timeout(callTimeoutMs) });
    const count = readCount((await response.json())?.count);
    // GoatCounter answers 404 with a count of "0" for a path without visits.
    return { isAnswered: response.ok || count !== undefined, count };
  } catch {
    return { isAnswered: false };
  }
}
