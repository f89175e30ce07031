import { expect, test } from 'vitest';
import { breadcrumbs } from '../../../../renderer/features/roots/breadcrumbs.ts';

test('a path has a crumb for each folder above it', () => {
  expect(breadcrumbs('/home/ada')).toEqual([
    { name: '/', path: '/' },
    { name: 'home', path: '/home' },
    { name: 'ada', path: '/home/ada' },
  ]);
  expect(breadcrumbs('/')).toEqual([{ name: '/', path: '/' }]);
});

test('a Windows path begins at its drive', () => {
  expect(breadcrumbs('C:\\Users\\ada')).toEqual([
    { name: 'C:', path: 'C:\\' },
    { name: 'Users', path: 'C:\\Users' },
    { name: 'ada', path: 'C:\\Users\\ada' },
  ]);
});
