import { readFileSync } from 'node:fs';

/** One scenario of docs/emails.md, cell by cell. */
export interface Row {
  scenario: string;
  who: string;
  states: string;
  answer: string;
  atOnce: string[];
  /** Once the two minutes are over in which changes of an appointment are gathered. */
  later: string[];
}

export interface EmailRow {
  email: string;
  to: string;
  subject: string;
}

const readme = readFileSync(new URL('../../../docs/emails.md', import.meta.url), 'utf8');

/** The cells of the table below a heading of docs/emails.md, without its head. */
function tableBelow(heading: string): string[][] {
  const [, section = ''] = readme.split(`\n### ${heading}\n`);
  const [text = ''] = section.split('\n#');
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

export function scenariosOf(kind: string): Row[] {
  return tableBelow(kind).map(
    ([scenario = '', who = '', states = '', answer = '', atOnce = '', later = '']) => ({
      scenario,
      who,
      states,
      answer,
      atOnce: namesIn(atOnce),
      later: namesIn(later),
    }),
  );
}

export function emailRows(): EmailRow[] {
  return tableBelow('Emails').map(([email = '', to = '', _writer, subject = '']) => ({ email, to, subject }));
}

function namesIn(cell: string): string[] {
  return cell === '' || cell === '—' ? [] : cell.split(', ').sort();
}
