import { describe, expect, test } from 'vitest';
import { listLayers, type SceneNow } from './scene-layers.ts';
import type { Band, Season } from './sky.ts';

const show = (now: Partial<SceneNow>) =>
  listLayers({
    band: 'day',
    season: 'summer',
    weather: 'clear',
    decoration: undefined,
    isNightTheme: false,
    hasLife: true,
    ...now,
  });

const bands: Band[] = ['dawn', 'day', 'dusk', 'night'];

describe('on a clear day', () => {
  const expected: Record<Season, Record<Band, string[]>> = {
    blossom: {
      dawn: ['birds', 'smoke', 'fall'],
      day: ['fall'],
      dusk: ['lights', 'smoke', 'walker', 'fall'],
      night: ['lights', 'smoke', 'cat', 'walker', 'fall'],
    },
    summer: {
      dawn: ['birds', 'smoke'],
      day: ['butterflies'],
      dusk: ['lights', 'smoke', 'walker', 'fireflies'],
      night: ['lights', 'smoke', 'cat', 'walker', 'fireflies'],
    },
    leaves: {
      dawn: ['birds', 'smoke', 'fall'],
      day: ['smoke', 'fall'],
      dusk: ['lights', 'smoke', 'walker', 'fall'],
      night: ['lights', 'smoke', 'cat', 'walker', 'fall'],
    },
    snow: {
      dawn: ['birds', 'smoke', 'fall'],
      day: ['smoke', 'fall'],
      dusk: ['lights', 'smoke', 'walker', 'fall'],
      night: ['lights', 'smoke', 'cat', 'walker', 'fall'],
    },
  };
  for (const season of Object.keys(expected) as Season[]) {
    test.each(bands)(`the season of ${season} has its layers at %s`, (band) => {
      expect(show({ season, band })).toEqual(expected[season][band]);
    });
  }
});

test('in the night theme it is night at noon, but nobody walks home', () => {
  expect(show({ isNightTheme: true })).toEqual(['lights', 'cat', 'fireflies']);
  expect(show({ isNightTheme: true, band: 'dawn' })).not.toContain('birds');
});

test('rain keeps the cat and the fireflies in, and in the season of snow it snows', () => {
  expect(show({ band: 'night', weather: 'rain' })).toEqual(['clouds', 'lights', 'smoke', 'walker', 'rain']);
  expect(show({ season: 'snow', weather: 'rain' })).toEqual(['clouds', 'smoke', 'fall']);
});

test('cloudy and windy days have clouds, and mist has mist', () => {
  expect(show({ weather: 'cloudy' })).toContain('clouds');
  expect(show({ weather: 'windy' })).toContain('clouds');
  expect(show({ weather: 'mist' })).toContain('mist');
});

test('fireworks and bats wait for the dark; balloons and lights hang all day', () => {
  expect(show({ decoration: 'fireworks' })).not.toContain('fireworks');
  expect(show({ decoration: 'fireworks', band: 'night' })).toContain('fireworks');
  expect(show({ decoration: 'pumpkins' })).toEqual(['pumpkins', 'butterflies']);
  expect(show({ decoration: 'pumpkins', band: 'dusk' })).toContain('bats');
  expect(show({ decoration: 'balloons' })).toContain('balloons');
  expect(show({ decoration: 'lights' })).toContain('fairyLights');
});

test('without life and weather only the days are left', () => {
  expect(show({ hasLife: false, weather: undefined, band: 'night', decoration: 'lights' })).toEqual(['fairyLights']);
});
