import { describe, expect, it } from 'vitest';
import { extensionOf } from '../../electron/lib/file-extension.ts';

describe('the extension of a name', () => {
  it.each([
    ['a.JPG', 'jpg'],
    ['a.tar.gz', 'gz'],
    ['.hidden', ''],
    ['none', ''],
    ['dot.', ''],
  ])('of %j is %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});
