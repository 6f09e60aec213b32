import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { redFlagsIn } from './red-flags.ts';

interface Example {
  text: string;
  kind: 'emergency' | 'soon' | 'calm' | 'none';
}
const shareOf = (examples: readonly Example[], kinds: Example['kind'][], isIt: (kind: string) => boolean) => {
  const some = examples.filter(({ kind }) => kinds.includes(kind));
  return some.filter(({ text }) => isIt(redFlagsIn(text)[0]?.kind ?? 'none')).length / some.length;
};

// Lines by authors who had not seen the rules. Thresholds that miss the goal are today's values. Raise them when the results improve.
// The README beside the examples has the goals, and the results of each batch before the rules learned from it.
test.each([
  ['learned.json', { called: 0.99, sentToCare: 0.97, falselyCalled: 0.02 }],
  ['last-look.json', { called: 0.93, sentToCare: 0.94, falselyCalled: 0.05 }],
  ['kept-apart.json', { called: 0.81, sentToCare: 0.83, falselyCalled: 0.085 }],
])('the results for %s reach their thresholds', (file, thresholds) => {
  const examples: readonly Example[] = JSON.parse(
    readFileSync(new URL(`../../red-flags/${file}`, import.meta.url), 'utf8'),
  );
  const isEmergency = (kind: string) => kind === 'emergency';
  const shares = {
    called: shareOf(examples, ['emergency'], isEmergency),
    sentToCare: shareOf(examples, ['emergency', 'soon'], (kind) => kind !== 'none'),
    falselyCalled: shareOf(examples, ['none', 'calm'], isEmergency),
  };
  process.stdout.write(`${file}: ${JSON.stringify(shares)}\n`);
  expect(shares.called).toBeGreaterThanOrEqual(thresholds.called);
  expect(shares.sentToCare).toBeGreaterThanOrEqual(thresholds.sentToCare);
  expect(shares.falselyCalled).toBeLessThanOrEqual(thresholds.falselyCalled);
});
