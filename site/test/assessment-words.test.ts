import { expect, test } from '@jest/globals';
import { adviceFor, praiseFor } from '@practice/desk/advice';
import { careFor, careTopics } from '@practice/desk/care';
import { factorNames, factors } from '@practice/desk/factors';
import readability from 'text-readability';

const advices = factorNames.flatMap((factor) =>
  factors[factor].states.flatMap((state): [string, string][] => {
    const advice = adviceFor(factor, state);
    if (!advice) return [];
    const sentences = [advice.finding, advice.why, ...advice.fixes.map((fix) => fix.do)];
    return [[`${factor}, ${state}`, sentences.join(' ')]];
  }),
);
const kept = factorNames
  .flatMap((factor) => factors[factor].states.flatMap((state) => praiseFor(factor, state) ?? []))
  .join(' ');
const cares = careTopics.map((topic): [string, string] => {
  const care = careFor([{ topic }]);
  return [topic, [...(care?.first ?? []), ...(care?.why ?? []), care?.desk].join(' ')];
});

test.each([...advices, ['good habits', kept], ...cares])('the text on %s suits ninth graders', (_, text) => {
  expect(readability.fleschKincaidGrade(text)).toBeLessThanOrEqual(9);
});
