import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../../docs/emails.md', import.meta.url), 'utf8');

/** The rows of the table below a heading of docs/emails.md, by the names of its columns. */
function tableBelow(heading: string): Map<string, string>[] {
  const [, section = ''] = text.split(`\n### ${heading}\n`);
  const [table = ''] = section.split('\n#');
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  const [names = [], , ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((row) => new Map(row.map((cell, at) => [names[at] ?? '', cell])));
}

const namesIn = (cell = '—') => (cell === '—' ? [] : cell.split(', ').sort());

export const scenariosOf = (kind: string) =>
  tableBelow(kind).map((row) => ({
    scenario: row.get('Act') ?? '',
    answer: row.get('Answer') ?? '—',
    atOnce: namesIn(row.get('Emails at once')),
    // Once the two minutes are over in which changes of an appointment are gathered.
    later: namesIn(row.get('Emails in two minutes')),
  }));

export const emailRows = () =>
  tableBelow('Emails').map((row) => ({
    email: row.get('Email') ?? '',
    to: row.get('To') ?? '',
    subject: row.get('Subject') ?? '',
  }));
