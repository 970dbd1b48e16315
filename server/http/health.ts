import type { DatabaseProblem, HealthAnswer } from '#model/health.ts';
import { bareHeaders } from './security-headers.ts';

export type Health = {
  /** Why the database cannot be used; undefined if it can, or if the site has none. */
  findProblem: () => DatabaseProblem | undefined;
  /** The fingerprint of the served build. */
  build: string;
};

/** For whatever watches over the server: 200 only if messages and visits can be stored, too. */
export function answerHealth({ findProblem, build }: Health): Response {
  const reason = findProblem();
  const answer: HealthAnswer = reason ? { status: 'no database', reason, build } : { status: 'ok', build };
  return Response.json(answer, {
    status: reason ? 503 : 200,
    headers: { ...bareHeaders, 'cache-control': 'no-store' },
  });
}
