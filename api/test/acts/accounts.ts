import { clientMessages } from '@practice/contract/clients';
import { messages } from '@practice/contract/messages';
import { secondFactorMessages } from '@practice/contract/second-factor';
import { Secret, TOTP } from 'otpauth';
import { greeting } from '../../src/mail/email.ts';
import { openBrowser } from '../browser.ts';
import { aDevice } from '../software-passkey.ts';
import { aPerson, aRequest } from '../start-api.ts';
import { facts, notice, refusal, type Scenario, visit, type Walk } from './walk.ts';

const { auth, account } = messages;
const password = 'a password of my own';

interface UserRow {
  is_admin: boolean;
  new_password_required: boolean;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
}

const stateOf = (walk: Walk, id: number) => async () => {
  const [user] = await walk.api.sql<UserRow>('SELECT * FROM users WHERE id = $1', [id]);
  if (!user) return '—';
  if (user.is_admin) return user.new_password_required ? 'new admin' : 'admin';
  if (user.email_confirmed_at) return 'confirmed';
  return user.invited_at ? 'invited' : 'not confirmed';
};

async function aClient(walk: Walk, options: { isConfirmed?: boolean } = {}) {
  const person = await walk.client(options);
  await walk.begin(stateOf(walk, person.id));
  return { ...person, people: { owner: person.email }, mine: person.browser.api };
}

async function anAdmin(walk: Walk) {
  const person = await walk.client();
  await walk.admin.clients.update(person.id, { isAdmin: true });
  await walk.begin(stateOf(walk, person.id));
  return { ...person, people: { owner: person.email } };
}

/** An admin who may call everything, with an app. */
async function anAdminWithApp(walk: Walk) {
  const person = await walk.client();
  await walk.api.sql('UPDATE users SET is_admin = true WHERE id = $1', [person.id]);
  const mine = person.browser.api;
  const { secret } = await mine.secondFactor.setUpApp();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  // The code of the half minute before, so that the present one is still unused.
  const code = app.generate({ timestamp: Date.now() - 30_000 });
  const { recoveryCodes } = await mine.secondFactor.confirmApp({ code });
  await walk.begin(stateOf(walk, person.id));
  return { ...person, mine, app, recoveryCodes, people: { owner: person.email } };
}

async function finishLogin(walk: Walk, account: { email: string; password: string }, code: string) {
  const { api } = openBrowser(walk.api.origin);
  await api.auth.login(account);
  await api.secondFactor.finishLogin({ code });
}

const changed = ['Hi Robin,', 'account was just changed, and all other devices were logged out.'];

