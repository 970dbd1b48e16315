import { expect, test } from 'vitest';
import { connections } from './hosts/connections.ts';
import { standIns, startStandIn } from './hosts/host-fixture.ts';
import { makeClock, makeFolder } from './publish-fixture.ts';
import { signIn } from './sign-in.ts';

for (const { host, whyMissing } of standIns.filter(({ host: one }) => one !== 'folder'))
  test.skipIf(whyMissing)(
    `${host}: a wrong key is told, and the right one changes nothing${whyMissing ? ` (${whyMissing})` : ''}`,
    async () => {
      const { settings, key, siteAddress, apiAddress, prepare, read } = await startStandIn(host, {
        takesPassword: true,
      });
      const siteFolder = await makeFolder();
      await prepare(siteFolder);
      // Some have no folder yet.
      const look = () => {
        try {
          return read();
        } catch {
          return {};
        }
      };
      const before = look();
      const connect = await connections[host]();
      const enter = (shown: string | undefined) =>
        signIn(connect, {
          ...{ settings, key: shown, siteFolder, siteAddress, apiAddress, clock: makeClock() },
          signal: new AbortController().signal,
          say: () => {},
          confirm: async () => true,
        });
      await expect(enter('wrong-0123456789')).rejects.toMatchObject({ reason: 'key' });
      await enter(key);
      expect(look()).toEqual(before);
    },
  );
