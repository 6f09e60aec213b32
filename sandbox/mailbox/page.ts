import type { Email } from './email.ts';

const maxShown = 100;
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

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
<main>
<h1>Mailbox</h1>
<p>This is a stand-in for a mail provider. What the website sends ends here: nothing leaves this machine.</p>
${emails.length === 0 ? '<p>No mail yet. Send the contact form, and look again.</p>' : ''}
${emails.slice(0, maxShown).map(renderEmail).join('\n')}
${older > 0 ? `<p>${older} older mails are in <a href="/sandbox/mail.json">mail.json</a>.</p>` : ''}
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
${html ? `<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(document)}"></iframe>` : ''}
<h2>As plain text</h2>
<pre>${escapeHtml(text)}</pre>
${files ? `<h2>Attachments</h2><ul>${files}</ul>` : ''}
</details>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; --line: light-dark(#ddd6c8, #344642); }
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
h2 { font-size: 0.875rem; }
details { margin-bottom: 0.75rem; padding: 0 1rem; border: 1px solid var(--line); border-radius: 0.5rem; }
summary { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0.75rem 0; cursor: pointer; overflow-wrap: anywhere; }
summary b { flex: 1 1 18rem; }
iframe { width: 100%; height: 30rem; border: 1px solid var(--line); background: #fff; resize: vertical; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
