import { hash, randomBytes } from 'node:crypto';
import { handCalls, type MendedWords } from '#model/guestbook-hand.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import { type ContractBook, connect } from './book.ts';

export const makeSecret = () => randomBytes(24).toString('base64url');

/** The browser that writes an entry, with its secret. */
export function openAuthor(
  book: ContractBook,
  { secret = makeSecret(), sender = '192.0.2.1', facts = {} as FormFacts } = {},
) {
  const hand = hash('sha256', secret, 'base64url');
  const signing = connect(book, { sender, facts: { ...facts, hand } });
  const { client } = connect(book, { sender, facts: {} });
  return {
    secret,
    sign: signing.sign,
    check: (id: string) => client.rpc(handCalls.check, { entry_id: id, secret }),
    mend: (id: string, { name, website, message }: MendedWords) =>
      client.rpc(handCalls.mend, { entry_id: id, secret, name, website, message }),
    takeBack: (id: string) => client.rpc(handCalls.takeBack, { entry_id: id, secret }),
  };
}
