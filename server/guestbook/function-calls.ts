import type { Context } from 'hono';
import { handCalls } from '#model/guestbook-hand.ts';
import { type HeartCall, heartCalls } from '#model/guestbook-hearts.ts';
import { formFactsHeader, readFormFacts } from '#model/guestbook-table.ts';
import { readBody } from '#server/http/request-body.ts';
import type { AnswerHeaders } from '#server/http/security-headers.ts';
import type { Sender } from '#server/http/senders.ts';
import { answerCalled } from './api/api-answers.ts';
import { apiErrors, maxBodyBytes } from './api/api-errors.ts';
import type { Hands } from './hand/hands.ts';
import { readSentHand } from './hand/sent-hand.ts';
import type { ChangeHeart } from './hearts/hearts.ts';
import { readSentHeart } from './hearts/sent-heart.ts';

export type FunctionOptions = {
  hands: Hands;
  changeHeart: ChangeHeart;
  /** The sender of a request. */
  findSender: (c: Context) => Sender;
};

/** Forms of other sites can send every other type without a preflight. */
export function requireJson(c: Context): void {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw apiErrors.wrongContentType();
}

const isHeartCall = (call: string): call is HeartCall => Object.values<string>(heartCalls).includes(call);

/** What an author does with an entry, or any visitor with a heart. */
export async function callFunction(
  c: Context,
  call: string,
  { hands, changeHeart, findSender }: FunctionOptions,
  headers: AnswerHeaders,
): Promise<Response> {
  requireJson(c);
  const sender = findSender(c);
  const body = await readBody(c, maxBodyBytes);
  if (!body) throw apiErrors.tooLarge();
  if (isHeartCall(call)) return answerCalled(await changeHeart(call, readSentHeart(call, body), sender), headers);
  const { entry_id: id, secret, ...words } = readSentHand(call, body);
  const proof = { id, secret, sender };
  if (call === handCalls.check) return answerCalled(hands.check(proof), headers);
  if (call === handCalls.mend) {
    const facts = readFormFacts(c.req.header(formFactsHeader));
    return answerCalled(await hands.mend(proof, words, facts), headers);
  }
  await hands.takeBack(proof);
  return answerCalled(undefined, headers);
}
