/**
 * The headers that a key of a Supabase project is sent in. Only the older keys are JSON Web Tokens, three parts with
 * dots between: PostgREST refuses anything else after `Bearer`, and only the gateway reads the newer ones (`sb_…`).
 */
export function writeKeyHeaders(key: string): Record<string, string> {
  const isToken = key.split('.').length === 3;
  return { apikey: key, ...(isToken && { authorization: `Bearer ${key}` }) };
}
