import { beforeAll, describe, expect, test } from '@jest/globals';
import { answerMax } from '@practice/contract/questionnaire';
import { answerNames } from '@practice/desk/answers';
import type { FollowUpAnswers } from '@practice/desk/factors';
import { kitchenTable } from '@practice/desk/test/kitchen-table';
import { anAssessment } from '../../test/assessment.ts';
import { type Browser, json } from '../../test/browser.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();
let client: Browser;
beforeAll(async () => {
  client = await api.aClient();
});

const nothing = Object.fromEntries(answerNames.map((name) => [name, '']));

describe('what is understood of a draft', () => {
  test('comes with the words that say so, and saves nothing', async () => {
    const understood = await client.assessments.understand({ body: { ...nothing, ...kitchenTable } });
    expect(understood.find(({ factor }) => factor === 'laptop')).toEqual({
      factor: 'laptop',
      state: 'flat',
      source: 'said',
      quote: { answer: 'workstationSetup', text: 'Laptop flat on the kitchen table.' },
    });
    expect(understood.find(({ factor }) => factor === 'lumbarSupport')?.source).toBe('implied');
    expect(await client.assessments.mine()).toEqual([]);
  });

  test('may have empty answers, and none that is too long', async () => {
    expect(await client.assessments.understand({ body: nothing })).toEqual([]);
    const long = json('POST', { workstationSetup: 'x'.repeat(answerMax + 1) });
    const tooLong = await client.send('/api/client/assessment-tool/understood', long);
    const errors = [{ path: 'workstationSetup', message: 'Please use at most 2,000 characters.' }];
    expect([tooLong.status, (await tooLong.json()).errors]).toEqual([400, errors]);
  });
});

describe('a tap beside an answer', () => {
  test('counts before what was written, and is saved as tapped', async () => {
    const before = await client.assessments.perform({ body: anAssessment() });
    expect(before.scoring?.findings).toMatchObject({ laptop: 'flat', glare: 'glare' });
    const followUpAnswers = { laptop: 'raised', glare: null } as const;
    const made = await client.assessments.perform({ body: { ...anAssessment(), followUpAnswers } });
    expect(made.scoring?.findings).toMatchObject({ laptop: 'raised' });
    expect(made.scoring?.findings.glare).toBeUndefined();
    expect(made.workstationScore).toBeGreaterThan(before.workstationScore ?? 0);
    const tapped = made.understood.filter(({ source }) => source === 'tapped');
    expect(tapped.map(({ factor, state }) => [factor, state])).toEqual([
      ['laptop', 'raised'],
      ['glare', null],
    ]);
    expect(tapped[0]?.quote?.text).toBe('Laptop flat on the kitchen table.');
    expect(made.fixes.map(({ factor }) => factor)).not.toContain('glare');
  });

  test('is refused if it is none of the answers shown', async () => {
    const body = json('POST', { ...anAssessment(), followUpAnswers: { laptop: 'gone' } });
    const refused = await client.send('/api/ai-ergonomic-assessment', body);
    expect([refused.status, (await refused.json()).errors[0].path]).toEqual([400, 'followUpAnswers.laptop']);
  });

  test('after the result corrects what was read, and a desk that waited for an answer keeps it', async () => {
    const made = await client.assessments.perform({ body: anAssessment() });
    const answer = (followUpAnswers: FollowUpAnswers) =>
      client.assessments.answerFollowUp({ params: { id: made.id }, body: { followUpAnswers } });
    const after = await answer({ laptop: 'raised', breaks: 'at least hourly' });
    expect(after.posturalScore).toBeGreaterThan(made.posturalScore ?? 0);
    expect(after.followUp?.questions).not.toContain('laptop');
    expect(after.scoring?.said).toEqual(made.scoring?.said);
    const back = await answer({ laptop: 'flat', breaks: 'rarer' });
    expect([back.workstationScore, back.posturalScore]).toEqual([made.workstationScore, made.posturalScore]);

    const chest = anAssessment({ discomfortDescription: 'My chest hurts and my left arm is numb.' });
    const body = { ...chest, followUpAnswers: { laptop: 'raised' as const } };
    const waiting = await client.assessments.perform({ body });
    expect(waiting).toMatchObject({ needsConfirmation: true, workstationScore: null, understood: [] });
    const goesOn = await client.assessments.confirm({ params: { id: waiting.id }, body: { isNow: false } });
    expect(goesOn.scoring?.findings.laptop).toBe('raised');
  });
});
