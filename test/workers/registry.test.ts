import { describe, expect, it } from 'vitest';
import { StageName } from '../../contract/jobs.ts';
import { stages } from '../../workers/registry.ts';

describe.each(Object.entries(stages))('the stage %s', (key, stage) => {
  it('has its own name, a runner, and recipes that carry its version', async () => {
    expect(stage.name).toBe(key);
    expect(typeof (await stage.load()).default).toBe('function');
    for (const recipe of stage.recipes) expect(recipe).toMatch(new RegExp(`^${key}-v${stage.version}/`));
  });

  it('comes after stages that exist, and never after itself', () => {
    const seen = new Set<string>([key]);
    for (let after = stage.after; after != null; after = stages[after].after) {
      expect(StageName.options).toContain(after);
      expect(seen.has(after)).toBe(false);
      seen.add(after);
    }
  });
});
