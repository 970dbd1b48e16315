import { ticksOf } from '../notation/duration.ts';
import type { Score } from '../score.ts';
import type { ArrangedSection } from './arrangement.ts';

/** Converts straight to swung ticks: the first half of each pair gets `share` of its time. */
export function swingOf(swing: Score['swing']): (tick: number) => number {
  if (!swing) return (tick) => tick;
  const { share } = swing;
  const unit = ticksOf(swing.unit);
  return (tick) => {
    const within = tick % (2 * unit);
    const swung = within <= unit ? within * 2 * share : 2 * unit * share + (within - unit) * 2 * (1 - share);
    return tick - within + swung;
  };
}

/** Converts ticks to seconds by the tempo and each section's pace. */
export function clockOf(
  { tempo, beat = '4' }: Pick<Score, 'tempo' | 'beat'>,
  sections: readonly ArrangedSection[],
): (tick: number) => number {
  const secondsPerTick = 60 / (tempo * ticksOf(beat));
  const spent = ({ ticks, pace: [from, to] }: ArrangedSection, tick: number) => {
    const slope = (to - from) / ticks;
    return secondsPerTick * (Math.abs(slope) < 1e-9 ? tick / from : Math.log((from + slope * tick) / from) / slope);
  };
  let seconds = 0;
  const begun = sections.map((section) => {
    const start = seconds;
    seconds += spent(section, section.ticks);
    return { section, start };
  });
  return (tick) => {
    const found = begun.findLast(({ section }) => section.tick <= tick) ?? begun[0];
    if (!found) return 0;
    return found.start + spent(found.section, Math.min(tick - found.section.tick, found.section.ticks));
  };
}
