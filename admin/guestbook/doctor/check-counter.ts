import type { Finding } from '#admin/terminal/finding.ts';
import { advise, fine, wrong } from '#admin/terminal/finding.ts';
import type { Tool } from '../command.ts';
import { readText } from './public-api.ts';

/**
 * Whether the counter tells its number. A browser cannot tell a counter that is switched off from one that is blocked;
 * from here one can. `address` is GoatCounter's or the site's own server's, and ends with a slash.
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
        'GoatCounter keeps its number to itself.',
        `Sign in at ${address}, and in the settings tick "Allow adding visitor counts on your website".`,
      );
    }
    const remedy =
      kind === 'goatcounter'
        ? 'Is goatcounterCode in content/site.yaml the code of your site?'
        : `Build the site anew and start the server: ${writeCommand('start')}`;
    return wrong(`${address} has no visitor counter (status ${response.status}).`, remedy);
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
    return advise(
      `The visitor counter at ${address} does not answer (${reason}).`,
      'Is the address right? Pages show the number they know until it does.',
    );
  }
}
