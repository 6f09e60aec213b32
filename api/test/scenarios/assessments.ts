import { greeting } from '../../src/mail/email.ts';
import { anAssessment, aProfessionalAssessment } from '../assessment.ts';
import { type Person, type Said, type Scenario, type ScenarioRun } from './scenario.ts';

const chest = 'I have had chest pain since this morning.';

async function aReviewed(run: ScenarioRun, over = {}) {
  const { browser, email } = await run.client();
  const { id } = await browser.assessments.perform({ body: anAssessment(over) });
  await run.admin.adminAssessments.review({ params: { id } });
  await run.begin();
  return { id, mine: browser.assessments, people: { client: email } };
}

const urgent = (id: number) => ({
  'unanswered emergency': ['Not answered yet', `/admin/assessments/${id}`],
});

function perform(over: object, said: (id: number) => Said): Scenario {
  return async (run) => {
    const { browser, email } = await run.client();
    await run.begin();
    const { id } = await browser.assessments.perform({ body: { ...anAssessment(), ...over } });
    return { people: { client: email }, said: said(id) };
  };
}

function write(
  person: (run: ScenarioRun) => Promise<Pick<Person, 'id' | 'email'>>,
  beginning: string,
): Scenario {
  return async (run) => {
    const { id: userId, email } = await person(run);
    await run.begin();
    const { id } = await run.admin.adminAssessments.create({ body: aProfessionalAssessment(userId) });
    const ready = [`${beginning} Your assessment is ready.`, `assessment=${id}`];
    return { people: { client: email }, said: { 'assessment ready': ready } };
  };
}

export const assessmentScenarios: Record<string, Scenario> = {
  'check an emergency': perform({ warningSigns: ['chest or breath'] }, (id) => ({
    emergency: ['a client just told us something that may be an emergency', `/admin/assessments/${id}`],
  })),
  'write of an emergency in them': perform({ discomfortDescription: chest }, urgent),

  async 'ask of an emergency'(run) {
    const { id, mine, people } = await aReviewed(run);
    await mine.advise({ body: { assessmentId: id, question: chest } });
    return { people, said: urgent(id) };
  },

  async 'ask of it again within an hour'(run) {
    const { id, mine, people } = await aReviewed(run, { discomfortDescription: chest });
    await mine.advise({ body: { assessmentId: id, question: chest } });
    return { people };
  },

  'write one for a client': write((run) => run.client(), 'Hi Robin,'),
  'write one, client invited': write((run) => run.invited(), 'Hi Nora,'),
  'write one, address not confirmed': write(
    (run) => run.client({ isConfirmed: false, firstName: 'Pills' }),
    greeting(null),
  ),
};
