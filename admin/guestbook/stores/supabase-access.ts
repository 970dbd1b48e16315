import { PostgrestClient } from '@supabase/postgrest-js';
import type { Tool } from '#admin/commands/tool.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { writeKeyHeaders } from '#model/supabase-key.ts';
import { withVariable } from '#server/system/shell.ts';

/** Long, because an import of many entries may take some time. */
const timeoutMs = 60_000;

/** Why a key is not used; undefined for one that may be the project's secret key. */
export function findKeyMistake(key: string, address: string): 'missing' | 'public' | 'insecure' | undefined {
  if (key === '') return 'missing';
  if (key.startsWith('sb_publishable_') || readRole(key) === 'anon') return 'public';
  const { protocol, hostname } = new URL(address);
  const isSafe = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isSafe ? undefined : 'insecure';
}

/** The owner's key. Throws a `ToolError` if it is missing, or is the public one. */
export function requireSecretKey(
  address: string,
  { environment, writeCommand }: Pick<Tool, 'environment' | 'writeCommand'>,
): string {
  const key = environment.SUPABASE_SECRET_KEY?.trim() ?? '';
  const example = withVariable('SUPABASE_SECRET_KEY', 'sb_secret_…', writeCommand('guestbook', 'list'));
  const mistake = findKeyMistake(key, address);
  if (mistake === 'missing') {
    throw new ToolError(
      `Supabase keeps the guestbook, so this needs the project's secret key, in the environment and nowhere else. ` +
        `You find it in the project's settings, under API keys:\n    ${example}`,
    );
  }
  if (mistake === 'public') {
    throw new ToolError(`SUPABASE_SECRET_KEY is set to the public key. The secret key is needed:\n    ${example}`);
  }
  if (mistake === 'insecure') {
    throw new ToolError(`The secret key is not sent to ${address}: the address must start with https://`);
  }
  return key;
}

/** The role in one of Supabase's older keys. */
function readRole(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8')).role;
  } catch {
    return undefined;
  }
}

export function createClient({
  address,
  key,
  fetch,
}: {
  address: string;
  key: string;
  fetch: typeof globalThis.fetch;
}) {
  return new PostgrestClient(`${address}/rest/v1`, {
    headers: writeKeyHeaders(key),
    retry: false,
    timeout: timeoutMs,
    // A redirect would take the key to another host.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
}

/** `status` is 0 if nobody answered. */
export class SupabaseRefusal extends ToolError {
  readonly status: number;
  constructor(sentence: string, status: number) {
    super(sentence);
    this.status = status;
  }
}

type Answer<T> = {
  data: T;
  error: { code?: string; message: string; details?: string | null } | null;
  status: number;
  count?: number | null;
};

/**
 * Returns a function that returns the rows of an answer, or throws a `ToolError` that says what the owner can do about a
 * refusal. `migrations` is the folder with the SQL of the tables, as the owner would write it.
 */
export function createAnswerReader(migrations: string) {
  return function readAnswer<T>({ data, error, status }: Answer<T>): NonNullable<T> {
    if (error || status >= 400)
      throw new SupabaseRefusal(explainRefusal({ status, ...(error ?? { message: '' }) }, migrations), status);
    return data as NonNullable<T>;
  };
}

type Refusal = { status: number; code?: string; message: string; details?: string | null };

function explainRefusal({ status, code, message, details }: Refusal, migrations: string): string {
  const migrationHint = `Run the files in ${migrations} in the project's SQL editor, in order.`;
  if (status === 0)
    return `Supabase cannot be reached: ${message}${details?.includes('ENOTFOUND') ? ' (no such host)' : ''}. Check supabaseAddress in content/site.yaml.`;
  if (status === 540)
    return 'The Supabase project is paused. Click "Restore project" in its dashboard, then try again.';
  if (code === 'PGRST205' || code === '42P01')
    return `The guestbook's tables are not in the Supabase project. ${migrationHint}`;
  if (code === 'PGRST204' || code === '42703')
    return `The guestbook's tables in the Supabase project are older than this site. ${migrationHint}`;
  if (code === '42501')
    return `Supabase does not allow this with this key. If it is the secret key of this project: ${migrationHint}`;
  if (status === 401) return `Supabase does not accept this key: ${message}`;
  if (code === '23505') return 'An entry with one of these ids was just added. Nothing was changed. Try again.';
  if (status >= 500 || /^\s*</.test(message))
    return `Supabase has a problem (status ${status}). Try again in a minute.`;
  return `Supabase refused the request (${code ?? status}): ${message}`;
}
