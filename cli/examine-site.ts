import { makeTool } from '#admin/commands/open-tool.ts';
import { runCommand } from '#admin/commands/run-command.ts';
import { doctorCommand } from '#admin/doctor/doctor-command.ts';
import { withGuestbook } from '#admin/guestbook/guestbook-command.ts';
import type { Finding } from '#admin/terminal/finding.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import type { VerbContext } from './verb.ts';

/** What the doctor finds at a running server, for the owner's door. Throws an error with the sentence that it would print. */
export async function examineSite(
  context: VerbContext,
  address: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Finding[]> {
  const lines: string[] = [];
  const terminal = {
    print: (line: string) => void lines.push(line),
    note: () => {},
    write: async () => {},
    ask: async () => false,
    readInput: async () => '',
    canAsk: false,
    hasKeyboard: false,
    paint: (_: unknown, text: string) => text,
    width: 80,
  };
  const tool = makeTool('guestbook', findSiteFolders(context), context, terminal);
  await runCommand([withGuestbook(doctorCommand)], ['doctor', '--json', '--address', address], { ...tool, fetch });
  const { findings, error } = JSON.parse(lines.join('\n')) as { findings?: Finding[]; error?: string };
  if (!findings) throw new Error(error);
  return findings;
}
