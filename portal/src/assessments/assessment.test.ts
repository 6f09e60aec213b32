import { describe, expect, test } from '@jest/globals';
import type { Assessment } from '@practice/contract/assessments';
import { trendOf } from './assessment.ts';

describe('the trend of the scores', () => {
  const scored = (day: string, workstationScore: number | null, posturalScore: number) =>
    ({
      id: Number(day),
      assessmentDate: `2026-10-${day}T15:00:00Z`,
      workstationScore,
      posturalScore,
    }) as Assessment;
  const latest = scored('20', 8, 5);

  test('compares the newest scores with the previous ones', () => {
    expect(trendOf([latest, scored('03', 6, 5), scored('01', 1, 1)])).toBe(
      'Since October 3, 2026: workstation from 6 to 8, posture still 5.',
    );
  });

  test('skips missing scores', () => {
    expect(trendOf([latest, scored('04', null, 5), scored('02', 7, 6)])).toMatch(
      /^Since October 2, 2026: workstation from 7 to 8/,
    );
  });

  test('is undefined with a single assessment, or if the newest has no scores', () => {
    expect(trendOf([latest])).toBeUndefined();
    expect(trendOf([scored('20', null, 5), scored('03', 6, 5)])).toBeUndefined();
  });
});
