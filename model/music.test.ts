import { expect, it } from 'vitest';
import {
  defaultVolume,
  findNextTrack,
  findPreviousTrack,
  formatTime,
  pickFirstTrack,
  progressTickMs,
  restartThresholdSeconds,
  seekMax,
  seekStep,
  speakTime,
  trackLoadDelayMs,
  volumeStep,
} from './music.ts';

it('the numbers are those of the specification', () => {
  expect(defaultVolume).toBe(0.7);
  expect(volumeStep).toBe(0.01);
  expect(seekMax).toBe(100);
  expect(seekStep).toBe(0.1);
  expect(restartThresholdSeconds).toBe(3);
  expect(trackLoadDelayMs).toBe(500);
  expect(progressTickMs).toBe(1000);
});

it('the track after the last is the first, and before the first comes the last', () => {
  expect(findNextTrack(0, 12)).toBe(1);
  expect(findNextTrack(11, 12)).toBe(0);
  expect(findPreviousTrack(11, 12)).toBe(10);
  expect(findPreviousTrack(0, 12)).toBe(11);
});

it('each of the 12 tracks may be the first', () => {
  expect(pickFirstTrack(12, () => 0)).toBe(0);
  expect(pickFirstTrack(12, () => 0.5)).toBe(6);
  expect(pickFirstTrack(12, () => 0.9999)).toBe(11);
});

it('times are minutes and seconds, or dashes while unknown', () => {
  expect([0, 42, 59.99, 60, 195, 3600].map(formatTime)).toEqual(['0:00', '0:42', '0:59', '1:00', '3:15', '60:00']);
  expect([Number.NaN, Number.POSITIVE_INFINITY].map(formatTime)).toEqual(['-:--', '-:--']);
});

it('times are spoken in minutes and seconds', () => {
  expect([0, 1, 42, 60, 65, 120, 192, 3661].map((seconds) => speakTime(seconds, 'en'))).toEqual([
    '0 seconds',
    '1 second',
    '42 seconds',
    '1 minute',
    '1 minute 5',
    '2 minutes',
    '3 minutes 12',
    '61 minutes 1',
  ]);
  expect(speakTime(65, 'de')).toBe('1 Minute 5');
  expect([1, 2, 5].map((seconds) => speakTime(seconds, 'ru'))).toEqual(['1 секунда', '2 секунды', '5 секунд']);
});
