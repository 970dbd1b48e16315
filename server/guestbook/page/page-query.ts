import { type PagePlace, readPlace, writePlace } from '#model/guestbook-pages.ts';
import type { SentForm } from '#model/guestbook-view.ts';

/** What a page's address asks for. */
export type PageQuery = {
  /** The same for the same page; empty for the newest messages. */
  key: string;
  /** After signing. */
  sent?: SentForm & { kind: 'signed' };
  /** Only what is older. */
  before?: PagePlace;
};

const thanksPattern = /^(visible|waiting)(-without-website)?$/;

/** Reads the query of the page's address; whatever else is in it, such as a campaign's name, changes nothing. */
export function readPageQuery(query: string): PageQuery {
  const parameters = new URLSearchParams(query);
  const before = readPlace(parameters.get('before'));
  if (before) return { key: `before=${writePlace(before)}`, before };
  const [thanks, state, isWebsiteLeftOut] = thanksPattern.exec(parameters.get('thanks') ?? '') ?? [];
  if (thanks === undefined) return { key: '' };
  return {
    key: `thanks=${thanks}`,
    sent: { kind: 'signed', isWaiting: state === 'waiting', isWebsiteLeftOut: isWebsiteLeftOut !== undefined },
  };
}

export const writeThanksQuery = ({ isWaiting, isWebsiteLeftOut }: SentForm & { kind: 'signed' }): string =>
  `?thanks=${isWaiting ? 'waiting' : 'visible'}${isWebsiteLeftOut ? '-without-website' : ''}`;
