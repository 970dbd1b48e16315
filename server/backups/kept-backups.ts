import type { BackupFile } from './backup-files.ts';

/** How many days, weeks and months keep their newest backup. */
const keptDays = 7;
const keptWeeks = 4;
const keptMonths = 12;

/** The hour at which a night's backup is due, by the clock of the server's computer: few visitors, and after midnight in all seasons. */
const backupHour = 3;

/** The last time at which a backup was due. Epoch milliseconds. */
export function findLastNight(nowMs: number): number {
  const night = new Date(nowMs);
  night.setHours(backupHour, 0, 0, 0);
  if (night.getTime() > nowMs) night.setDate(night.getDate() - 1);
  return night.getTime();
}

/**
 * The backups that are no longer needed: the newest of each of the last 7 days, 4 weeks (from Monday) and 12 months that
 * have one stays. Days are those of the server's clock.
 */
export function findSuperfluous(backups: readonly BackupFile[]): BackupFile[] {
  const newestFirst = backups.toSorted((a, b) => b.madeMs - a.madeMs);
  const spans: [count: number, spanOf: (timeMs: number) => string][] = [
    [keptDays, dayOf],
    [keptWeeks, weekOf],
    [keptMonths, (timeMs) => dayOf(timeMs).replace(/ \d+$/, '')],
  ];
  const kept = new Set(
    spans.flatMap(([count, spanOf]) => {
      const newestOf = new Map<string, BackupFile>();
      for (const backup of newestFirst) {
        const span = spanOf(backup.madeMs);
        if (!newestOf.has(span)) newestOf.set(span, backup);
      }
      return [...newestOf.values()].slice(0, count);
    }),
  );
  return newestFirst.filter((backup) => !kept.has(backup));
}

function dayOf(timeMs: number): string {
  const date = new Date(timeMs);
  return `${date.getFullYear()} ${date.getMonth()} ${date.getDate()}`;
}

/** The Monday of the week. */
function weekOf(timeMs: number): string {
  const date = new Date(timeMs);
  date.setDate(date.getDate() - ((date.getDay() + 6) % 7));
  return dayOf(date.getTime());
}
