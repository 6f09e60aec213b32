import { expect, test } from '@jest/globals';
import { careBlocks } from './report.ts';

test('the report states an emergency with its date and in the person’s own words', () => {
  const said = 'my chest hurts';
  const flags = [{ kind: 'emergency', topic: 'chest', said }] as const;
  const [first, ...then] = careBlocks(flags, 'March 5, 2026', '(704) 555-0100').map(({ text }) => text);
  expect(first).toMatch(/^If this is still so: .*911/);
  expect(then.join(' ')).toMatch(/On March 5, 2026, you wrote: “my chest hurts”.*Don’t drive yourself/);
});
