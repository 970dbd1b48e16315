import type { SiteEvent } from '#studio/protocol/site-state.ts';
import { NoAnswer, NotLetIn, Refusal, type StudioApi } from './studio-api.ts';

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, init);
  } catch (cause) {
    throw new NoAnswer(path, { cause });
  }
  if (response.status === 401 || response.status === 403) throw new NotLetIn(path);
  const isJson = response.headers.get('content-type')?.includes('json');
  const body: unknown = isJson ? await response.json().catch(() => undefined) : undefined;
  if (response.ok && body !== undefined) return body as Answer;
  const { sentence, error } = (body ?? {}) as { sentence?: unknown; error?: unknown };
  for (const said of [sentence, error]) if (typeof said === 'string') throw new Refusal(said);
  throw new NoAnswer(`${path}: ${response.status}`);
}

const get = <Answer>(path: string) => ask<Answer>(path);
const post = <Answer>(path: string, body: object = {}) =>
  ask<Answer>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The events that have a type; a server may also send them without one, with it in the data. */
const eventTypes = ['message', 'site', 'job'] as const;

/** In milliseconds: how long the events may be gone until the studio counts as stopped, and when they are asked for again. */
const lostAfter = 3000;
const askAgainAfter = 1500;

function watch(onEvent: (event: SiteEvent) => void, onConnection: (isThere: boolean) => void): () => void {
  let source: EventSource;
  let lost: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const read = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as SiteEvent);
  const connect = () => {
    source = new EventSource('/api/events');
    for (const type of eventTypes) source.addEventListener(type, read);
    source.addEventListener('open', () => {
      clearTimeout(lost);
      lost = undefined;
      onConnection(true);
    });
    source.addEventListener('error', () => {
      lost ??= setTimeout(() => onConnection(false), lostAfter);
      // A browser asks again by itself unless it was refused.
      if (source.readyState === EventSource.CLOSED) again = setTimeout(connect, askAgainAfter);
    });
  };
  connect();
  return () => {
    clearTimeout(lost);
    clearTimeout(again);
    source.close();
  };
}

export const httpApi: StudioApi = {
  readSite: () => get('site'),
  readFields: () => get('fields'),
  change: (request) => post('change', request),
  undo: () => post('undo'),
  redo: () => post('redo'),
  readHistory: () => get('history'),
  returnTo: (step) => post('history/return', { step }),
  settle: (request) => post('drafts/settle', request),
  readBin: () => get('bin'),
  putBack: (id) => post('bin/put-back', { id }),
  changeItems: (what, request) => post(`items/${what}`, request),
  leaveOut: (name) => post('pages/leave-out', { name }),
  takeUp: (name) => post('pages/take-up', { name }),
  watch,
  get,
  post,
};
