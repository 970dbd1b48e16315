import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPhoto, drawSvg, writeContent } from '#content-reader/content-fixture.ts';
import { buildSite, friend, readChunks, writeSite } from './built-content-fixture.ts';

test.each([
  [700, 20, [20]],
  [20, 700, [480, 700]],
])('a photo of %i by %i taken with the camera on its side is built in the widths %j', async (width, height, widths) => {
  const photo = await sharp(await drawPhoto(width, height))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const folder = await writeContent({ 'friends.yaml': friend('dog.jpg'), 'images/friends/dog.jpg': photo });
  const root = await writeSite(folder, { page: ['friends'] });
  const out = await buildSite(folder, root);
  const { page } = await readChunks(out);
  const written = [...String(page).matchAll(/(dog-[\w-]{8}\.avif) (\d+)w/g)];
  expect(written.map(([, , shownWidth]) => Number(shownWidth))).toEqual(widths);
  const { width: largest } = await sharp(join(out, 'assets', written.at(-1)?.[1] ?? '')).metadata();
  expect(largest).toBe(widths.at(-1));
});

/** Grain, which PNG hardly compresses; stronger noise would take AVIF a minute. */
async function drawGrain(width: number, height: number, alpha: number | undefined) {
  const channels = alpha === undefined ? 3 : 4;
  const pixels = Buffer.alloc(width * height * channels);
  let state = 1;
  for (let index = 0; index < pixels.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[index] = alpha !== undefined && index % 4 === 3 ? alpha : 120 + (state >>> 28);
  }
  return sharp(pixels, { raw: { width, height, channels } });
}

test.each([
  ['a large PNG', 'png', 2000, 1000, undefined, 'jpg'],
  ['a PNG with transparency', 'png', 900, 600, 128, 'webp'],
  ['a PNG with an opaque alpha channel', 'png', 900, 600, 255, 'jpg'],
  ['a JPG as tall as a comic strip', 'jpeg', 470, 6700, undefined, 'jpg'],
  ['a photo a thousand times taller than wide', 'jpeg', 20, 20_000, undefined, 'jpg'],
] as const)(
  'the fallback of %s for browsers without AVIF and WebP is smaller than 3 MB',
  async (_, format, width, height, alpha, ending) => {
    const original = await (await drawGrain(width, height, alpha)).toFormat(format, { quality: 100 }).toBuffer();
    const name = `dog.${format === 'jpeg' ? 'jpg' : format}`;
    const folder = await writeContent({ 'friends.yaml': friend(name), [`images/friends/${name}`]: original });
    const root = await writeSite(folder, { page: ['friends'] });
    const out = await buildSite(folder, root);
    const { page } = await readChunks(out);
    const [, fallback = ''] = /src:["'`]\/(assets\/dog-[\w-]{8}\.\w+)["'`]/.exec(String(page)) ?? [];
    expect(fallback).toMatch(new RegExp(`\\.${ending}$`));
    const bytes = await readFile(join(out, fallback));
    expect(bytes.length).toBeLessThan(3_000_000);
    const shown = await sharp(bytes).metadata();
    expect(shown.width / shown.height).toBeCloseTo(width / height, 2);
    expect(shown.width * shown.height).toBeLessThanOrEqual(3_000_000);
  },
);

test('an animated GIF is emitted unchanged, and so is small pixel art', async () => {
  const frames = ['#f00', '#00f'].map((background) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
  const pixels = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const folder = await writeContent({
    'friends.yaml': friend('moving.gif') + friend('still.png').replace('Mochi', 'Hoot'),
    'images/friends/moving.gif': gif,
    'images/friends/still.png': pixels,
  });
  const out = await buildSite(folder, await writeSite(folder, { page: ['friends'] }));
  for (const [name, original] of Object.entries({ moving: gif, still: pixels })) {
    const emitted = (await readdir(join(out, 'assets'))).filter((file) => file.startsWith(name));
    expect(emitted).toHaveLength(1);
    expect((await readFile(join(out, 'assets', emitted[0] ?? ''))).equals(original)).toBe(true);
  }
});

test('names with accents, spaces and special characters become plain names, composed or not', async () => {
  const [stored, written] = ["u\u0308ber & co's (1) \u{1f380}.svg", "\u00fcber & co's (1) \u{1f380}.svg"];
  const photo = await drawPhoto(500, 40);
  const folder = await writeContent({
    'friends.yaml': friend(JSON.stringify(written)) + friend('"\u00e9t\u00e9.jpg"').replace('Mochi', 'Hoot'),
    [`images/friends/${stored}`]: drawSvg('width="7" height="7"'),
    'images/friends/e\u0301te\u0301.jpg': photo,
  });
  const out = await buildSite(folder, await writeSite(folder, { page: ['friends'] }));
  const { page } = await readChunks(out);
  const addresses = [...String(page).matchAll(/\/assets\/([\w.-]+\.(?:svg|jpg|avif|webp))/g)].map(([, name]) =>
    String(name),
  );
  expect(addresses.map((name) => name.replace(/-[\w-]{8}\./, '.')).sort()).toEqual([
    ...['ete.avif', 'ete.avif', 'ete.jpg', 'ete.webp', 'ete.webp', 'uber___co_s__1___.svg'],
  ]);
  const files = await readdir(join(out, 'assets'));
  for (const name of addresses) expect(files).toContain(name);
});
