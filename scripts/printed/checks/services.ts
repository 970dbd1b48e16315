import type { DocumentChecks } from '../plan.ts';
import { listsNewMessages } from './guestbook-checks.ts';
import { supabaseChecks } from './supabase.ts';

export const services: DocumentChecks = {
  document: 'docs/guide/services.md',
  where: 'site',
  checks: { 'npm run guestbook -- list': listsNewMessages, ...supabaseChecks },
};
