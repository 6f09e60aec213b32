import { describe, expect, test } from '@jest/globals';
import type { Assessment } from '@practice/contract/assessments';
import { dateLabel, trendOf } from './assessment.ts';

test('assessments of the same day are labeled with their time', () => {
  const all = ['2026-03-05T17:05:00Z', '2026-03-05T14:30:00Z', '2026-02-01T17:05:00Z'].map(
    (assessmentDate, id) => ({ id, assessmentDate }),
  );
  expect(all.map((each) => dateLabel(each, all))).toEqual([
    'March 5, 2026 at 12:05 PM',
    'March 5, 2026 at 9:30 AM',
    'February 1, 2026',
  ]);
});

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

  test('says where the previous scores were made by another formula', () => {
    const [now, then] = [latest, scored('03', 6, 5)].map((each, at) => ({
      ...each,
      kind: 'ai' as const,
      scoredDifferently: at === 1,
    })) as [Assessment, Assessment];
    expect(trendOf([now, then])).toBe(
      'Since October 3, 2026 (scored differently then): workstation from 6 to 8, posture still 5.',
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
