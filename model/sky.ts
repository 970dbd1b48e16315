/** What the header's scene shows at a time of the visitor's own clock. */
export type Band = 'dawn' | 'day' | 'dusk' | 'night';
export type Season = 'blossom' | 'summer' | 'leaves' | 'snow';
export type Weather = 'clear' | 'cloudy' | 'windy' | 'rain' | 'mist';
export type Hemisphere = 'north' | 'south';

/** Of an hour from 0 to 23: dawn from 5, day from 8, dusk from 17, night from 21. */
export function findBand(hour: number): Band {
  if (hour < 5 || hour >= 21) return 'night';
  if (hour < 8) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
}

const seasons: readonly Season[] = ['snow', 'blossom', 'summer', 'leaves'];

/** Of a month from 0 to 11; blossom begins in March, or in September south of the equator. */
export function findSeason(month: number, hemisphere: Hemisphere): Season {
  const shift = hemisphere === 'south' ? 7 : 1;
  return seasons[Math.floor((month + shift) / 3) % 4] ?? 'summer';
}

/** Of ten days, how many have which weather. */
const chances: readonly Weather[] = [
  ...['clear', 'clear', 'clear', 'clear'],
  ...['cloudy', 'cloudy', 'windy', 'windy', 'rain', 'mist'],
] as Weather[];

/** By chance from the date: the same for everybody, all that day. In snow, rain falls as snow. */
export const findWeather = (now: Date): Weather => chances[Math.floor(drawOfDay(now) * chances.length)] ?? 'clear';

/** A number from 0 up to 1 that depends on nothing but the day of the visitor's calendar, and on `lot` if there are several. */
export function drawOfDay(now: Date, lot = 0): number {
  let hash = now.getFullYear() * 10_000 + (now.getMonth() + 1) * 100 + now.getDate() + lot * 7919;
  for (const factor of [0x45d9f3b, 0x2c1b3c6d, 0x297a2d39]) {
    hash = Math.imul(hash ^ (hash >>> 15), factor);
  }
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
