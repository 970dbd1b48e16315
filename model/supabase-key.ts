/**
 * The headers that a key of a Supabase project travels in. Only the older keys are JSON Web Tokens, three parts with dots
 * between: PostgREST refuses whatever else stands behind `Bearer`, and the newer ones (`sb_…`) are the gateway's alone.
 */
export function writeKeyHeaders(key: string): Record<string, string> {
  const isToken = key.split('.').length === 3;
  return { apikey: key, ...(isToken && { authorization: `Bearer ${key}` }) };
}
