import assert from 'node:assert/strict';
import type { DocumentChecks } from '../plan.ts';

/** The options that the document prints, with smaller numbers: as it prints them, they take minutes. */
export const bench: DocumentChecks = {
  document: 'bench/README.md',
  where: 'clone',
  checks: {
    'node bench/static-files.ts [--rounds 5] [--seconds 2]': {
      expects: 'measures the built site',
      async run(walk) {
        await walk.endServer();
        const { printed } = await walk.type({
          inPlaceOf: { '[--rounds 5] [--seconds 2]': '--rounds 1 --seconds 0.1' },
        });
        assert.match(printed, /home page.*\d+ bytes/);
        assert.match(printed, /^ours +[\d.,]+ \/ [\d.,]+ \/ [\d.,]+/m);
      },
    },
    'npm run bench:pages [-- --runs 5 --only /,/projects --against http://127.0.0.1:4000]': {
      expects: "measures every kind of page, and React's floor",
      async run(walk) {
        const { printed } = await walk.type({
          inPlaceOf: {
            '[-- --runs 5 --only /,/projects --against http://127.0.0.1:4000]': '-- --runs 1 --only /buttons',
          },
        });
        const tables = printed.match(/^React's bare floor +\d.*\n\/buttons +\d/gm);
        assert.equal(tables?.length, 4);
      },
    },
    'npm run bench:frames [-- --runs 5 --against http://127.0.0.1:4000]': {
      expects: 'drags and scrolls our pages and the bare page',
      async run(walk) {
        const { printed } = await walk.type({
          inPlaceOf: { '[-- --runs 5 --against http://127.0.0.1:4000]': '-- --runs 1' },
        });
        assert.equal(printed.match(/^Bare page, .*\b1\.00 /gm)?.length, 2);
        assert.equal(printed.match(/^(Home|\/interests|\/guestbook), .*\d+\.\d +\d+\.\d$/gm)?.length, 4);
      },
    },
    'npm run bench:studio': {
      expects: 'starts the studio of two sites, and changes texts in them',
      async run(walk) {
        const { printed } = await walk.type();
        assert.equal(printed.match(/^next start +[\d.]+ s$/gm)?.length, 2);
        assert.equal(printed.match(/^a text until it is on the page, ms +\d+/gm)?.length, 2);
      },
    },
    'npm run bench:build [-- --characters 100 --photos 5]': {
      expects: 'builds a made-up site of this size four times',
      async run(walk) {
        const { printed } = await walk.type({
          inPlaceOf: { '[-- --characters 100 --photos 5]': '-- --characters 2 --photos 0' },
        });
        assert.match(printed, /^2 characters, 20 projects/m);
        assert.match(printed, /^one text changed +[\d.]+ +[\d.]+/m);
        assert.match(printed, /^Home, this site +\d+ \(\d+\)/m);
      },
    },
    'npm run bench:guestbook [-- --rounds 5 --seconds 2 --many 1000000]': {
      expects: 'measures reading and signing, with few messages and with many',
      async run(walk) {
        const { printed } = await walk.type({
          inPlaceOf: {
            '[-- --rounds 5 --seconds 2 --many 1000000]': '-- --rounds 1 --seconds 0.05 --many 1000',
          },
        });
        assert.match(printed, /\b10 entries[\s\S]*\b1000 entries/);
        assert.match(printed, /the last page.*[\d.,]+ \/ [\d.,]+ \/ [\d.,]+/);
        assert.match(printed, /signing.*[\d.,]+ \/ [\d.,]+ \/ [\d.,]+/);
      },
    },
    'npm run bench:supabase [-- --rounds 20 --many 1000000]': {
      expects: 'measures pages and finding in PostgreSQL',
      async run(walk) {
        const { printed } = await walk.type({
          inPlaceOf: { '[-- --rounds 20 --many 1000000]': '-- --rounds 1 --many 1000' },
        });
        assert.match(printed, /^page 1 +[\d.]+ +1\.00$/m);
        assert.match(printed, /^letters that none has +[\d.]+ +[\d.]+$/m);
      },
    },
    'npm run bench:mixed [-- --seconds 5]': {
      expects: 'raises a mixed load, and says what limits it',
      async run(walk) {
        const { printed } = await walk.type({ inPlaceOf: { '[-- --seconds 5]': '-- --seconds 0.2' } });
        assert.match(printed, /^256 +\d+ +\d+ /m);
        assert.match(printed, /^(More than \d+ connections bring no more\. The limit is |No limit up to )/m);
      },
    },
  },
};
