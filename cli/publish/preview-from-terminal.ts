import { join } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import { buildHostOf, findOffer } from '#publish/offers.ts';
import { type Preview, previewAs } from '#publish/preview/preview-as.ts';
import { offerToKeepAnswers, readAnswers } from './answers.ts';
import type { PublishOrder } from './publish-from-terminal.ts';

/** Builds for the host, and serves that as it would until the owner ends it. Resolves with the exit code. */
export async function previewFromTerminal(
  order: Pick<PublishOrder, 'folders' | 'terminal' | 'isSure' | 'command' | 'build' | 'converse'>,
  startServer: () => Promise<number>,
  waitForEnd = untilInterrupted,
): Promise<number> {
  const { folders, terminal, converse } = order;
  const mayAsk = terminal.canAsk && !order.isSure;
  const answers = await readAnswers({ ...order, mayAsk });
  const { settings, address } = answers;
  const host = buildHostOf(settings.host);
  if (host === 'server') {
    await offerToKeepAnswers(answers, { folders, terminal, mayAsk });
    return startServer();
  }
  const { print, note } = terminal;
  await order.build(answers, { say: print, note, converse: mayAsk ? converse : undefined });
  const preview = await previewAs(host, join(folders.dist, builtFolder.site), { base: new URL(address).pathname });
  terminal.print(`Your site as "${findOffer(settings.host).title}" would serve it: ${preview.address}`);
  terminal.print('Only this computer can see it. Ctrl+C ends it.');
  await waitForEnd(preview);
  await preview.stop();
  await offerToKeepAnswers(answers, { folders, terminal, mayAsk });
  return 0;
}

function untilInterrupted(_: Preview): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
