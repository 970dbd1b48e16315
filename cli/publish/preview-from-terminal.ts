import { join } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import { buildHostOf, findOffer } from '#publish/offers.ts';
import { type Preview, previewAs } from '#publish/preview/preview-as.ts';
import { type PublishOrder, readChoice } from './publish-from-terminal.ts';

/** Builds for the host, and serves that as it would until the owner ends it. Resolves with the exit code. */
export async function previewFromTerminal(
  order: Pick<PublishOrder, 'folders' | 'terminal' | 'isSure' | 'command' | 'build'>,
  startServer: () => Promise<number>,
  waitForEnd = untilInterrupted,
): Promise<number> {
  const { folders, terminal } = order;
  const { settings, address } = await readChoice(order);
  const host = buildHostOf(settings.host);
  if (host === 'server') return startServer();
  await order.build(settings.host, terminal.print);
  const preview = await previewAs(host, join(folders.dist, builtFolder.site), { base: new URL(address).pathname });
  terminal.print(`Your site as "${findOffer(settings.host).title}" would serve it: ${preview.address}`);
  terminal.print('Only this computer can see it. Ctrl+C ends it.');
  await waitForEnd(preview);
  await preview.stop();
  return 0;
}

function untilInterrupted(_: Preview): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
