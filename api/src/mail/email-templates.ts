import { confirmationLinkDays, invitationLinkDays, resetLinkHours } from '@practice/contract/auth';
import {
  type ConsultationRequestInput,
  maybeSpam,
  type Service,
  serviceLabel,
} from '@practice/contract/consultation-requests';
import { messages } from '@practice/contract/messages';
import { adminAssessment, adminConsultationRequest, clientAssessment, paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { readableEmail } from '@practice/contract/readable-email';
import {
  composeEmail,
  type Email,
  estimateNotice,
  greeting,
  greetingTo,
  licensedSignature,
  signature,
} from './email.ts';

/** To the visitor. It repeats only a first name, so that no one can send spam to strangers through our form. */
export function consultationReceived({ fullName, service }: { fullName: string; service: Service }): Email {
  return composeEmail('We got your consultation request', [
    greeting(fullName),
    `Thanks for asking for a free consultation. We’ll contact you within ${practice.replyWithinHours} hours to schedule it. You don’t need to do anything.`,
    { label: 'Service of interest', value: serviceLabel(service) },
    estimateNotice,
    `Something to add, or the wrong phone number? Just reply to this email. If you didn’t ask for this, you can ignore it.`,
    licensedSignature,
  ]);
}

type ConsultationAlert = ConsultationRequestInput & { id: number; isDoubtful: boolean };

/** To the practice, without the message, which may be about the visitor's health. */
export function consultationAlert(request: ConsultationAlert): Email {
  const { id, fullName, companyName, email, phone, service, isDoubtful } = request;
  return {
    ...composeEmail(`New consultation request: ${fullName}`, [
      `${fullName} asked for a free consultation. We promise a reply within ${practice.replyWithinHours} hours. If you reply to this email, it goes straight to them.`,
      ...(isDoubtful ? [maybeSpam] : []),
      { label: 'Company', value: companyName },
      { label: 'Service', value: serviceLabel(service) },
      { label: 'Email', value: readableEmail(email) },
      { label: 'Phone', value: phone || 'Not given' },
      { link: 'Open the request', path: adminConsultationRequest(id) },
    ]),
    replyTo: email,
  };
}

export function passwordReset(firstName: string | null, token: string): Email {
  return composeEmail('Reset your password', [
    greeting(firstName),
    `Someone, hopefully you, asked to reset the password for your ${practice.name} account.`,
    { link: 'Set a new password', path: `${paths.resetPassword}?token=${token}` },
    `The link works once and expires in ${resetLinkHours} hour. If you didn’t ask for it, you can ignore this email: your password stays as it is.`,
    signature,
  ]);
}

/** To someone who became an admin and hasn't set their password again yet. */
export function newAdmin(firstName: string | null, token: string): Email {
  return composeEmail(`You’re an admin of ${practice.name} now`, [
    greeting(firstName),
    `You’re an admin of ${practice.name} now. Set a password to log in.`,
    { link: 'Set a password', path: `${paths.resetPassword}?token=${token}` },
    `The link works once and expires in ${resetLinkHours} hour. After that, ask for a new one with “Forgot your password?” on our login page.`,
    `Didn’t expect this? Call us at ${practice.phone}.`,
    signature,
  ]);
}

/** To the address of a new account. It leaves out the name, so that no one can send spam to strangers through our form. */
export function confirmEmail(token: string): Email {
  return composeEmail('Please confirm your email address', [
    'Hi there,',
    `Thanks for creating your ${practice.name} account. Please confirm your email address, in the browser where you’re logged in.`,
    { link: 'Confirm my address', path: `${paths.confirmEmail}?token=${token}` },
    `After that, anything you bought with this email will show up in your dashboard.`,
    `The link works once and expires in ${confirmationLinkDays} days. If you didn’t open an account, you can ignore this email.`,
    signature,
  ]);
}

export function confirmNewEmail(token: string): Email {
  return composeEmail('Please confirm your new email address', [
    'Hi there,',
    `Someone, hopefully you, wants to use this address for their account with ${practice.name}. If that’s you, please confirm it in the browser where you’re logged in.`,
    { link: 'Confirm my new address', path: `${paths.confirmEmail}?token=${token}` },
    `After that, you’ll log in with this address and get our emails here.`,
    `The link works once and expires in ${confirmationLinkDays} days. If you didn’t ask for it, you can ignore this email: nothing changes.`,
    signature,
  ]);
}

// It goes to the former address and leaves out the new one, because other people may read this mailbox.
export function emailChanged(firstName: string | null): Email {
  return composeEmail('Your email address was changed', [
    greeting(firstName),
    `Your account with ${practice.name} has a new email address. You log in with the new one now, and this address gets no more emails about it.`,
    `If that wasn’t you, please call us right away at ${practice.phone}.`,
    signature,
  ]);
}

export function invitation(firstName: string | null, token: string): Email {
  return composeEmail(`Your account with ${practice.name}`, [
    greeting(firstName),
    `We’ve set up an account for you. It’s where you can see and change your appointments and find your receipts. All you need to do is choose a password.`,
    { link: 'Choose your password', path: `${paths.resetPassword}?token=${token}` },
    `The link works once and expires in ${invitationLinkDays} days. After that, ask for a new one with “Forgot your password?” on our login page.`,
    `Didn’t expect this? You can ignore it, or call us at ${practice.phone}.`,
    signature,
  ]);
}

export function passwordChanged(firstName: string | null, hadNewEmail: boolean): Email {
  return composeEmail('Your password was changed', [
    greeting(firstName),
    `The password for your ${practice.name} account was just changed, and all other devices were logged out.`,
    ...(hadNewEmail ? [messages.account.emailChangeDropped] : []),
    `If that wasn’t you, set a new password right away and call us at ${practice.phone}.`,
    { link: 'Reset the password', path: paths.forgotPassword },
    signature,
  ]);
}

export function passwordSet(firstName: string | null): Email {
  return composeEmail('Your password is set', [
    greeting(firstName),
    `Your ${practice.name} account has a password now. You log in with it and this email address.`,
    `If that wasn’t you, set a new password right away and call us at ${practice.phone}.`,
    { link: 'Reset the password', path: paths.forgotPassword },
    signature,
  ]);
}

export function secondFactorChanged(firstName: string | null, what: string): Email {
  return composeEmail('A change to your two-step login', [
    greeting(firstName),
    what,
    `If that wasn’t you, change your password right away, and log out on all devices.`,
    { link: 'Open your security settings', path: paths.adminSecurity },
    signature,
  ]);
}

export function wrongCodes(firstName: string | null): Email {
  return composeEmail('Wrong codes at your login', [
    greeting(firstName),
    `Someone typed the right password for your ${practice.name} account, and then several wrong codes. They didn’t get in.`,
    `If that wasn’t you, someone knows your password. Please set a new one right away.`,
    { link: 'Set a new password', path: paths.forgotPassword },
    signature,
  ]);
}

export function accountDeleted(firstName: string | null): Email {
  return composeEmail('Your account is deleted', [
    greeting(firstName),
    `Your ${practice.name} account is deleted, as you asked, and so are your assessments. Any visit you had booked is canceled.`,
    `We keep the records of your payments for as long as tax law requires, and any consultation requests for ${practice.requestsKeptMonths} months at most.`,
    `If you didn’t do this, please call us right away at ${practice.phone}.`,
    signature,
  ]);
}

export function accountDeletedAlert(name: string, visits: readonly string[]): Email {
  return composeEmail(`Account deleted: ${name}`, [
    `${name} deleted their account on your website. Their assessments and your notes about them are gone. Their payments are still in your books.`,
    ...visits.map((value) => ({ label: 'Canceled with it', value })),
    ...(visits.length === 0 ? ['They had no visit booked.'] : []),
  ]);
}

/** To the client. The findings are about their health, so they are shown in the portal only. */
export function assessmentReady(id: number, client: Parameters<typeof greetingTo>[0]): Email {
  return composeEmail('Your assessment is ready', [
    greetingTo(client),
    'Your assessment is ready. You’ll find it in your dashboard.',
    { link: 'Read your assessment', path: clientAssessment(id) },
    'You’ll need to log in first. If anything in it is unclear, just call us.',
    signature,
  ]);
}

/**
 * To the practice. It leaves out the client's name and words, which are about their health.
 * @param isAnswered whether they checked it or said that it is so; otherwise they were only asked
 */
export function emergencyWritten(id: number, isAnswered: boolean): Email {
  const look = isAnswered ? 'Please look now' : 'Not answered, please look now';
  return composeEmail(`${look}: a client wrote something urgent`, [
    isAnswered
      ? 'In the desk assessment on your website, a client just told us something that may be an emergency. They were shown what to do and who to call. They know that you get this email, but not when you’ll read it.'
      : 'In the desk assessment on your website, a client just wrote something that may be an emergency. We asked them whether it’s happening now, and showed them 911. Not answered yet: when they answer, you’ll see it in the assessment. They know that you get this email, but not when you’ll read it.',
    'Please look at it now, and decide whether to call them.',
    { link: 'Open the assessment', path: adminAssessment(id) },
    'We leave names and details out of emails. You’ll need to log in to see them.',
  ]);
}
