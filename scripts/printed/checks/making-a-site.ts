import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from '../plan.ts';

// Checks of the three commands that make a site from a clone, in any document.

let count = 0;

/** Moves the site of an earlier document aside: Bonbon never writes into a folder that is not empty. */
export function makesASite(file: string): Check {
  return {
    expects: 'makes a site beside the clone',
    where: 'clone',
    async run(walk) {
      await walk.endServer();
      const site = join(walk.outerFolder, 'my-site');
      if (existsSync(site)) {
        count += 1;
        const aside = join(walk.outerFolder, 'earlier', String(count));
        await mkdir(join(aside, '..'), { recursive: true });
        await rename(site, aside);
      }
      await walk.type();
      assert(existsSync(join(site, 'content', file)), file);
    },
  };
}

export const changesFolder: Check = {
  expects: 'goes to the new folder',
  where: 'clone',
  async run(walk) {
    await walk.type();
  },
};

export const installs: Check = {
  expects: 'installs the command bonbon',
  where: 'site',
  async run(walk) {
    await walk.type();
    const { code, printed } = await walk.terminal.run('npx bonbon --version');
    assert.equal(code, 0, printed);
    assert.match(printed, /\d+\.\d+\.\d+/);
  },
};

export const findsNothingToUpgrade: Check = {
  expects: 'finds nothing to change in a site of this version',
  async run(walk) {
    const before = await walk.read('content/site.yaml');
    await walk.type();
    assert.equal(await walk.read('content/site.yaml'), before);
  },
};
