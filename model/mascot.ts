/** From `from` o'clock until just before `to` o'clock, 0 to 24. From 22 to 6 goes on past midnight. */
export type HourSpan = { from: number; to: number };

/** The first span that contains the hour (0 to 23), if any. */
export function findSpan<Span extends HourSpan>(spans: Span[], hour: number): Span | undefined {
  return spans.find(({ from, to }) => (from <= to ? hour >= from && hour < to : hour >= from || hour < to));
}
