import { describe, expect, it } from 'vitest';
import { firstDate, readDate, readExifDate } from '../../../workers/metadata/dates.ts';

describe('a stated date', () => {
  it.each([
    ['2012:08:08 22:07:18', '2012-08-08T22:07:18'],
    ['2012-08-08T22:07:18.001', '2012-08-08T22:07:18.001'],
    ['2005-09-07T15:07:40-07:00', '2005-09-07T15:07:40-07:00'],
    ['2023-09-22T18:34:05+0200', '2023-09-22T18:34:05+02:00'],
    ['2013-07-05T03:18:27Z', '2013-07-05T03:18:27Z'],
    ['2006-10-29', '2006-10-29'],
    ['2020:02:29 00:00', '2020-02-29T00:00:00'],
    ['1919:05:04 05:59:26\0', '1919-05-04T05:59:26'],
  ])('%s is read as it stands', (stated, read) => expect(readDate(stated)).toBe(read));

  it.each([
    '0000:00:00 00:00:00',
    ':  :     :  :  ',
    '2017:08:21 15:08:70',
    '2019:02:29 10:00:00',
    '2021:13:01 10:00:00',
    '1066:10:14 09:00:00',
    '2020:01:01 25:00:00',
    'yesterday',
    '2006',
    '',
  ])('%j is none', (stated) => expect(readDate(stated)).toBeNull());

  it('takes its fraction and offset from fields of their own, where they make sense', () => {
    expect(readExifDate('2021:05:12 12:21:21', '92', '+02:00')).toBe('2021-05-12T12:21:21.92+02:00');
    expect(readExifDate('2021:05:12 12:21:21', '  ', 'nonsense')).toBe('2021-05-12T12:21:21');
    expect(readExifDate('2021:05:12 12:21:21.5', '92', null)).toBe('2021-05-12T12:21:21.5');
    expect(readExifDate('0000:00:00 00:00:00', '92', '+02:00')).toBeNull();
  });

  it('is the first that is one', () => {
    expect(
      firstDate([
        ['a', null],
        ['b', '2020-01-01'],
        ['c', '2021-01-01'],
      ]),
    ).toEqual({
      takenAt: '2020-01-01',
      takenSource: 'b',
    });
    expect(firstDate([['a', null]])).toEqual({ takenAt: null, takenSource: null });
  });
});
