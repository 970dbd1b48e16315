import type { Call, Command, Option } from '#admin/commands/command.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import { type Backend, chooseBackend, chooseDataFolder } from './stores/backend.ts';
import { openBackend } from './stores/open-store.ts';
import { readSiteServices } from './stores/site-services.ts';
import { describeStrayData } from './stores/stray-data.ts';

export type GuestbookCall = Call & {
  backend: () => Promise<Backend>;
  /** Opens the guestbook once; it is closed when the command is done. `makesFolder` creates one if there is none. */
  openStore: (options?: { makesFolder?: boolean }) => Promise<OwnerStore>;
};
export type GuestbookCommand = Command<GuestbookCall>;

/** Options of every command of the guestbook. */
export const sharedOptions: Record<string, Option> = {
  data: { value: 'FOLDER', description: 'the data folder of the built-in guestbook, whatever site.yaml says' },
  json: { description: 'print JSON' },
};

/** A command with its guestbook and the shared options. */
export const withGuestbook = (command: GuestbookCommand): Command => ({
  ...command,
  options: { ...command.options, ...sharedOptions },
  async run(call) {
    const folder = typeof call.options.data === 'string' ? call.options.data : undefined;
    const backend = async (): Promise<Backend> => {
      const dataFolder = chooseDataFolder(folder, call);
      if (folder !== undefined) return { kind: 'built-in', dataFolder };
      return chooseBackend(await readSiteServices(call.contentFolder), dataFolder);
    };
    let opened: OwnerStore | undefined;
    const openStore: GuestbookCall['openStore'] = async (how) => {
      opened ??= await openBackend(await backend(), call, how);
      return opened;
    };
    const strayData = folder === undefined ? describeStrayData(call) : '';
    if (strayData !== '') call.terminal.note(strayData);
    try {
      await command.run({ ...call, backend, openStore });
    } finally {
      opened?.close();
    }
  },
});
