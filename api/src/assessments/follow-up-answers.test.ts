import { beforeAll, describe, expect, test } from '@jest/globals';
import { assessmentMessages } from '@practice/contract/assessment-messages';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { notOffered } from '@practice/contract/follow-up';
import { type Factor, type FactorState, factors } from '@practice/desk/factors';
import { questionsAtOnce } from '@practice/desk/follow-up-questions';
import { anAssessment, aProfessionalAssessment } from '../../test/assessment.ts';
import { type Browser, json } from '../../test/browser.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();
let client: Browser;
beforeAll(async () => {
  client = await api.aClient();
});

const perform = (over = {}) => client.assessments.perform({ body: anAssessment(over) });
const complete = (id: number, followUpAnswers: object, by = client) =>
  by.send(`/api/client/assessments/${id}/follow-up`, json('PATCH', { followUpAnswers }));
const asked = ({ followUp }: AssessmentDetails): Factor[] => followUp?.questions ?? [];
const vague = { workstationSetup: 'Office chair, desk, one monitor.', ergonomicEquipment: 'Nothing else.' };

const fine = {
  discomfortDescription: 'Nothing hurts.',
  breaksRoutine: 'I get up every 30 minutes.',
  workspaceLighting: 'No glare, good light.',
  postureSupport: 'I lean back on the backrest. Good lumbar support.',
  difficultTasks: 'None of them.',
  hoursSpent: 'Six hours.',
  desiredImprovements: 'None really.',
};

async function madeAgo(interval: string): Promise<AssessmentDetails> {
  const made = await perform(vague);
  await api.sql(
    `UPDATE ergonomic_assessments SET created_at = now() - interval '${interval}' WHERE id = ${made.id}`,
  );
  return made;
}

describe('a follow-up answer', () => {
  test('changes scores and texts at once, and is saved', async () => {
    const before = await perform({ ...vague, ...fine });
    expect(before.followUp).toMatchObject({ answers: {}, isOpen: true });
    expect(asked(before).length).toBeGreaterThanOrEqual(questionsAtOnce);
    expect(asked(before)).toContain('screenHeight');
    const after = await client.assessments.answerFollowUp({
      params: { id: before.id },
      body: { followUpAnswers: { screenHeight: 'too high', shoulders: null } },
    });
    expect(after.followUp?.answers).toEqual({ screenHeight: 'too high', shoulders: null });
    expect(after.scoring?.findings.screenHeight).toBe('too high');
    expect(after.scoring?.findings.shoulders).toBeUndefined();
    expect(after.posturalScore).toBeLessThan(before.posturalScore ?? 0);
    const [fix] = after.fixes.filter(({ factor }) => factor === 'screenHeight');
    expect(after.ergonomicRisks).toContain(fix?.finding);
    expect(after.messages[1]?.content).toBe(after.recommendations);
    expect(await client.assessments.one({ params: { id: before.id } })).toEqual(after);
    expect((await client.assessments.mine()).find(({ id }) => id === before.id)).toMatchObject({
      workstationScore: after.workstationScore,
      posturalScore: after.posturalScore,
    });
  });

  test('keeps a model’s text about the desk, and rewrites ours', async () => {
    const { id, recommendations } = await perform(vague);
    const written = `UPDATE ergonomic_assessments SET read_by = 'model', analysis = 'A tidy desk.' WHERE id = $1`;
    await api.sql(written, [id]);
    await complete(id, { screenHeight: 'too high' });
    const kept = await client.assessments.one({ params: { id } });
    expect(kept.analysis).toBe('A tidy desk.');
    expect(kept.recommendations).not.toBe(recommendations);
  });

  test('is saved also with concurrent answers', async () => {
    const made = await perform(vague);
    const given = asked(made).map((factor): [Factor, FactorState] => [factor, factors[factor].states[0]]);
    const answers = await Promise.all(given.map((one) => complete(made.id, Object.fromEntries([one]))));
    expect(answers.map(({ status }) => status)).toEqual(given.map(() => 200));
    const after = await client.assessments.one({ params: { id: made.id } });
    expect(after.followUp?.answers).toEqual(Object.fromEntries(given));
    expect(after.scoring?.findings).toMatchObject(Object.fromEntries(given));
  });

  test('is visible to the practice, and marks the assessment as not reviewed', async () => {
    const { admin } = api;
    const made = await perform({ ...vague, ...fine });
    expect(made.followUpNeeded).toBe(false);
    await admin.adminAssessments.review({ params: { id: made.id } });
    const worse = Object.fromEntries(asked(made).map((factor) => [factor, factors[factor].states[1]]));
    await complete(made.id, worse);
    expect(await admin.adminAssessments.one({ params: { id: made.id } })).toMatchObject({
      followUp: { answers: worse },
      followUpNeeded: true,
      reviewedAt: null,
    });
  });
});

