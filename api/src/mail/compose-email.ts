import { founders } from '@practice/contract/founders';
import { practice } from '@practice/contract/practice';
import { practiceAddress } from '@practice/contract/visit';
import { htmlEscape } from 'escape-goat';

export interface Email {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, if not to the practice. */
  replyTo?: string;
  /** An invitation (RFC 6047) that email programs put into the reader's calendar. */
  calendar?: { method: string; content: string };
}

/** A paragraph, a labeled value, or a button. */
export type Line = string | { label: string; value: string } | { link: string; url: string };

/**
 * How an email to a client begins. Only what looks like a first name is repeated: anybody can type a name into our forms,
 * and the email may go to a stranger.
 * @param name a first name, or a full one
 */
export function greeting(name: string | null | undefined): string {
  const [first = ''] = name?.split(' ') ?? [];
  return /^\p{L}[\p{L}\p{M}’']{0,19}(-[\p{L}\p{M}]{1,19})?$/u.test(first) ? `Hi ${first},` : 'Hi there,';
}

/**
 * How it begins where its person may not know of it: without a name that a stranger may have typed. The practice entered the name
 * of whom it invited, and nobody else gets into that account before the address is confirmed.
 */
export function greetingTo(client: {
  firstName: string | null;
  emailConfirmedAt: Date | null;
  invitedAt: Date | null;
}): string {
  return greeting(client.emailConfirmedAt || client.invitedAt ? client.firstName : null);
}

/** How an email to a client ends; the phone is in the footer below. */
export const signature = founders.map(({ name }) => name).join(' and ');

/** An email as text and as HTML. All values are escaped here, and line breaks in the subject replaced. */
export function composeEmail(subject: string, lines: Line[]): Email {
  const footer = `${practice.name} · ${practiceAddress} · ${practice.phone}`;
  return {
    subject: subject.replace(/[\r\n\u0085\u2028\u2029]+/g, ' '),
    text: `${lines.map(asText).join('\n\n')}\n\n--\n${footer}\n`,
    html: htmlOf(subject, lines.map(asHtml).join('\n'), htmlEscape(footer)),
  };
}

function asText(line: Line): string {
  if (typeof line === 'string') return line;
  return 'label' in line ? `${line.label}: ${line.value}` : `${line.link}:\n${line.url}`;
}

function asHtml(line: Line): string {
  if (typeof line === 'string') return htmlEscape`<p style="margin:0 0 16px">${line}</p>`;
  if ('label' in line) {
    return htmlEscape`<p style="margin:0 0 16px"><span style="color:#4d5b58">${line.label}</span><br><strong>${line.value}</strong></p>`;
  }
  return htmlEscape`<p style="margin:0 0 24px"><a href="${line.url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5a52;color:#fbf8f3;text-decoration:none;font-weight:600">${line.link}</a></p>`;
}

// Mail programs have neither our CSS variables nor our fonts: the colors are repeated here, with a system serif.
function htmlOf(subject: string, body: string, footer: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${htmlEscape(subject)}</title></head>
<body style="margin:0;background:#fbf8f3;color:#1e2a28;font:17px/1.6 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font:600 20px/1.2 Georgia,serif;color:#1f5a52">${htmlEscape(practice.name)}</p>
<h1 style="margin:0 0 24px;font:500 26px/1.25 Georgia,serif">${htmlEscape(subject)}</h1>
${body}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e2d8c9;color:#4d5b58;font-size:14px">${footer}</p>
</div></body></html>`;
}
