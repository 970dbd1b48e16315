import { PostgrestClient } from '@supabase/postgrest-js';
import { writeKeyHeaders } from '#model/supabase-key.ts';
import type { Postgrest } from './postgrest.ts';

/** A visitor and the owner, each with their key. */
export function connectClients({ url, anonKey, secretKey }: Postgrest) {
  const connect = (apikey: string) =>
    new PostgrestClient(`${url}/rest/v1`, { headers: writeKeyHeaders(apikey), retry: false });
  return { visitor: connect(anonKey), owner: connect(secretKey) };
}
