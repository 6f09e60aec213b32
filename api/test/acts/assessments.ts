import { professionalMessages } from '@practice/contract/professional-assessments';
import { greeting } from '../../src/mail/email.ts';
import { anAssessment, aProfessionalAssessment } from '../an-assessment.ts';
import { notice, type Person, type Scenario, type Walk } from './walk.ts';

const chest = 'I have had chest pain since this morning.';

const stateOf = (walk: Walk, id: number) => async () => {
  const [row] = await walk.api.sql<{ reviewed_at: Date | null }>(
    'SELECT reviewed_at FROM ergonomic_assessments WHERE id = $1',
    [id],
  );
  return row ? (row.reviewed_at ? 'reviewed' : 'to review') : '—';
};

/** What the AI tool made of a client's answers, once the practice has looked at it. */
async function aReviewed(walk: Walk, over = {}) {
  const { browser, email } = await walk.client();
  const { id } = await browser.api.assessments.perform(anAssessment(over));
  await walk.admin.adminAssessments.review(id);
  await walk.begin(stateOf(walk, id));
  return { id, mine: browser.api.assessments, people: { client: email } };
}

async function aWritten(walk: Walk) {
  const { id: userId, email } = await walk.client();
  const { id } = await walk.admin.adminAssessments.create(aProfessionalAssessment(userId));
  await walk.begin(stateOf(walk, id));
  return { id, people: { client: email } };
}

const urgent = (id: number) => ({
  emergency: ['a client just told us something that may be an emergency', `/admin/assessments/${id}`],
});

function write(person: (walk: Walk) => Promise<Pick<Person, 'id' | 'email'>>, beginning: string): Scenario {
  return async (walk) => {
    const { id: userId, email } = await person(walk);
    await walk.begin(async () => '—');
    const { id } = await walk.admin.adminAssessments.create(aProfessionalAssessment(userId));
    walk.made(stateOf(walk, id));
    const ready = [`${beginning} Your assessment is ready.`, `assessment=${id}`];
    return { answer: '—', people: { client: email }, said: { 'assessment ready': ready } };
  };
}

export const assessmentActs: Record<string, Scenario> = {
  async 'answer the ten questions'(walk) {
    const { browser, email } = await walk.client();
    await walk.begin(async () => '—');
    const { id } = await browser.api.assessments.perform(anAssessment());
    walk.made(stateOf(walk, id));
    return { answer: '—', people: { client: email } };
  },

  async 'write of an emergency in them'(walk) {
    const { browser, email } = await walk.client();
    await walk.begin(async () => '—');
    const { id } = await browser.api.assessments.perform(anAssessment({ discomfortDescription: chest }));
    walk.made(stateOf(walk, id));
    return { answer: '—', people: { client: email }, said: urgent(id) };
  },

  async 'ask, tap a part of the picture'(walk) {
    const vague = {
      workstationSetup: 'Office chair, desk, one monitor.',
      ergonomicEquipment: 'Nothing else.',
    };
    const { id, mine, people } = await aReviewed(walk, vague);
    await mine.advise({ assessmentId: id, question: 'How high should my screen be?' });
    await mine.completePicture(id, { picks: { screenHeight: 'too high' } });
    return { answer: '—', people };
  },

  async 'ask of an emergency'(walk) {
    const { id, mine, people } = await aReviewed(walk);
    await mine.advise({ assessmentId: id, question: chest });
    return { answer: '—', people, said: urgent(id) };
  },

  async 'ask of it again within an hour'(walk) {
    const { id, mine, people } = await aReviewed(walk, { discomfortDescription: chest });
    await mine.advise({ assessmentId: id, question: chest });
    return { answer: '—', people };
  },

  async 'delete one’s own'(walk) {
    const { id, mine, people } = await aReviewed(walk);
    await mine.remove(id);
    return { answer: '—', people };
  },

  async 'review, add a note'(walk) {
    const { browser, email } = await walk.client();
    const { id } = await browser.api.assessments.perform(anAssessment());
    await walk.begin(stateOf(walk, id));
    await walk.admin.adminAssessments.addNote(id, { text: 'Call her.' });
    await walk.admin.adminAssessments.review(id);
    return { answer: '—', people: { client: email } };
  },

  'write one for a client': write((walk) => walk.client(), 'Hi Robin,'),
  'write one, client invited': write((walk) => walk.invited(), 'Hi Nora,'),
  'write one, address not confirmed': write(
    (walk) => walk.client({ isConfirmed: false, firstName: 'Pills' }),
    greeting(null),
  ),

  async 'change what was written'(walk) {
    const { id, people } = await aWritten(walk);
    await walk.admin.adminAssessments.update(id, { workstationScore: 8 });
    return { answer: '—', people };
  },

  async 'delete what was written'(walk) {
    const { id, people } = await aWritten(walk);
    const answer = await walk.admin.adminAssessments.remove(id);
    return { answer: notice(answer, 'deleted', professionalMessages.deleted.title), people };
  },
};
