import type { HealthAnswer } from '#model/health.ts';
import { bareHeaders } from './security-headers.ts';

export type Health = {
  /** Whether the database can be used; true for a site without one. */
  isUsable: () => boolean;
  /** The fingerprint of the served build. */
  build: string;
};

/** For whatever watches over the server: 200 only if messages and visits can be stored, too. */
export function answerHealth({ isUsable, build }: Health): Response {
  const isWell = isUsable();
  const answer: HealthAnswer = { status: isWell ? 'ok' : 'no database', build };
  return Response.json(answer, {
    status: isWell ? 200 : 503,
    headers: { ...bareHeaders, 'cache-control': 'no-store' },
  });
}
