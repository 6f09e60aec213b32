import { aPerson, aRequest } from '../start-api.ts';
import { emailsOf, facts, type Scenario, visit, type Walk } from './walk.ts';

const past = { appointmentDate: '2026-01-05' } as const;
const ann = { firstName: 'Ann', lastName: 'Lee', phone: '' };

const stateOf = (walk: Walk, id: number) => async () => (await walk.admin.consultationRequests.one(id)).state;

const mailed = (is: boolean) => `confirmationEmailed: ${is ? 'yes' : 'no'}`;

/** A request from an address, and how it becomes a client. */
async function aRequestFrom(walk: Walk, email: string) {
  const { id } = await walk.api.visitor.api.consultationRequests.create({ ...aRequest(), email });
  await walk.begin(stateOf(walk, id));
  return async (over: object = {}) => {
    const made = await walk.admin.consultationRequests.setUpClient(id, { ...ann, email, ...visit, ...over });
    return {
      answer: `isInvited: ${made.isInvited ? 'yes' : 'no'}, ${emailsOf(made)}`,
      people: { client: email },
    };
  };
}

const invitation = ['Hi Ann,', 'We’ve set up an account for you', '/reset-password?token='];

export const requestActs: Record<string, Scenario> = {
  async ask(walk) {
    const request = aRequest();
    const { id, confirmationEmailed } = await walk.api.visitor.api.consultationRequests.create(request);
    walk.made(stateOf(walk, id));
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

  async 'ask again in the same words'(walk) {
    const request = aRequest();
    const { create } = walk.api.visitor.api.consultationRequests;
    const { id } = await create(request);
    await walk.begin(stateOf(walk, id));
    const { confirmationEmailed } = await create(request);
    return { answer: mailed(confirmationEmailed), people: { visitor: request.email } };
  },

  async 'set the state, add a note'(walk) {
    const { id } = await walk.api.visitor.api.consultationRequests.create(aRequest());
    await walk.begin(stateOf(walk, id));
    await walk.admin.consultationRequests.addNote(id, { text: 'Called her.' });
    await walk.admin.consultationRequests.update(id, { state: 'contacted' });
    return { answer: '—' };
  },

  async 'set up a client'(walk) {
    const setUpClient = await aRequestFrom(walk, aPerson().email);
    const said = { ...facts, name: 'Ann' };
    return { ...(await setUpClient()), said: { invitation, booked: said, 'new appointment': said } };
  },

  async 'set up a client, account opened by a stranger'(walk) {
    const { email } = await walk.client({ isConfirmed: false, firstName: 'Pills' });
    const setUpClient = await aRequestFrom(walk, email);
    const said = { ...facts, name: 'Ann' };
    return { ...(await setUpClient()), said: { invitation, booked: said, 'new appointment': said } };
  },

  async 'set up a client who was invited before'(walk) {
    const { email } = await walk.invited();
    const setUpClient = await aRequestFrom(walk, email);
    const said = { ...facts, name: 'Nora' };
    return { ...(await setUpClient()), said: { booked: said, 'new appointment': said } };
  },

  async 'set up a client whose address is confirmed'(walk) {
    const { email } = await walk.client();
    const setUpClient = await aRequestFrom(walk, email);
    return { ...(await setUpClient()), said: { booked: facts, 'new appointment': facts } };
  },

  async 'set up a client for a visit that was'(walk) {
    const setUpClient = await aRequestFrom(walk, aPerson().email);
    return { ...(await setUpClient(past)), said: { invitation } };
  },
};