describe('something they wrote that no factor covers', () => {
  const tower = {
    difficultTasks: 'The computer sits on the floor by my feet, so I bend around it to plug things in.',
  };
  const choose = (id: number, mentions: object) =>
    client.send(`/api/client/assessments/${id}/follow-up`, json('PATCH', { followUpAnswers: {}, mentions }));

  test('becomes advice when its meaning is tapped, and none again when it is taken back', async () => {
    const made = await perform({ ...vague, ...fine, ...tower });
    const [mention] = made.followUp?.mentions ?? [];
    const finding = mention?.options.at(-1) ?? '';
    const words = mention?.words ?? '';
    expect(tower.difficultTasks).toContain(words);
    expect(made.fixes.map((fix) => fix.finding)).not.toContain(finding);

    await choose(made.id, { [words]: finding });
    const after = await client.assessments.one({ params: { id: made.id } });
    expect(after.fixes.find((fix) => fix.finding === finding)).toMatchObject({ said: words, isFirst: true });
    expect(after.recommendations).toContain(finding);
    expect(after.followUp?.mentions[0]).toMatchObject({ words, chosen: finding });
    expect([after.workstationScore, after.posturalScore]).toEqual([
      made.workstationScore,
      made.posturalScore,
    ]);

    await choose(made.id, { [words]: null });
    const back = await client.assessments.one({ params: { id: made.id } });
    expect(back.fixes.map((fix) => fix.finding)).not.toContain(finding);
    expect(back.followUp?.mentions[0]).toMatchObject({ words, chosen: null });
  });

  test.each([
    ['words that they didn’t write', () => ({ 'My chair is on fire': null })],
    ['what isn’t offered', (words: string) => ({ [words]: 'Your chair is on fire.' })],
    ['what is no text', (words: string) => ({ [words]: 7 })],
  ])('is refused for %s', async (_, given) => {
    const made = await perform({ ...vague, ...fine, ...tower });
    const answer = await choose(made.id, given(made.followUp?.mentions[0]?.words ?? ''));
    expect([answer.status, (await answer.json()).message]).toEqual([400, notOffered]);
    expect(await client.assessments.one({ params: { id: made.id } })).toEqual(made);
  });
});

describe('a follow-up answer is refused', () => {
  test('for someone else’s assessment', async () => {
    const { id } = await perform(vague);
    const answer = await complete(id, { screenHeight: 'fits' }, await api.aClient());
    expect([answer.status, (await answer.json()).message]).toEqual([404, assessmentMessages.unknown]);
    expect((await client.assessments.one({ params: { id } })).followUp?.answers).toEqual({});
  });

  test('after 24 hours', async () => {
    const open = await madeAgo('23 hours 59 minutes');
    expect((await complete(open.id, { screenHeight: 'fits' })).status).toBe(200);
    const closed = await madeAgo('24 hours');
    const answer = await complete(closed.id, { screenHeight: 'fits' });
    expect([answer.status, (await answer.json()).message]).toEqual([409, assessmentMessages.followUpClosed]);
    expect((await client.assessments.one({ params: { id: closed.id } })).followUp).toMatchObject({
      answers: {},
      isOpen: false,
    });
  });

  test('for an emergency, and for a therapist’s assessment', async () => {
    const urgent = await perform({ discomfortDescription: 'My chest hurts and my left arm is numb.' });
    expect(urgent.redFlags).not.toEqual([]);
    const written = await api.admin.adminAssessments.create({
      body: aProfessionalAssessment(urgent.userId),
    });
    for (const { id } of [urgent, written]) {
      const answer = await complete(id, { screenHeight: 'fits' });
      expect([answer.status, (await answer.json()).message]).toEqual([409, assessmentMessages.noFollowUp]);
      expect((await client.assessments.one({ params: { id } })).followUp).toBeNull();
    }
  });
});

test('what is understood of a draft comes with the words that say so, and is not saved', async () => {
  const browser = await api.aClient();
  const understood = await browser.assessments.understand({ body: anAssessment() });
  expect(understood.find(({ factor }) => factor === 'laptop')).toEqual({
    factor: 'laptop',
    state: 'flat',
    source: 'said',
    quote: { answer: 'workstationSetup', text: 'Laptop flat on the kitchen table.' },
  });
  expect(await browser.assessments.mine()).toEqual([]);
});

describe('a tap beside an answer', () => {
  const tapped = { laptop: 'raised', glare: null } as const;

  test('counts before what was written, and is saved as tapped', async () => {
    const before = await perform();
    expect(before.scoring?.findings).toMatchObject({ laptop: 'flat', glare: 'glare' });
    const made = await perform({ followUpAnswers: tapped });
    expect(made.scoring?.findings).toMatchObject({ laptop: 'raised' });
    expect(made.scoring?.findings.glare).toBeUndefined();
    expect(made.workstationScore).toBeGreaterThan(before.workstationScore ?? 0);
    const understood = made.understood.filter(({ source }) => source === 'tapped');
    expect(understood).toMatchObject([
      { factor: 'laptop', state: 'raised', quote: { text: 'Laptop flat on the kitchen table.' } },
      { factor: 'glare', state: null },
    ]);
    expect(made.fixes.map(({ factor }) => factor)).not.toContain('glare');
  });

  test('is kept by a desk that waited for an answer', async () => {
    const chest = { discomfortDescription: 'My chest hurts and my left arm is numb.' };
    const waiting = await perform({ ...chest, followUpAnswers: tapped });
    expect(waiting).toMatchObject({ needsConfirmation: true, workstationScore: null, understood: [] });
    const goesOn = await client.assessments.confirm({ params: { id: waiting.id }, body: { isNow: false } });
    expect(goesOn.scoring?.findings.laptop).toBe('raised');
  });
});
