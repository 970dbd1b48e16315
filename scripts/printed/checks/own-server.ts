import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentChecks } from '../plan.ts';

export const ownServer: DocumentChecks = {
  document: 'docs/own-server.md',
  where: 'site',
  checks: {
    'npm run publish-site': {
      // The way to a server by SSH: publish/hosts/server-connection.test.ts, with a real sshd.
      expects: 'builds the site, asks, and puts it where site.yaml says',
      async run(walk) {
        const folder = join(walk.otherFolder, 'published');
        const place = `publish:\n  host: folder\n  folder: ${folder}\n  services: left-out\n`;
        const isPlace = /^publish:\n( .*\n)+/m;
        const change = (text: string) => `${text.replace(isPlace, '').trimEnd()}\n${place}`;
        await walk.withChange('content/site.yaml', change, async () => {
          await walk.type({ answer: 'y' });
        });
        assert(existsSync(join(folder, 'index.html')));
      },
    },
  },
};
