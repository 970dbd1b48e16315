/**
 * Keys that give access to an account if they are published: Supabase's secret keys, Stripe-like live keys and GitHub's
 * tokens. Supabase's older keys are JWTs; only those with the role service_role are secret.
 */
const shapes =
  /\b(?:sb_secret_|(?:sk|rk)_live_|gh[opsru]_|github_pat_)[\w-]{8,}|\beyJ[\w-]+\.(?<payload>[\w-]+)\.[\w-]*/g;

export type Secret = { offset: number; length: number; start: string };

/** All secret keys in a text. Only `start` may be shown. */
export function findSecrets(text: string): Secret[] {
  return [...text.matchAll(shapes)]
    .filter(({ groups }) => groups?.payload === undefined || hasServiceRole(groups.payload))
    .map((match) => ({ offset: match.index, length: match[0].length, start: match[0].slice(0, 10) }));
}

/** The text with each secret key cut after its first ten characters. */
export function hideSecrets(text: string): string {
  return findSecrets(text).reduceRight(
    (hidden, { offset, length, start }) => `${hidden.slice(0, offset)}${start}…${hidden.slice(offset + length)}`,
    text,
  );
}

function hasServiceRole(payload: string): boolean {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')).role === 'service_role';
  } catch {
    return false;
  }
}
