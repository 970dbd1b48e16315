import { expect, test } from 'vitest';
import { findTimeZone } from './time-zone.ts';

test('every hour has a time zone in which it is that hour now', () => {
  for (let hour = 0; hour < 24; hour++) {
    for (const now of ['2026-05-01T00:30:00Z', '2026-05-01T11:30:00Z', '2026-05-01T23:30:00Z']) {
      const timeZone = findTimeZone(hour, new Date(now));
      const shown = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(
        new Date(now),
      );
      expect(Number(shown), `${timeZone} at ${now}`).toBe(hour);
    }
  }
});
