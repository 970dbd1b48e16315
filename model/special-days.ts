/** What the scene shows on a day of the year. */
export const decorations = ['fireworks', 'pumpkins', 'lights', 'balloons'] as const;
export type Decoration = (typeof decorations)[number];

export type SpecialDay = {
  /** Month and day: 12-24. */
  day: string;
  shows: Decoration;
};

export const usualDays: readonly SpecialDay[] = [
  { day: '01-01', shows: 'fireworks' },
  { day: '10-31', shows: 'pumpkins' },
  { day: '12-24', shows: 'lights' },
  { day: '12-25', shows: 'lights' },
  { day: '12-26', shows: 'lights' },
  { day: '12-31', shows: 'fireworks' },
];

/** What a day of the visitor's calendar shows; the first that matches, so that an owner's birthday may come before. */
export function findDecoration(days: readonly SpecialDay[], now: Date): Decoration | undefined {
  const today = `${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  return days.find(({ day }) => day === today)?.shows;
}

const pad = (value: number) => String(value).padStart(2, '0');
