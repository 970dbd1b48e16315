import { type BookQuery, readBookQuery, writeBookQuery, writePlace } from '#model/guestbook-pages.ts';
import type { SentForm } from '#model/guestbook-view.ts';

/** What a page's address asks for. */
export type PageQuery = BookQuery & {
  /** The same for the same page; empty for the newest messages. */
  key: string;
  /** After signing. */
  sent?: SentForm & { kind: 'signed' };
};

const thanksPattern = /^(visible|waiting|private)(-without-website)?$/;

/** Reads the query of the page's address; whatever else is in it, such as a campaign's name, changes nothing. */
export function readPageQuery(query: string): PageQuery {
  const parameters = new URLSearchParams(query);
  const { find, before } = readBookQuery(query);
  const key = writeBookQuery({ find, before: before && writePlace(before) });
  if (key !== '') return { key, find, before };
  const [thanks, state, isWebsiteLeftOut] = thanksPattern.exec(parameters.get('thanks') ?? '') ?? [];
  if (thanks === undefined) return { key: '' };
  return {
    key: `thanks=${thanks}`,
    sent: {
      kind: 'signed',
      ...((state === 'waiting' || state === 'private') && { status: state }),
      isWebsiteLeftOut: isWebsiteLeftOut !== undefined,
    },
  };
}

export const writeThanksQuery = ({ status, isWebsiteLeftOut }: SentForm & { kind: 'signed' }): string =>
  `?thanks=${status ?? 'visible'}${isWebsiteLeftOut ? '-without-website' : ''}`;
