import { type HandProof, handCalls, handSecretPattern, type MendedWords } from '#model/guestbook-hand.ts';
import { apiErrors } from '../api/api-errors.ts';
import { parseObject, readText } from '../api/sent-row.ts';

const proofNames = ['entry_id', 'secret'];
const wordNames = ['name', 'website', 'message'];

/** The arguments of each call; a function with others does not exist. */
const argumentsOf: Record<string, readonly string[]> = {
  [handCalls.check]: proofNames,
  [handCalls.mend]: [...proofNames, ...wordNames],
  [handCalls.takeBack]: proofNames,
};

/** Parses the body of a call. Throws an `ApiError`. */
export function readSentHand(call: string, body: Uint8Array): HandProof & MendedWords {
  const sent = parseObject(body);
  const names = argumentsOf[call] ?? [];
  if (Object.keys(sent).sort().join() !== [...names].sort().join()) throw apiErrors.unknownFunction(call);
  const text = (name: string) => (names.includes(name) ? readText(sent, name) : '');
  const secret = text('secret');
  return {
    entry_id: text('entry_id'),
    // What is no secret of a browser is nobody's.
    secret: new RegExp(`^${handSecretPattern}$`).test(secret) ? secret : '',
    name: text('name'),
    website: text('website'),
    message: text('message'),
  };
}
