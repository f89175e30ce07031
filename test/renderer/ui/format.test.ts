import { expect, test } from 'vitest';
import {
  formatAgo,
  formatBytes,
  formatDuration,
  formatExposure,
  formatLength,
  formatMonth,
  formatPlural,
  formatRate,
  formatTaken,
  formatTimeLeft,
} from '../../../renderer/ui/format.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1.0 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [4_821_034, '4.8 MB'],
  [5e12, '5.0 TB'],
  [5e16, '50000 TB'],
])('%i bytes read %s', (size, words) => expect(formatBytes(size)).toBe(words));

test.each([
  [0, '0:00'],
  [40, '0:01'],
  [34_600, '0:35'],
  [724_000, '12:04'],
  [3_723_000, '1:02:03'],
  [-5, '0:00'],
])('%i ms read %s', (ms, words) => expect(formatDuration(ms)).toBe(words));

test.each([
  [202312, 'December 2023'],
  [202301, 'January 2023'],
  [0, 'No date'],
])('the month %i reads %s', (month, words) => expect(formatMonth(month)).toBe(words));

test.each([
  ['2023-12-24T18:30:00+01:00', '24 December 2023, 18:30 (UTC+01:00)'],
  ['2023-12-24T18:30:00.250Z', '24 December 2023, 18:30 UTC'],
  ['2023-02-03T08:05:00', '3 February 2023, 08:05'],
  ['2023-02-03', '3 February 2023'],
  ['some day', 'some day'],
])('%s reads %s, in the time of the place', (taken, words) => expect(formatTaken(taken)).toBe(words));

test.each([
  [0, '0.0 s'],
  [417, '0.4 s'],
  [9_949, '9.9 s'],
  [9_950, '0:10'],
])('a length of %i ms reads %s', (ms, words) => expect(formatLength(ms)).toBe(words));

test('rates, times left and exposures read as a person says them', () => {
  expect(formatRate(182.4)).toBe('182 per second');
  expect(formatRate(1.25)).toBe('1.3 per second');
  expect(formatRate(0.1)).toBe('6 per minute');
  expect(formatTimeLeft(0)).toBe('1 s left');
  expect(formatTimeLeft(210)).toBe('about 4 min left');
  expect(formatTimeLeft(9_000)).toBe('about 3 h left');
  expect(formatExposure(0.004)).toBe('1/250 s');
  expect(formatExposure(2.5)).toBe('2.5 s');
  expect(formatPlural(1, 'file')).toBe('1 file');
  expect(formatPlural(1_200, 'file')).toBe('1,200 files');
  expect(formatAgo(0, 300_000)).toBe('5 min ago');
});
