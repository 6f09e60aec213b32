import { aPerson, aRequest } from '../start-api.ts';
import { details, emailsOf, type Scenario, type ScenarioRun, visit } from './scenario.ts';

const past = { appointmentDate: '2026-01-05' } as const;
const ann = { firstName: 'Ann', lastName: 'Lee', phone: '' };

const mailed = (is: boolean) => `confirmationEmailed: ${is ? 'yes' : 'no'}`;

async function aRequestFrom(run: ScenarioRun, email: string) {
  const { id } = await run.api.visitor.consultationRequests.create({ body: { ...aRequest(), email } });
  await run.begin();
  return async (over: object = {}) => {
    const made = await run.admin.consultationRequests.setUpClient({
      params: { id },
      body: { ...ann, email, ...visit, ...over },
    });
    return {
      answer: `isInvited: ${made.isInvited ? 'yes' : 'no'}, ${emailsOf(made)}`,
      people: { client: email },
    };
  };
}

const invitation = ['Hi Ann,', 'We’ve set up an account for you', '/reset-password?token='];

export const requestScenarios: Record<string, Scenario> = {
  async ask(run) {
    const request = aRequest();
    const { id, confirmationEmailed } = await run.api.visitor.consultationRequests.create({
      body: request,
    });
    return {
      answer: mailed(confirmationEmailed),
      people: { visitor: request.email },
      said: {
        'request received': ['Hi Ann,', 'Service of interest: '],
        'new request': [
          'Ann Lee asked for a free consultation.',
          request.email,
          `/admin/consultation-requests/${id}`,
        ],
      },
    };
  },

  async 'ask again in the same words'(run) {
    const request = aRequest();
    const { create } = run.api.visitor.consultationRequests;
    await create({ body: request });
    await run.begin();
    const { confirmationEmailed } = await create({ body: request });
    return { answer: mailed(confirmationEmailed), people: { visitor: request.email } };
  },

  async 'set up a client'(run) {
    const setUpClient = await aRequestFrom(run, aPerson().email);
    const said = { ...details, name: 'Ann' };
    return { ...(await setUpClient()), said: { invitation, booked: said, 'new appointment': said } };
  },

  async 'set up a client, account opened by a stranger'(run) {
    const { email } = await run.client({ isConfirmed: false, firstName: 'Pills' });
    const setUpClient = await aRequestFrom(run, email);
    const said = { ...details, name: 'Ann' };
    return { ...(await setUpClient()), said: { invitation, booked: said, 'new appointment': said } };
  },

  async 'set up a client whose address is confirmed'(run) {
    const { email } = await run.client();
    const setUpClient = await aRequestFrom(run, email);
    return { ...(await setUpClient()), said: { booked: details, 'new appointment': details } };
  },

  async 'set up a client for a past visit'(run) {
    const setUpClient = await aRequestFrom(run, aPerson().email);
    return { ...(await setUpClient(past)), said: { invitation } };
  },
};
