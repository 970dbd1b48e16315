import type { z } from 'zod';
import { PublishError } from './publish-error.ts';

/** A host's answer as it should be. Throws a `PublishError` for any other: a network may answer with a page of its own. */
export function readShape<Shape>(host: string, shape: z.ZodType<Shape>, answer: unknown): Shape {
  const { success, data } = shape.safeParse(answer);
  if (!success) throw new PublishError('unreachable', `${host} gives an answer that makes no sense.`);
  return data;
}

/** Undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A host's own words, for an owner to read: in one line, and without the key. */
export const quoteHost = (words: string, key: string): string =>
  words
    .replaceAll(key, '…')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);
