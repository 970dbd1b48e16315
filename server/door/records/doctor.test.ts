import { expect, test } from 'vitest';
import { createDoctor, type Finding } from './doctor.ts';

test('a report is remembered with its time, and one that fails leaves the last one', async () => {
  let nowMs = 1000;
  const reports: (Finding[] | Error)[] = [[{ mark: 'fine', sentence: 'All is well.' }], new Error('no site'), []];
  const doctor = createDoctor(
    async () => {
      const report = reports.shift();
      if (report instanceof Error) throw report;
      return report ?? [];
    },
    () => nowMs,
  );
  expect(doctor.readLast()).toBeUndefined();
  await doctor.run();
  nowMs = 2000;
  await expect(doctor.run()).rejects.toThrow('no site');
  expect(doctor.readLast()).toEqual({ timeMs: 1000, findings: [{ mark: 'fine', sentence: 'All is well.' }] });
  await doctor.run();
  expect(doctor.readLast()).toEqual({ timeMs: 2000, findings: [] });
});
