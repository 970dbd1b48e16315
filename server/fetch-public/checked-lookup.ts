import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { FetchFailure } from './fetch-failure.ts';

/** Finds a host's addresses for one connection, and gives it only the allowed ones: no second look-up can differ. */
export const createCheckedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return callback(new FetchFailure('private'), '');
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };
