import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentChecks } from '../plan.ts';

export const hosts: DocumentChecks = {
  document: 'docs/guide/hosts.md',
  where: 'site',
  checks: {
    'npm run build -- --for neocities-free': {
      expects: 'leaves out what the host refuses, and says so, without a question',
      async run(walk) {
        await walk.endServer();
        const { printed } = await walk.type();
        assert.match(printed, /Built for "Neocities, free"\.\n- What visitors write in your guestbook/);
        assert.match(printed, /left out/);
        const files = readdirSync(join(walk.folder, 'dist/site'), { recursive: true, encoding: 'utf8' });
        assert(files.includes('not_found.html'));
        assert.deepEqual(
          files.filter((file) => /\.(mp3|br|gz)$|(^|\/)_headers$/.test(file)),
          [],
        );
      },
    },
    'npm run publish-site -- --preview': {
      expects: 'serves what the host would, until it is ended',
      async run(walk) {
        const choice = 'publish: { host: neocities-free, name: bonbon }';
        await walk.withChange(
          `${walk.content}/site.yaml`,
          (text) => `${text}\n${choice}\n`,
          async () => {
            const preview = walk.start();
            const [, address = ''] = await preview.waitFor(/would serve it: (http:\S+)/);
            assert.equal((await fetch(address)).status, 200);
            const lost = await fetch(new URL('nowhere', address));
            assert.equal(lost.status, 404);
            assert.match(String(lost.headers.get('content-security-policy')), /connect-src 'self'/);
            await preview.stop();
          },
        );
      },
    },
  },
};
