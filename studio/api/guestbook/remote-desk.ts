import {
  type DeskAction,
  type DeskAnswer,
  type DeskPage,
  type DeskQuery,
  type DeskVisits,
  type Span,
  writeDeskQuery,
} from '#model/owner-desk.ts';
import type { DeskNotices } from '#model/owner-notices.ts';
import { isPrivateAddress } from '#server/http/networks.ts';
import type { EnterAnswer } from '#studio/protocol/guestbook.ts';
import { TroubleError } from './desk-trouble.ts';
import type { WaysIn } from './ways-in.ts';

type Door = NonNullable<WaysIn['door']>;
type Asking = { fetch: typeof globalThis.fetch; timeoutMs?: number };

/** Of an answer of the door; a page of long messages with drawings is far smaller. */
const maxAnswerBytes = 4_000_000;

/** As `npm run guestbook -- door` prints it: the site's address, `door/`, and 43 characters. */
function readDoorLink(link: string): { address: string; secret: string } | undefined {
  const url = URL.parse(link.trim());
  const [, path, secret] = /^(\/(?:.*\/)?)door\/([\w-]{43})\/?$/.exec(url?.pathname ?? '') ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || path === undefined || secret === undefined) return undefined;
  return { address: url.origin + path, secret };
}

/** Over plain http everybody on the way could read along, so it is for this computer and for home. */
const isSafe = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  const name = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' || /^(.*\.)?localhost$|\.local$/.test(name) || isPrivateAddress(name);
};

/** Uses a link of the door up. Resolves with the way in, or with why there is none. */
export async function enterDoor(link: string, asking: Asking): Promise<{ door: Door } | EnterAnswer> {
  const read = readDoorLink(link);
  if (!read) return { outcome: 'refused', why: 'noLink' };
  const { address, secret } = read;
  if (!isSafe(address)) return { outcome: 'refused', why: 'insecure' };
  try {
    const response = await ask(address, 'door/in', asking, { form: { link: secret } });
    await response.body?.cancel();
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .find((pair) => /^(__Host-)?bonbon_door=[\w-]{43}$/.test(pair));
    if (response.status === 303 && cookie !== undefined) return { door: { address, cookie } };
    return { outcome: 'refused', why: response.status === 410 ? 'used' : 'unknown' };
  } catch {
    return { outcome: 'refused', why: 'unreachable' };
  }
}

/** What the owner reads and does on the site's own server. Throws a `TroubleError`. */
export function createRemoteDesk(door: Door, asking: Asking) {
  const { address, cookie } = door;

  async function read<Answer>(path: string, form?: Record<string, string>): Promise<Answer> {
    const unreachable = new TroubleError({ state: 'unreachable', address });
    const response = await ask(address, path, asking, { cookie, ...(form && { form }) }).catch(() => {
      throw unreachable;
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    if (response.status >= 500 || response.status === 429) {
      await response.body?.cancel();
      throw unreachable;
    }
    if (!isJson) {
      await response.body?.cancel();
      throw new TroubleError(await explainRefusal());
    }
    return JSON.parse(
      await readText(response).catch(() => {
        throw unreachable;
      }),
    ) as Answer;
  }

  /** To everybody but the owner there is no door; a server that has one, but no desk, is an older one. */
  async function explainRefusal() {
    const page = await ask(address, 'door', asking, { cookie }).catch(() => undefined);
    await page?.body?.cancel();
    if (!page) return { state: 'unreachable', address } as const;
    return page.status === 200 && page.headers.get('x-robots-tag')?.includes('noindex')
      ? ({ state: 'older', address } as const)
      : ({ state: 'signedOut', wasIn: true, address } as const);
  }

  const readBook = (query: string) =>
    read<{ page: DeskPage; token: string }>(query === '' ? 'door/desk' : `door/desk?${query}`);
  /** A server that has messages, but says nothing of notices, is an older one. */
  const readNotices = async (form?: Record<string, string>): Promise<DeskNotices | undefined> => {
    try {
      return (await read<{ notices: DeskNotices | null }>('door/desk/notices', form)).notices ?? undefined;
    } catch (error) {
      if (error instanceof TroubleError && error.trouble.state === 'older') return undefined;
      throw error;
    }
  };
  let token: string | undefined;
  return {
    async readPage(query: DeskQuery): Promise<DeskPage> {
      const answer = await readBook(writeDeskQuery(query));
      token = answer.token;
      return answer.page;
    },
    async act(action: DeskAction): Promise<DeskAnswer> {
      token ??= (await readBook('show=waiting')).token;
      return read<DeskAnswer>('door/desk', { token, action: JSON.stringify(action) });
    },
    /** Shuts this door for good. */
    async leave(): Promise<void> {
      token ??= (await readBook('show=waiting')).token;
      await read('door/desk/leave', { token });
    },
    readNotices: () => readNotices(),
    async testNotices(): Promise<DeskNotices | undefined> {
      token ??= (await readBook('show=waiting')).token;
      return readNotices({ token });
    },
    async readVisits(span: Span): Promise<DeskVisits | undefined> {
      return (await read<{ visits: DeskVisits | null }>(`door/desk/visits?by=${span}`)).visits ?? undefined;
    },
  };
}

type Sent = { cookie?: string; form?: Record<string, string> };

/** As a page of the site itself asks. A redirect would take the cookie to another host. */
function ask(address: string, path: string, { fetch, timeoutMs = 20_000 }: Asking, { cookie, form }: Sent) {
  return fetch(address + path, {
    method: form ? 'POST' : 'GET',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/json',
      'user-agent': 'Bonbon-Studio/1',
      ...(cookie !== undefined && { cookie }),
      ...(form && {
        origin: new URL(address).origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      }),
    },
    ...(form && { body: new URLSearchParams(form).toString() }),
  });
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxAnswerBytes) throw new RangeError('too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
