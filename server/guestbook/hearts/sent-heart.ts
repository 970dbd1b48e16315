import { type HeartProof, heartKeyPattern } from '#model/guestbook-hearts.ts';
import { apiErrors } from '../api/api-errors.ts';
import { parseObject, readText } from '../api/sent-row.ts';

const key = new RegExp(`^${heartKeyPattern}$`);

/** Parses the body of a call. Throws an `ApiError`. */
export function readSentHeart(call: string, body: Uint8Array): HeartProof {
  const sent = parseObject(body);
  // A function with other arguments does not exist.
  if (Object.keys(sent).sort().join() !== 'entry_id,key') throw apiErrors.unknownFunction(call);
  const proof = { entry_id: readText(sent, 'entry_id'), key: readText(sent, 'key') };
  if (!key.test(proof.key)) throw apiErrors.badHeartKey();
  return proof;
}
