import { founders } from '@practice/contract/founders';
import { Secret, TOTP } from 'otpauth';
import { greeting } from '../../src/mail/email.ts';
import { openBrowser } from '../browser.ts';
import { aPerson, aRequest } from '../start-api.ts';
import { details, type Scenario, type ScenarioRun, visit } from './scenario.ts';

const password = 'a password of my own';

async function aClient(run: ScenarioRun) {
  const person = await run.client();
  await run.begin();
  return { ...person, people: { owner: person.email }, mine: person.browser };
}

async function anAdmin(run: ScenarioRun) {
  const person = await run.client();
  await run.admin.clients.update({ params: { id: person.id }, body: { isAdmin: true } });
  await run.begin();
  return { ...person, people: { owner: person.email } };
}

async function anAdminWithApp(run: ScenarioRun) {
  const person = await run.client();
  await run.api.sql(`INSERT INTO staff (user_id, role) VALUES ($1, 'owner')`, [person.id]);
  const mine = person.browser;
  await mine.secondFactor.confirmPassword({ body: { currentPassword: person.password } });
  const { secret } = await mine.secondFactor.setUpApp();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  // The code of the half minute before, so that the present one is still unused.
  const code = app.generate({ timestamp: Date.now() - 30_000 });
  const { recoveryCodes } = await mine.secondFactor.confirmApp({ body: { code } });
  await run.begin();
  return { ...person, mine, app, recoveryCodes, people: { owner: person.email } };
}

async function finishLogin(run: ScenarioRun, account: { email: string; password: string }, code: string) {
  const browser = openBrowser(run.api.origin);
  await browser.auth.login({ body: account });
  await browser.secondFactor.finishLogin({ body: { code } });
}

const invited = [`${founders[0].name} invites you to the back office of`, '/reset-password?token='];
const changed = ['Hi Robin,', 'account was just changed, and all other devices were logged out.'];

