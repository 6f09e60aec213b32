import { expect, test } from '@jest/globals';
import { rankedFixes } from './fixes.ts';
import { overviewOf, recommendationsOf, risksOf } from './prose.ts';
import { score } from './scoring.ts';

const fine = {
  ...({ seatHeight: 'fits', trunk: 'carried', screenHeight: 'fits' } as const),
  ...({ screenDistance: 'fits', breaks: 'at least hourly' } as const),
};

test('long hours with breaks are not listed as a risk', () => {
  const scoring = score({ ...fine, duration: 'over 4 hours' });
  const fixes = rankedFixes(scoring);
  expect(overviewOf(scoring, fixes)).toContain('nothing needs to change');
  expect(risksOf(fixes)).toBe('Nothing in your answers points to a risk.');
  expect(recommendationsOf(scoring, fixes)).toContain('Keep your desk as it is');
});

test('what is faulted is not praised', () => {
  const good = (findings: object) =>
    overviewOf(score(findings), []).match(/already good: (.*?)\.\n/)?.[1] ?? '';
  const desk = { ...fine, screenPlace: 'straight ahead', wrists: 'straight' } as const;
  expect(good(desk)).toMatch(/screen height, screen distance, screen position, wrists/);
  expect(good({ ...desk, neckTurn: 'turned', wristAngle: 'bent sideways' })).not.toMatch(/position|wrists/);
  expect(good({ ...desk, laptop: 'flat' })).not.toMatch(/screen height/);
});

test('as many things are said to be open as are listed', () => {
  for (const findings of [
    fine,
    { ...fine, laptop: 'flat' },
    { ...fine, neck: 'bent forward', glare: 'glare' },
  ] as const) {
    const scoring = score(findings);
    const fixes = rankedFixes(scoring);
    const [, listed = ''] = recommendationsOf(scoring, fixes).split('**We couldn’t tell**');
    const said = overviewOf(scoring, fixes).match(/(One|\d+) things? (?:is|are) still open/)?.[1] ?? '0';
    expect(listed.match(/^- /gm)?.length ?? 0).toBe(said === 'One' ? 1 : Number(said));
  }
});
