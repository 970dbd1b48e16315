import { drawOfDay } from './sky.ts';

/** Hours on the visitor's clock: lamps are lit within the first, and put out within the second. */
const evening = { from: 17, to: 20.5 };
const bedtime = { from: 22, to: 26 };

/**
 * Which of `count` houses have light in their windows. In the evening one after another lights up, after ten one after
 * another goes to bed, each day in another order; one reads all night, and in the morning two are up before the sun.
 */
export function findLitHouses(count: number, now: Date): boolean[] {
  const hour = now.getHours() + now.getMinutes() / 60;
  // Until five in the morning it is still the night of the day before.
  const clock = hour < 5 ? hour + 24 : hour;
  const day = hour < 5 ? new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1) : now;
  const between = ({ from, to }: typeof evening, lot: number) => from + drawOfDay(day, lot) * (to - from);
  const reader = Math.floor(drawOfDay(day, 99) * count);
  return Array.from({ length: count }, (_, house) => {
    if (clock < 8) return house % 3 === day.getDate() % 3;
    const isUp = house === reader || clock < between(bedtime, count + house + 1);
    return clock >= between(evening, house + 1) && isUp;
  });
}
