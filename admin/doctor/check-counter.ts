import type { Tool } from '#admin/commands/tool.ts';
import type { Finding } from '#admin/terminal/finding.ts';
import { advise, fine, wrong } from '#admin/terminal/finding.ts';
import { readText } from './public-api.ts';

/**
 * Checks whether the counter returns its count. A browser cannot tell a counter that is switched off from one that is
 * blocked; this request can. `address` is GoatCounter's or that of the site's own server, and ends with a slash.
 */
export async function checkCounter(
  address: string,
  kind: 'built-in' | 'goatcounter',
  { fetch, writeCommand }: Pick<Tool, 'fetch' | 'writeCommand'>,
): Promise<Finding> {
  try {
    const response = await fetch(`${address}counter/TOTAL.json`, { signal: AbortSignal.timeout(15_000) });
    const count = readText(await response.json().catch(() => undefined), 'count');
    if (count !== '') return fine(`The visitor counter says ${count}.`);
    if (response.status === 403 && kind === 'goatcounter') {
      return wrong(
        'GoatCounter does not share its visitor count.',
        `Sign in at ${address}, and in its settings tick "Allow adding visitor counts on your website".`,
      );
    }
    const remedy =
      kind === 'goatcounter'
        ? 'Check that goatcounterCode in content/site.yaml is the code of your GoatCounter site.'
        : `Rebuild the site and restart the server: ${writeCommand('start')}`;
    return wrong(`${address} has no visitor counter (status ${response.status}).`, remedy);
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
    return advise(
      `The visitor counter at ${address} does not answer (${reason}).`,
      'Check the address. Until it answers, pages show the last known number.',
    );
  }
}