export const accountActs: Record<string, Scenario> = {
  async register(walk) {
    const person = aPerson();
    const { id } = await openBrowser(walk.api.origin).api.auth.register(person);
    walk.made(stateOf(walk, id));
    return {
      answer: '—',
      people: { owner: person.email },
      said: { confirm: [greeting(null), '/confirm-email?token='] },
    };
  },

  async 'ask for the link again'(walk) {
    const { mine, email, people } = await aClient(walk, { isConfirmed: false });
    const answer = await mine.auth.sendConfirmation();
    return {
      answer: notice(answer, 'auth.confirmationSent', auth.confirmationSent(email)),
      people,
      said: { confirm: [greeting(null), '/confirm-email?token='] },
    };
  },

  async 'ask for the link again, though confirmed'(walk) {
    const { mine, people } = await aClient(walk);
    const answer = await mine.auth.sendConfirmation();
    return { answer: notice(answer, 'auth.alreadyConfirmed', auth.alreadyConfirmed), people };
  },

  async 'open the link'(walk) {
    const { mine, email, people } = await aClient(walk, { isConfirmed: false });
    const token = await walk.tokenEmailedTo(email, 'Please confirm your email address');
    const answer = await mine.auth.confirmEmail({ token });
    return { answer: notice(answer, 'auth.emailConfirmed', auth.emailConfirmed), people };
  },

  async 'log in, log out, sign out everywhere, change name or emails'(walk) {
    const { mine, email, password, people } = await aClient(walk);
    await mine.auth.logout();
    await mine.auth.login({ email, password });
    await mine.account.update({ firstName: 'Rob', appointmentEmails: false });
    await mine.account.signOutEverywhere();
    return { answer: '—', people };
  },

  async 'forget the password'(walk) {
    const { mine, email, people } = await aClient(walk);
    const answer = await mine.auth.forgotPassword({ email });
    return {
      answer: notice(answer, 'auth.resetEmailNotice', auth.resetEmailNotice),
      people,
      said: { reset: ['Hi Robin,', '/reset-password?token=', 'expires in 1 hour'] },
    };
  },

  async 'forget the password, without an account'(walk) {
    const { email } = aPerson();
    const answer = await walk.api.visitor.api.auth.forgotPassword({ email });
    return {
      answer: notice(answer, 'auth.resetEmailNotice', auth.resetEmailNotice),
      people: { owner: email },
    };
  },

  async 'reset the password'(walk) {
    const { id, mine, email, people } = await aClient(walk, { isConfirmed: false });
    await mine.auth.forgotPassword({ email });
    const token = await walk.tokenEmailedTo(email, 'Reset your password');
    await walk.begin(stateOf(walk, id));
    const answer = await mine.auth.resetPassword({ token, password });
    return {
      answer: notice(answer, 'auth.passwordResetNotice', auth.passwordResetNotice),
      people,
      said: { 'password changed': changed },
    };
  },

  async 'change the password'(walk) {
    const { mine, people, password: currentPassword } = await aClient(walk);
    const answer = await mine.account.changePassword({ currentPassword, password });
    return {
      answer: notice(answer, 'account.passwordChanged', account.passwordChanged),
      people,
      said: { 'password changed': changed },
    };
  },

  async 'ask for another address'(walk) {
    const { mine, people, password: currentPassword } = await aClient(walk);
    const { email } = aPerson();
    const answer = await mine.account.changeEmail({ email, currentPassword });
    return {
      answer: notice(answer, 'account.emailAsked', account.emailAsked(email)),
      people: { ...people, 'new address': email },
      said: { 'new address': [greeting(null), '/confirm-email?token=', 'expires in 3 days'] },
    };
  },

  async 'open the link of another address'(walk) {
    const { id, mine, people, password: currentPassword } = await aClient(walk);
    const { email } = aPerson();
    await mine.account.changeEmail({ email, currentPassword });
    const token = await walk.tokenEmailedTo(email, 'Please confirm your new email address');
    await walk.begin(stateOf(walk, id));
    const answer = await mine.auth.confirmEmail({ token });
    return {
      answer: notice(answer, 'account.emailChanged', account.emailChanged),
      people: { 'former address': people.owner, owner: email },
      said: { 'address changed': ['Hi Robin,', 'has a new email address'] },
    };
  },

  async 'open a link again'(walk) {
    const { id, mine, email, people } = await aClient(walk, { isConfirmed: false });
    const token = await walk.tokenEmailedTo(email, 'Please confirm your email address');
    await mine.auth.confirmEmail({ token });
    await walk.begin(stateOf(walk, id));
    const answer = await mine.auth.confirmEmail({ token });
    return { answer: notice(answer, 'auth.alreadyConfirmed', auth.alreadyConfirmed), people };
  },

  async 'open an account'(walk) {
    const { id, email } = await walk.invited();
    walk.made(stateOf(walk, id));
    return {
      answer: '—',
      people: { client: email },
      said: { invitation: ['Hi Nora,', 'We’ve set up an account for you', '/reset-password?token='] },
    };
  },

  async 'invite again'(walk) {
    const { id, email } = await walk.invited();
    await walk.begin(stateOf(walk, id));
    await walk.admin.clients.invite(id);
    return {
      answer: '—',
      people: { client: email },
      said: { invitation: ['Hi Nora,', '/reset-password?token='] },
    };
  },

  async 'choose the first password'(walk) {
    const { id, email } = await walk.invited();
    const token = await walk.tokenEmailedTo(email, 'Your account with Oakline Therapy');
    await walk.begin(stateOf(walk, id));
    const answer = await walk.api.visitor.api.auth.resetPassword({ token, password });
    return {
      answer: notice(answer, 'auth.passwordResetNotice', auth.passwordResetNotice),
      people: { owner: email },
      said: { 'password set': ['Hi Nora,', 'account has a password now'] },
    };
  },

  async 'make an admin'(walk) {
    const { id, people } = await aClient(walk);
    await walk.admin.clients.update(id, { isAdmin: true });
    return { answer: '—', people };
  },

  async 'log in as a new admin'(walk) {
    const { email, password, people } = await anAdmin(walk);
    const login = openBrowser(walk.api.origin).api.auth.login({ email, password });
    return {
      answer: await refusal(login, 'account.newPasswordRequired', account.newPasswordRequired),
      people,
      said: { reset: ['Hi Robin,', '/reset-password?token='] },
    };
  },

  async 'take an admin’s rights away'(walk) {
    const { id, people } = await anAdmin(walk);
    await walk.admin.clients.update(id, { isAdmin: false });
    return { answer: '—', people };
  },

  async 'set up an authenticator app'(walk) {
    const { id, email, browser } = await walk.client();
    await walk.api.sql('UPDATE users SET is_admin = true WHERE id = $1', [id]);
    await walk.begin(stateOf(walk, id));
    const mine = browser.api;
    const { secret } = await mine.secondFactor.setUpApp();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { recoveryCodes } = await mine.secondFactor.confirmApp({ code });
    return {
      answer: `${recoveryCodes.length} codes`,
      people: { owner: email },
      said: { 'second factor changed': ['Hi Robin,', 'An authenticator app was set up', '/admin/security'] },
    };
  },

  async 'add a passkey, remove it'(walk) {
    const { mine, people } = await anAdminWithApp(walk);
    const passkey = aDevice('http://practice.example').create(await mine.secondFactor.passkeyOptions());
    await mine.secondFactor.addPasskey({ name: 'Phone', passkey });
    const { passkeys } = await mine.secondFactor.state();
    const answer = await mine.secondFactor.removePasskey(passkeys[0]?.id ?? 0);
    return {
      answer: notice(answer, 'removed', secondFactorMessages.passkeyRemoved),
      people,
      said: { 'second factor changed': ['Hi Robin,', 'passkey', 'your logins.'] },
    };
  },

  async 'renew the recovery codes'(walk) {
    const { mine, people } = await anAdminWithApp(walk);
    const { recoveryCodes } = await mine.secondFactor.renewCodes();
    return {
      answer: `${recoveryCodes.length} codes`,
      people,
      said: { 'second factor changed': ['You have new recovery codes, and the old ones no longer work.'] },
    };
  },

  async 'log in with a recovery code'(walk) {
    const { recoveryCodes, people, ...account } = await anAdminWithApp(walk);
    await finishLogin(walk, account, recoveryCodes[0] ?? '');
    return {
      answer: '—',
      people,
      said: { 'second factor changed': ['One of your recovery codes was used.'] },
    };
  },

  async 'log in with a code of the app'(walk) {
    const { app, people, ...account } = await anAdminWithApp(walk);
    await finishLogin(walk, account, app.generate());
    return { answer: '—', people };
  },

  async 'turn two-step login off'(walk) {
    const { mine, people } = await anAdminWithApp(walk);
    const answer = await mine.secondFactor.turnOff();
    return {
      answer: notice(answer, 'off', secondFactorMessages.turnedOff),
      people,
      said: { 'second factor changed': ['Two-step login was turned off. A password is enough now.'] },
    };
  },

  async 'delete an account'(walk) {
    const { id, email, mine } = await aClient(walk);
    const booked = await mine.appointments.create(visit);
    await walk.api.visitor.api.consultationRequests.create({ ...aRequest(), email });
    await walk.begin(stateOf(walk, id));
    await mine.appointments.update(booked.id, { appointmentTime: '2:00 PM' });
    const answer = await walk.admin.clients.remove(id);
    return {
      answer: notice(answer, 'deleted', clientMessages.deleted),
      people: { client: email },
      said: { canceled: facts },
    };
  },

  async 'delete one’s own account'(walk) {
    const { id, email, mine, password } = await aClient(walk);
    await mine.appointments.create(visit);
    await walk.begin(stateOf(walk, id));
    const answer = await mine.account.remove({ currentPassword: password });
    return {
      answer: notice(answer, 'account.deleted', account.deleted),
      people: { client: email, owner: email },
      said: {
        canceled: facts,
        'account deleted': ['Hi Robin,', 'is deleted, as you asked'],
        'account gone': ['Robin Marsh deleted their account', '10:00 AM'],
      },
    };
  },
};
