import { equal } from 'node:assert/strict';
import { formFactsHeader, writeFormFacts } from '#model/guestbook-table.ts';

const entries = 'rest/v1/guestbook_entries';

/** Signs as the form does. */
export async function sign(address: string): Promise<void> {
  const facts = { [formFactsHeader]: writeFormFacts({ fillMs: 20_000, resendKey: 'package0package0' }) };
  const time = Date.now() - 1000;
  const response = await fetch(`${address}/${entries}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...facts },
    body: JSON.stringify({ id: String(time), name: 'Moth', website: '', message: 'Hello from far away!', time }),
  });
  equal(response.status, 201, await response.text());
}

export async function listMessages(address: string): Promise<string[]> {
  const rows = (await (await fetch(`${address}/${entries}?select=*`)).json()) as { message: string }[];
  return rows.map(({ message }) => message);
}
