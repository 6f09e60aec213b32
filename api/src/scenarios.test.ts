import { afterEach, describe, expect, test } from '@jest/globals';
import { practice } from '@practice/contract/practice';
import type { Email } from 'postal-mime';
import { accountScenarios } from '../test/scenarios/accounts.ts';
import { appointmentScenarios } from '../test/scenarios/appointments.ts';
import { assessmentScenarios } from '../test/scenarios/assessments.ts';
import { paymentScenarios } from '../test/scenarios/payments.ts';
import { requestScenarios } from '../test/scenarios/requests.ts';
import { expectSaid, type ScenarioResult, ScenarioRun } from '../test/scenarios/scenario.ts';
import { emailRows, scenariosOf } from '../test/scenarios/tables.ts';
import { testApi } from '../test/start-api.ts';

const api = testApi();
afterEach(() => api.sql('DELETE FROM client_appointments'));

const scenariosByKind = {
  Appointments: appointmentScenarios,
  Requests: requestScenarios,
  Payments: paymentScenarios,
  Accounts: accountScenarios,
  Assessments: assessmentScenarios,
};
const emails = emailRows();

const patterns = {
  '{when}': '\\w+ \\d+, \\d{4} at \\d+:\\d\\d [AP]M',
  '{day}': '\\w+, \\w+ \\d+, \\d+:\\d\\d [AP]M',
  '{amount}': '\\$\\d+',
  '{practice}': practice.name,
  '{name}': '[\\p{L} ]+',
  '{service}': '[\\p{L} ]+',
};

function rowOf({ subject = '' }: Email) {
  const found = emails.filter((row) => {
    const pattern = row.subject.replace(/\{\w+\}/g, (name) => patterns[name as keyof typeof patterns]);
    return new RegExp(`^${pattern}$`, 'u').test(subject);
  });
  const [row] = found;
  if (!row || found.length > 1)
    throw new Error(`${found.length} rows of docs/emails.md are the email “${subject}”.`);
  return row;
}

/** The names of emails; each has gone to whom the table names, and says what the scenario expects of it. */
function namesOf(arrived: Email[], { people = {}, said = {} }: ScenarioResult): string[] {
  return arrived
    .map((email) => {
      const row = rowOf(email);
      const expected = row.to === 'practice' ? 'inbox@practice.example' : people[row.to];
      expect({ email: row.email, to: email.to?.map(({ address }) => address) }).toEqual({
        email: row.email,
        to: [expected],
      });
      const words = said[row.email];
      if (!words) throw new Error(`The scenario does not say what “${row.email}” says.`);
      expectSaid(email, words);
      return row.email;
    })
    .sort();
}

describe.each(Object.entries(scenariosByKind))('%s', (kind, scenarios) => {
  const rows = scenariosOf(kind);

  test('each scenario is in docs/emails.md once', () => {
    expect(rows.map(({ scenario }) => scenario).sort()).toEqual(Object.keys(scenarios).sort());
  });

  test.each(rows)('$scenario', async ({ scenario, answer, atOnce, later }) => {
    const run = new ScenarioRun(api);
    const result = await scenarios[scenario]?.(run);
    if (!result) throw new Error('No scenario has this name.');
    await api.jobs.idle();
    const count = api.mail.emails.length;
    const emailedAtOnce = namesOf(api.mail.emails.slice(run.emailsBefore), result);
    await run.later();
    const emailedLater = namesOf(api.mail.emails.slice(count), result);
    const actual = { answer: result.answer ?? '—', atOnce: emailedAtOnce, later: emailedLater };
    expect(actual).toEqual({ answer, atOnce, later });
  });
});

test('each email in docs/emails.md belongs to a scenario', () => {
  const named = Object.keys(scenariosByKind)
    .flatMap(scenariosOf)
    .flatMap(({ atOnce, later }) => [...atOnce, ...later]);
  expect([...new Set(named)].sort()).toEqual(emails.map(({ email }) => email).sort());
});
