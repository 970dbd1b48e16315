import { join } from 'node:path';
import { test } from 'vitest';
import { standIns, startStandIn } from './hosts/host-fixture.ts';
import { publishAlone } from './publish-alone-fixture.ts';
import { makeFolder, publishOnce, writeSite } from './publish-fixture.ts';

const numbered = (count: number, name: (index: number) => string, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), `${text} ${index}`]));

/** In every version, some files stay, some are new, some changed and some gone. */
const versionOf = (version: number): Record<string, string> => ({
  'aboutme/index.html': '<h1>About me</h1>',
  'resume.pdf': '%PDF',
  'index.html': `<h1>Home ${version}</h1>`,
  'projects/index.html': `<h1>Projects ${version}</h1>`,
  [`projects/pond-${version}/index.html`]: '<h1>A pond</h1>',
  'projects/data.json': `{"version":${version}}`,
  'feed.xml': `<feed>${version}</feed>`,
  ...numbered(10, (index) => `assets/kept-${index}.js`, 'kept'),
  ...numbered(10, (index) => `assets/v${version}-${index}.js`, `of version ${version}`),
});

/** Ten of these many, spread over all of them, and others at each start of the test. */
const pickTen = (count: number) =>
  Array.from({ length: 10 }, (_, index) => 1 + Math.floor(((index + Math.random()) * count) / 10));

/** A supporter's site at Neocities gets its files as a free one does. */
const hosts = standIns.filter(({ host }) => host !== 'neocities');

for (const { host, whyMissing } of hosts) {
  // Side by side, as most of them wait most of the time.
  test.skipIf(whyMissing)(
    `${host}: killed at ten moments and run again, the site is the same${whyMissing ? ` (${whyMissing})` : ''}`,
    { concurrent: true, timeout: 240_000 },
    async ({ expect, onTestFinished }) => {
      const place = await startStandIn(host, { onEnd: onTestFinished });
      const siteFolder = await makeFolder(onTestFinished);
      await place.prepare(siteFolder);
      const { settings, siteAddress, key, apiAddress } = place;
      const publish = () => publishOnce({ siteFolder, settings, siteAddress, key, apiAddress });
      let version = 0;
      const writeNext = () => {
        version += 1;
        return writeSite(join(siteFolder, 'dist/site'), versionOf(version));
      };
      await writeNext();
      await publish();
      await writeNext();
      const { signal, moments } = await publishAlone(place, siteFolder);
      expect([signal, place.read()]).toEqual([null, versionOf(version)]);

      for (const killAt of pickTen(moments)) {
        await writeNext();
        const killed = await publishAlone(place, siteFolder, { killAt });
        expect(killed.signal, `at moment ${killAt} of ${moments}`).toBe('SIGKILL');
        // The owner goes on writing: what only the killed version had goes again.
        await writeNext();
        await publish();
        // A program that the killed process had started may still be at its end.
        await expect
          .poll(place.read, { message: `killed at moment ${killAt} of ${moments}` })
          .toEqual(versionOf(version));
      }
      expect((await publish()).sent).toEqual([]);
    },
  );
}
