import { delights } from 'virtual:content';
import type { CSSProperties } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Scene, Village } from '../scene.tsx';
import { SceneLife } from './scene-life.tsx';

const root = document.documentElement;

afterEach(() => {
  for (const name of ['band', 'season', 'theme']) delete root.dataset[name];
});

const layers = () =>
  [...document.querySelectorAll<HTMLElement>('[data-layer]')].map(({ dataset }) => dataset.layer).join(' ');

async function show(now: string, settings = delights) {
  root.dataset.theme ??= 'day';
  await render(
    <div style={{ position: 'relative', display: 'flex', height: 86 }}>
      <Scene>
        <SceneLife now={() => new Date(now)} settings={settings} />
      </Scene>
      <Village>
        <SceneLife isVillage now={() => new Date(now)} settings={settings} />
      </Village>
    </div>,
  );
}

const header = { ...delights.header, weather: false };
const settings = { ...delights, header };

test.each([
  ['2026-04-20T06:00', 'dawn', 'blossom', 'birds fall smoke'],
  ['2026-07-20T12:00', 'day', 'summer', 'butterflies'],
  ['2026-10-20T19:00', 'dusk', 'leaves', 'fall lights smoke walker'],
  ['2026-01-20T23:00', 'night', 'snow', 'fall lights smoke cat walker'],
])('at %s the scene shows %s in %s', async (now, band, season, expected) => {
  await show(now, settings);
  expect([root.dataset.band, root.dataset.season]).toEqual([band, season]);
  expect(layers()).toBe(expected);
});

test('on New Year fireworks, and on Halloween bats and pumpkins', async () => {
  await show('2026-12-31T23:55', settings);
  expect(layers()).toContain('fireworks');
  await show('2026-10-31T22:00', settings);
  expect(layers()).toContain('bats');
  expect(layers()).toContain('pumpkins');
});

test('the switch to night brings the lights at noon', async () => {
  await show('2026-07-20T12:00', settings);
  expect(layers()).toBe('butterflies');
  root.dataset.theme = 'night';
  await expect.poll(layers).toBe('fireflies lights cat');
  expect(document.querySelectorAll('[data-house]').length).toBeGreaterThan(2);
});

test('a figure that sleeps at an hour of the day gets a sky without a sun', async () => {
  const asleep = { from: 13, to: 15, picture: delights.mascot?.hours[0]?.picture as never, sleeps: true };
  const mascot = { label: 'Poke', reactions: [asleep], hours: [asleep] };
  await show('2026-07-20T14:00', { ...settings, mascot });
  expect(root.dataset.band).toBe('night');
  expect(getComputedStyle(root).getPropertyValue('--art-orb')).toBe('none');
});

test('that sky is there whatever the hour, also where the owner did without the hours', async () => {
  const asleep = { from: 13, to: 15, picture: delights.mascot?.hours[0]?.picture as never, sleeps: true };
  const mascot = { ...(delights.mascot as NonNullable<typeof delights.mascot>), hours: [asleep] };
  await show('2026-07-20T14:00', { ...settings, mascot, header: { ...header, hours: false } });
  expect(root.dataset.band).toBe('night');
});

test('the day theme never shows stars or a moon, and the night theme always does', async () => {
  await show('2026-07-20T23:00', settings);
  const art = () => ['--art-stars', '--art-orb'].map((name) => getComputedStyle(root).getPropertyValue(name));
  expect(art()).toEqual(['none', 'none']);
  root.dataset.theme = 'night';
  const night = art();
  expect(night).not.toContain('none');
  root.dataset.band = 'day';
  expect(art()).toEqual(night);
  root.dataset.theme = 'day';
  expect(art()[0]).toBe('none');
  expect(art()[1]).not.toBe(night[1]);
});

test('what an owner turned off does not appear, and the root keeps what it has', async () => {
  const off = { hours: false, seasons: false, hemisphere: 'north', weather: false, life: false, days: [] } as const;
  await show('2026-12-31T23:55', { ...delights, header: { ...off, days: [] } });
  expect(layers()).toBe('');
  expect([root.dataset.band, root.dataset.season]).toEqual([undefined, undefined]);
});

test.each([
  [0, 0],
  [101, 0],
  [102, 1],
  [422, 5],
])('in %i pixels stand %i whole plots of the village', async (room, plots) => {
  const { container } = await render(
    // The words above the first column, which stays empty.
    <div
      style={
        {
          '--p': '2px',
          display: 'flex',
          width: room,
          height: 80,
          paddingLeft: 72,
          boxSizing: 'content-box',
        } as CSSProperties
      }
    >
      <Village />
    </div>,
  );
  const village = container.querySelector('span')?.parentElement as HTMLElement;
  expect(village.clientWidth).toBe(plots * 80);
});

test('the layers change nothing about the size of the scene', async () => {
  await show('2026-10-31T22:00');
  const scene = document.querySelector('[aria-hidden]') as HTMLElement;
  expect(scene.getBoundingClientRect().height).toBe(86);
  expect(scene.scrollWidth).toBeGreaterThan(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
