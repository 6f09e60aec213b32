// @ts-check
/** @typedef {import('../mailbox.mjs').Mail} Mail */

const shown = 100;
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** What a mail may do inside the page: open its links in a new tab, and nothing else. */
const mailRights = 'allow-popups allow-popups-to-escape-sandbox';

/** @param {Mail[]} mails newest first */
export function mailPage(mails) {
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
${mails.length === 0 ? '<p class="empty">No mail yet. Send the contact form, and look again.</p>' : ''}
${mails.slice(0, shown).map(mailEntry).join('\n')}
${mails.length > shown ? `<p class="empty">${mails.length - shown} older mails are in <a href="/sandbox/mail.json">mail.json</a>.</p>` : ''}
</main>
</body>
</html>
`;
}

/** @param {Mail} mail @param {number} index */
function mailEntry(mail, index) {
  const attachments = mail.attachments
    .map(
      ({ filename, contentType, size }) =>
        `<li>${escaped(filename)} (${escaped(contentType)}, ${size} bytes)</li>`,
    )
    .join('');
  const document = `<base target="_blank">${mail.html}`;
  return `<details${index === 0 ? ' open' : ''}>
<summary><b>${escaped(mail.subject)}</b><span>${escaped(mail.to)}</span><time datetime="${escaped(mail.date)}">${time.format(new Date(mail.date))}</time></summary>
<p>From ${escaped(mail.from)}</p>
${mail.html ? `<iframe title="${escaped(mail.subject)}" sandbox="${mailRights}" srcdoc="${escaped(document)}"></iframe>` : ''}
<h2>As plain text</h2>
<pre>${escaped(mail.text)}</pre>
${attachments ? `<h2>Attachments</h2><ul>${attachments}</ul>` : ''}
</details>`;
}

/** @param {string} text */
function escaped(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
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