export const accountScenarios: Record<string, Scenario> = {
  async register(run) {
    const person = aPerson();
    await openBrowser(run.api.origin).auth.register({ body: person });
    return {
      people: { owner: person.email },
      said: { confirm: [greeting(null), '/confirm-email?token='] },
    };
  },

  async 'forget the password'(run) {
    const { mine, email, people } = await aClient(run);
    await mine.auth.forgotPassword({ body: { email } });
    return {
      people,
      said: { reset: ['Hi Robin,', '/reset-password?token=', 'expires in 1 hour'] },
    };
  },

  async 'forget the password, without an account'(run) {
    const { email } = aPerson();
    await run.api.visitor.auth.forgotPassword({ body: { email } });
    return {
      people: { owner: email },
    };
  },

  async 'reset the password'(run) {
    const { mine, email, people } = await aClient(run);
    await mine.auth.forgotPassword({ body: { email } });
    const token = await run.tokenEmailedTo(email, 'Reset your password');
    await run.begin();
    await mine.auth.resetPassword({ body: { token, password } });
    return {
      people,
      said: { 'password changed': changed },
    };
  },

  async 'change the password'(run) {
    const { mine, people, password: currentPassword } = await aClient(run);
    await mine.account.changePassword({ body: { currentPassword, password } });
    return {
      people,
      said: { 'password changed': changed },
    };
  },

  async 'ask for another address'(run) {
    const { mine, people, password: currentPassword } = await aClient(run);
    const { email } = aPerson();
    await mine.account.changeEmail({ body: { email, currentPassword } });
    return {
      people: { ...people, 'new address': email },
      said: { 'new address': [greeting(null), '/confirm-email?token=', 'expires in 3 days'] },
    };
  },

  async 'open the link of another address'(run) {
    const { mine, people, password: currentPassword } = await aClient(run);
    const { email } = aPerson();
    await mine.account.changeEmail({ body: { email, currentPassword } });
    const token = await run.tokenEmailedTo(email, 'Please confirm your new email address');
    await run.begin();
    await mine.auth.confirmEmail({ body: { token } });
    return {
      people: { 'former address': people.owner, owner: email },
      said: { 'address changed': ['Hi Robin,', 'has a new email address'] },
    };
  },

  async 'open an account'(run) {
    const { email } = await run.invited();
    return {
      people: { client: email },
      said: { invitation: ['Hi Nora,', 'We’ve set up an account for you', '/reset-password?token='] },
    };
  },

  async 'choose the first password'(run) {
    const { email } = await run.invited();
    const token = await run.tokenEmailedTo(email, 'Your account with Oakline Therapy');
    await run.begin();
    await run.api.visitor.auth.resetPassword({ body: { token, password } });
    return {
      people: { owner: email },
      said: { 'password set': ['Hi Nora,', 'account has a password now'] },
    };
  },

  async 'make an admin'(run) {
    const { id, people } = await aClient(run);
    await run.admin.clients.update({ params: { id }, body: { isAdmin: true } });
    return {
      people,
      said: { 'colleague invited': ['Hi Robin,', ...invited, 'Your role: Owner.', 'needs a new password'] },
    };
  },

  async 'invite a colleague'(run) {
    const { firstName, lastName, email } = aPerson();
    const body = { firstName, lastName, email, role: 'assistant' as const };
    await run.admin.clients.inviteColleague({ body });
    const said = [
      'Hi Robin,',
      ...invited,
      'Your role: Assistant.',
      'All you need to do is choose a password.',
    ];
    return { people: { owner: email }, said: { 'colleague invited': said } };
  },

  async 'log in as a new admin'(run) {
    const { email, password, people } = await anAdmin(run);
    await openBrowser(run.api.origin)
      .auth.login({ body: { email, password } })
      .catch(() => {});
    return { people, said: { 'new admin': ['Hi Robin,', '/reset-password?token='] } };
  },

  async 'set up an authenticator app'(run) {
    const { id, email, password: currentPassword, browser } = await run.client();
    await run.api.sql(`INSERT INTO staff (user_id, role) VALUES ($1, 'owner')`, [id]);
    await run.begin();
    const mine = browser;
    await mine.secondFactor.confirmPassword({ body: { currentPassword } });
    const { secret } = await mine.secondFactor.setUpApp();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await mine.secondFactor.confirmApp({ body: { code } });
    return {
      people: { owner: email },
      said: { 'second factor changed': ['Hi Robin,', 'An authenticator app was set up', '/admin/security'] },
    };
  },

  async 'log in with a recovery code'(run) {
    const { recoveryCodes, people, ...account } = await anAdminWithApp(run);
    await finishLogin(run, account, recoveryCodes[0] ?? '');
    return { people, said: { 'second factor changed': ['One of your recovery codes was used.'] } };
  },

  async 'type five wrong codes after the password'(run) {
    const { people, ...account } = await anAdminWithApp(run);
    const { auth: login, secondFactor } = openBrowser(run.api.origin);
    await login.login({ body: account });
    for (let tries = 5; tries > 0; tries -= 1)
      await secondFactor.finishLogin({ body: { code: '000000' } }).catch(() => {});
    return { people, said: { 'wrong codes': ['Hi Robin,', 'knows your password', '/forgot-password'] } };
  },

  async 'delete an account'(run) {
    const { id, email, mine } = await aClient(run);
    const booked = await mine.appointments.create({ body: visit });
    await run.api.visitor.consultationRequests.create({ body: { ...aRequest(), email } });
    await run.begin();
    await mine.appointments.update({ params: { id: booked.id }, body: { appointmentTime: '2:00 PM' } });
    await run.admin.clients.remove({ params: { id } });
    return {
      people: { client: email },
      said: { canceled: details },
    };
  },

  async 'delete one’s own account'(run) {
    const { email, mine, password } = await aClient(run);
    await mine.appointments.create({ body: visit });
    await run.begin();
    await mine.account.remove({ body: { currentPassword: password } });
    return {
      people: { client: email, owner: email },
      said: {
        canceled: details,
        'account deleted': ['Hi Robin,', 'is deleted, as you asked'],
        'account gone': ['Robin Marsh deleted their account', '10:00 AM'],
      },
    };
  },
};
