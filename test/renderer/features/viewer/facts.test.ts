import { expect, test } from 'vitest';
import { factsOf, fileFactsOf } from '../../../../renderer/features/viewer/facts.ts';
import { makeDetail } from '../../make.ts';

const find = (item: ReturnType<typeof makeDetail>, name: string) =>
  factsOf(item)
    .flatMap((group) => group.facts)
    .find((fact) => fact.name === name)?.value;

test('a make that the model repeats is said once', () => {
  expect(find(makeDetail(1), 'Camera')).toBe('Canon EOS R6');
  expect(find(makeDetail(1, { cameraMake: 'NIKON CORPORATION', cameraModel: 'NIKON D850' }), 'Camera')).toBe(
    'NIKON D850',
  );
  expect(find(makeDetail(1, { cameraMake: 'Apple', cameraModel: 'iPhone 15' }), 'Camera')).toBe('Apple iPhone 15');
  expect(find(makeDetail(1, { cameraMake: null, cameraModel: 'X100' }), 'Camera')).toBe('X100');
});

test('what is not known has no row, and a group of nothing is left out', () => {
  const groups = factsOf(makeDetail(1));
  expect(groups.map((group) => group.title)).toEqual(['About', 'Camera', 'Picture']);
  expect(find(makeDetail(1), 'Lens')).toBeUndefined();
});

test('exposure and size are put together', () => {
  expect(find(makeDetail(1), 'Exposure')).toBe('1/250 s · f/5.6 · ISO 200');
  expect(find(makeDetail(1), 'Size')).toBe('4,000 × 3,000 (12.0 MP)');
});

test('a place south and west is said so', () => {
  expect(find(makeDetail(1, { latitude: -33.85, longitude: -70.6 }), 'Coordinates')).toBe('33.85000° S, 70.60000° W');
});

test('each file of the item has its path', () => {
  expect(fileFactsOf(makeDetail(4))[0]?.facts).toContainEqual({ name: 'Path', value: '/pictures/IMG_4.jpg' });
});
