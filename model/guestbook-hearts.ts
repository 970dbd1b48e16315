/**
 * Hearts that visitors give to entries. A browser has one random key and sends it with each heart, in the body of a POST; the
 * backend keeps a hash of the key and the entry, which is another one for each entry, and everybody reads only how many there are.
 */
export const heartCalls = { give: 'guestbook_give_heart', take: 'guestbook_take_heart' } as const;
export type HeartCall = (typeof heartCalls)[keyof typeof heartCalls];

/** The arguments of both calls. The answer is the same if nothing was left to be done. */
export type HeartProof = { entry_id: string; key: string };
export type HeartAnswer = { hearts: number };

/** Whose heart an entry has: the first letters of the SHA-256 of `key:entry_id` in base64url. */
export type Heart = { entry_id: string; giver: string };

/** The same patterns are in the migrations. */
export const heartKeyPattern = '[0-9A-Za-z_-]{22,64}';
export const giverLength = 22;
export const giverPattern = `[0-9A-Za-z_-]{${giverLength}}`;

/**
 * A sender may give or take this many times as many hearts in an hour as they may sign; so may all senders together. The same
 * number is in the migrations.
 */
export const heartsPerEntry = 12;

/** Further codes of refusals, beside `errorCodes` of model/guestbook-table.ts. */
export const heartCodes = {
  /** 404: there is no such entry, or not everybody sees it. */
  unknown: 'PT404',
  /** 401: the owner takes no hearts. */
  off: '42501',
  /** 400: no browser has such a key. */
  badKey: '22023',
} as const;
