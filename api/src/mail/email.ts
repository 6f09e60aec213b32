import { foundersTogether, licensedFounders } from '@practice/contract/founders';
import { emailLogo, paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { isolated } from '@practice/contract/text';
import { practiceAddress } from '@practice/contract/visit';
import { htmlEscape } from 'escape-goat';

export interface Email {
  subject: string;
  lines: Line[];
  replyTo?: string;
  /** An invitation for the recipient's calendar (RFC 6047). */
  calendar?: { method: string; content: string };
}

export type Line =
  | string
  | { label: string; value: string }
  | { link: string; path: string }
  | { text: string; path: string };

/** Repeats only what looks like a first name: anyone can type one, and the email may go to a stranger. */
export function greeting(name: string | null | undefined): string {
  const [first = ''] = name?.split(' ') ?? [];
  return /^\p{L}[\p{L}\p{M}’']{0,19}(-[\p{L}\p{M}]{1,19})?$/u.test(first) ? `Hi ${first},` : 'Hi there,';
}

export function greetingTo(client: {
  firstName: string | null;
  emailConfirmedAt: Date | null;
  invitedAt: Date | null;
}): string {
  return greeting(client.emailConfirmedAt || client.invitedAt ? client.firstName : null);
}

export const signature = foundersTogether;

export const licensedSignature = licensedFounders;

export const estimateNotice: Line = {
  text: 'Paying yourself? You have the right to a good faith estimate of what it will cost:',
  path: paths.goodFaithEstimate,
};

export function composeEmail(subject: string, lines: Line[]): Email {
  return { subject: subject.replace(/[\r\n\u0085\u2028\u2029]+/g, ' '), lines };
}

export function letter(subject: string, greeting: string, lines: Line[]): Email {
  return composeEmail(subject, [greeting, ...lines, signature]);
}

export function gatheredEmail(emails: Email[]): Email {
  const [first, ...more] = emails;
  if (first && more.length === 0) return first;
  return composeEmail(`${emails.length} more messages from your website`, [
    'So much came in within ten minutes that we put the rest into one email. To answer a person, please write to their own address.',
    ...emails.flatMap(({ subject, lines }, at) => [`${at + 1}. ${subject}`, ...lines]),
  ]);
}

export function renderEmail({ subject, lines }: Email, origin: string) {
  const { path, width, height } = emailLogo;
  const isPhoneGiven = lines.some((line) => typeof line === 'string' && line.includes(practice.phone));
  const footer = [practice.name, practiceAddress, ...(isPhoneGiven ? [] : [practice.phone])].join(' · ');
  // Email programs support neither CSS variables nor our fonts, so the colors are repeated here.
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${htmlEscape(subject)}</title></head>
<body style="margin:0;background:#fbf8f3;color:#1e2a28;font:17px/1.6 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font:600 20px/1.2 Georgia,serif;color:#1f5a52"><img src="${htmlEscape(origin + path)}" alt="${htmlEscape(practice.name)}" width="${width}" height="${height}"></p>
<h1 style="margin:0 0 24px;font:500 26px/1.25 Georgia,serif">${htmlEscape(subject)}</h1>
${lines.map((line) => asHtml(line, origin)).join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e2d8c9;color:#4d5b58;font-size:14px">${htmlEscape(footer)}</p>
</div></body></html>`;
  return {
    subject: isolated(subject),
    text: isolated(`${lines.map((line) => asText(line, origin)).join('\n\n')}\n\n--\n${footer}\n`),
    html: isolated(html),
  };
}

function asText(line: Line, origin: string): string {
  if (typeof line === 'string') return line;
  if ('label' in line) return `${line.label}: ${line.value}`;
  return 'link' in line ? `${line.link}:\n${origin}${line.path}` : `${line.text} ${origin}${line.path}`;
}

function asHtml(line: Line, origin: string): string {
  if (typeof line === 'string') return htmlEscape`<p style="margin:0 0 16px">${line}</p>`;
  if ('text' in line) return asHtml(asText(line, origin), origin);
  if ('label' in line) {
    return htmlEscape`<p style="margin:0 0 16px"><span style="color:#4d5b58">${line.label}</span><br><strong>${line.value}</strong></p>`;
  }
  return htmlEscape`<p style="margin:0 0 24px"><a href="${origin}${line.path}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5a52;color:#fbf8f3;text-decoration:none;font-weight:600">${line.link}</a></p>`;
}
