import type { Email } from './email.ts';

const maxShown = 100;
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

const iframeSandbox = 'allow-popups allow-popups-to-escape-sandbox';

export function renderMailbox(emails: Email[]): string {
  const older = emails.length - maxShown;
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox (stand-in)</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Mailbox</h1>
<p>This is a stand-in for a mail provider. What the website sends ends here: nothing leaves this machine.</p>
</header>
<main>
${emails.length === 0 ? '<p class="empty">No mail yet. Send the contact form, and look again.</p>' : ''}
${emails.slice(0, maxShown).map(renderEmail).join('\n')}
${older > 0 ? `<p class="empty">${older} older mails are in <a href="/sandbox/mail.json">mail.json</a>.</p>` : ''}
</main>
</body>
</html>
`;
}

function renderEmail({ subject, to, from, date, html, text, attachments }: Email, index: number): string {
  const files = attachments
    .map(
      ({ filename, contentType, size }) =>
        `<li>${escapeHtml(filename)} (${escapeHtml(contentType)}, ${size} bytes)</li>`,
    )
    .join('');
  const document = `<base target="_blank">${html}`;
  return `<details${index === 0 ? ' open' : ''}>
<summary><b>${escapeHtml(subject)}</b><span>${escapeHtml(to)}</span><time datetime="${escapeHtml(date)}">${time.format(new Date(date))}</time></summary>
<p>From ${escapeHtml(from)}</p>
${html ? `<iframe title="${escapeHtml(subject)}" sandbox="${iframeSandbox}" srcdoc="${escapeHtml(document)}"></iframe>` : ''}
<h2>As plain text</h2>
<pre>${escapeHtml(text)}</pre>
${files ? `<h2>Attachments</h2><ul>${files}</ul>` : ''}
</details>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1d2b29, #e8efed); --quiet: light-dark(#566662, #a9b8b4);
  --paper: light-dark(#faf7f1, #14201e); --card: light-dark(#fff, #1c2b28); --line: light-dark(#ddd6c8, #344642); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
header, main { max-width: 56rem; margin: 0 auto; padding: 1rem; }
header { padding-top: 2.5rem; }
h1 { margin: 0; font-size: 2rem; line-height: 1.2; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 0.875rem; color: var(--quiet); }
header p, .empty, details p { margin: 0.5rem 0 0; color: var(--quiet); }
details { margin: 0 0 0.75rem; padding: 0 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); }
details[open] { padding-bottom: 1rem; }
summary { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0.75rem 0; cursor: pointer; overflow-wrap: anywhere; }
summary b { flex: 1 1 18rem; }
summary span, time { color: var(--quiet); }
summary:focus-visible, a:focus-visible { outline: 3px solid light-dark(#1f6b5e, #7fc7b8); outline-offset: 2px; }
iframe { width: 100%; height: 30rem; margin-top: 1rem; border: 1px solid var(--line); border-radius: 0.25rem; background: #fff; resize: vertical; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.9375rem/1.6 ui-monospace, monospace; }
`;
