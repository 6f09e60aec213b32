import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aBlogPost } from '../../test/a-blog-post.ts';
import { aResource } from '../../test/a-resource.ts';
import { anAssessment, aProfessionalAssessment } from '../../test/an-assessment.ts';
import { adminAccount, aPerson, aRequest, testApi } from '../../test/start-api.ts';

const api = testApi();
/** The cookies of a visitor, a client and an admin; kept as they were, whatever an answer sets. */
let people: string[];
beforeAll(async () => {
  await api.visitor.api.consultationRequests.create({ body: aRequest() });
  people = [api.visitor, await api.aClient(), api.admin].map(
    ({ cookies }) => `session=${cookies.get('session') ?? ''}`,
  );
});

const signsIn =
  /^\/api\/(login|register|forgot-password|reset-password|account\/sign-out-everywhere|admin\/clients\/:id\/sign-out)$/;

const anAppointment = {
  title: 'Desk check',
  appointmentDate: '2027-01-06',
  appointmentTime: '10:00 AM',
  status: 'scheduled',
};

const aClient = () => {
  const { firstName, lastName, email } = aPerson();
  return { firstName, lastName, email };
};

const aPasskey = (answer: object) => ({
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: 'eyJ0eXBlIjoieCJ9', authenticatorData: 'AA', ...answer },
});

const calls: readonly [method: string, path: string, body?: () => object][] = [
  ['GET', '/api/user'],
  ['POST', '/api/login', () => adminAccount],
  ['POST', '/api/register', aPerson],
  ['POST', '/api/forgot-password', () => ({ email: 'nobody@example.com' })],
  ['POST', '/api/reset-password', () => ({ token: 'x'.repeat(43), password: 'secret' })],
  ['POST', '/api/reset-password/owner', () => ({ token: 'x'.repeat(43) })],
  ['POST', '/api/confirm-email', () => ({ token: 'x'.repeat(43) })],
  ['POST', '/api/confirm-email/send'],
  ['GET', '/api/account'],
  ['PATCH', '/api/account', () => ({ firstName: 'Ann', lastName: 'Lee', phone: null, reminderEmails: true })],
  ['POST', '/api/account/password', () => ({ currentPassword: 'not this one', password: 'a new one' })],
  ['POST', '/api/account/email', () => ({ currentPassword: 'not this one', email: 'new@example.com' })],
  ['GET', '/api/account/sessions'],
  ['POST', '/api/account/sessions/end', () => ({ id: 'x'.repeat(64) })],
  ['POST', '/api/account/sign-out-everywhere'],
  ['GET', '/api/account/data.json'],
  ['POST', '/api/account/delete', () => ({ currentPassword: 'not this one' })],
  ['POST', '/api/consultation-requests', () => ({ ...aRequest(), website: '', secondsOpen: 9 })],
  ['GET', '/api/consultation-requests'],
  ['GET', '/api/consultation-requests/export.csv'],
  ['GET', '/api/consultation-requests/:id'],
  ['PATCH', '/api/consultation-requests/:id', () => ({ state: 'contacted' })],
  ['GET', '/api/consultation-requests/:id/notes'],
  ['POST', '/api/consultation-requests/:id/notes', () => ({ text: 'A note.' })],
  ['GET', '/api/blog-posts'],
  ['GET', '/api/blog-posts/feed.json'],
  ['GET', '/api/blog-posts/addresses.json'],
  ['GET', '/api/blog-posts/export.csv'],
  ['POST', '/api/blog-posts', () => aBlogPost({ published: true })],
  ['POST', '/api/blog-posts/preview', () => ({ content: 'Text.' })],
  ['GET', '/api/blog-posts/:id'],
  ['PATCH', '/api/blog-posts/:id', () => aBlogPost()],
  ['DELETE', '/api/blog-posts/:id'],
  ['POST', '/api/blog-posts/:id/restore', () => ({})],
  ['DELETE', '/api/blog-posts/:id/forever'],
  ['GET', '/api/blog-posts/:id/versions'],
  ['POST', '/api/blog-posts/:id/versions/1/restore', () => ({})],
  ['GET', '/api/resources'],
  ['GET', '/api/resources/export.csv'],
  ['GET', '/api/resources/:id'],
  ['POST', '/api/resources', aResource],
  ['POST', '/api/resources/samples'],
  ['GET', '/api/resources/samples'],
  ['PUT', '/api/resources/:id', aResource],
  ['DELETE', '/api/resources/:id'],
  ['POST', '/api/resources/:id/restore'],
  ['DELETE', '/api/resources/:id/forever'],
  ['GET', '/api/resources/:id/file'],
  ['GET', '/api/resources/:id/thumbnail/x.webp'],
  ['POST', '/api/resources/:id/downloads'],
  ['POST', '/api/images'],
  ['POST', '/api/create-payment-intent', () => ({ amount: 299, serviceType: 'Foundations Package' })],
  [
    'PUT',
    '/api/payments/buyer',
    () => ({ clientSecret: 'pi_1_secret_1', name: 'Ann Lee', email: 'a@example.com' }),
  ],
  ['POST', '/api/payments/claim', () => ({ clientSecret: 'pi_1_secret_1' })],
  ['POST', '/api/payments/outcome', () => ({ clientSecret: 'pi_1_secret_1' })],
  ['GET', '/api/payments'],
  ['GET', '/api/payments/:id/receipt.pdf'],
  ['GET', '/api/admin/payments'],
  ['GET', '/api/admin/payments/summary'],
  ['GET', '/api/admin/payments/income'],
  ['GET', '/api/admin/payments/export.csv'],
  ['GET', '/api/admin/payments/:id'],
  ['POST', '/api/admin/payments/:id/refunds', () => ({ amount: 1, reason: 'Asked for it.' })],
  ['GET', '/api/availability'],
  ['GET', '/api/availability/days'],
  ['GET', '/api/client/appointments'],
  ['POST', '/api/client/appointments', () => anAppointment],
  ['PATCH', '/api/client/appointments/:id', () => anAppointment],
  ['DELETE', '/api/client/appointments/:id'],
  ['GET', '/api/client/appointments/:id/calendar.ics'],
  ['GET', '/api/admin/client-appointments'],
  ['GET', '/api/admin/client-appointments/export.csv'],
  ['GET', '/api/admin/client-appointments/:id'],
  ['POST', '/api/admin/client-appointments', () => ({ ...anAppointment, userId: 2, minutes: 30 })],
  ['PATCH', '/api/admin/client-appointments/:id', () => ({ ...anAppointment, cancelReason: 'Ill.' })],
  ['GET', '/api/client/assessments'],
  ['GET', '/api/client/assessments/:id'],
  ['GET', '/api/client/assessments/:id/report.pdf'],
  ['DELETE', '/api/client/assessments/:id'],
  ['PATCH', '/api/client/assessments/:id/picture', () => ({ picks: { glare: 'glare', light: null } })],
  ['GET', '/api/client/assessment-tool'],
  ['POST', '/api/client/assessment-tool/disclaimer'],
  ['POST', '/api/ai-ergonomic-assessment', anAssessment],
  [
    'POST',
    '/api/ai-ergonomic-advice',
    () => ({ assessmentId: 1, question: 'How high should my screen be?' }),
  ],
  ['POST', '/api/ai-ergonomic-advice/stream', () => ({ assessmentId: 1, question: 'What first, please?' })],
  ['GET', '/api/admin/assessments'],
  ['GET', '/api/admin/assessments/export.csv'],
  ['GET', '/api/admin/assessments/:id'],
  ['GET', '/api/admin/assessment-settings'],
  ['PUT', '/api/admin/assessment-settings', () => ({ practitionerLine: 'Ask us.' })],
  ['POST', '/api/admin/assessments', () => aProfessionalAssessment(1)],
  ['PATCH', '/api/admin/assessments/:id', () => aProfessionalAssessment(1)],
  ['DELETE', '/api/admin/assessments/:id'],
  ['GET', '/api/admin/assessments/:id/report.pdf'],
  ['POST', '/api/admin/assessments/:id/review'],
  ['GET', '/api/admin/assessments/:id/notes'],
  ['POST', '/api/admin/assessments/:id/notes', () => ({ text: 'Look at the mouse.' })],
  ['GET', '/api/admin/clients'],
  ['GET', '/api/admin/clients/export.csv'],
  ['GET', '/api/admin/clients/:id'],
  ['POST', '/api/admin/clients', () => aClient()],
  ['DELETE', '/api/admin/clients/:id'],
  ['POST', '/api/admin/clients/:id/invitation'],
  ['POST', '/api/admin/clients/:id/sign-out'],
  ['GET', '/api/admin/clients/:id/notes'],
  ['POST', '/api/admin/clients/:id/notes', () => ({ text: 'Called back.' })],
  ['POST', '/api/consultation-requests/:id/client', () => ({ ...anAppointment, ...aClient(), minutes: 30 })],
  ['GET', '/api/opening-hours'],
  ['GET', '/api/admin/calendar'],
  ['PUT', '/api/admin/calendar', () => ({ hours: [], rules: {} })],
  ['GET', '/api/admin/calendar/closures'],
  ['POST', '/api/admin/calendar/closures', () => ({ firstDay: '2027-01-04', lastDay: '2027-01-05' })],
  ['DELETE', '/api/admin/calendar/closures/:id'],
  ['GET', '/api/admin/calendar/open-holidays'],
  ['PUT', '/api/admin/calendar/open-holidays', () => ({ day: '2027-01-01', isOpen: true })],
  ['POST', '/api/login/second-step', () => ({ code: '123456' })],
  ['POST', '/api/login/passkey'],
  ['GET', '/api/admin/second-factor'],
  ['POST', '/api/admin/second-factor/confirm', () => ({ passkey: aPasskey({ signature: 'AA' }) })],
  ['POST', '/api/admin/second-factor/confirm/password', () => ({ currentPassword: 'not this one' })],
  ['POST', '/api/admin/second-factor/confirm/passkey'],
  ['POST', '/api/admin/second-factor/app'],
  ['PUT', '/api/admin/second-factor/app', () => ({ code: '123456' })],
  ['POST', '/api/admin/second-factor/passkeys/options'],
  [
    'POST',
    '/api/admin/second-factor/passkeys',
    () => ({ name: 'Phone', passkey: aPasskey({ attestationObject: 'AA' }) }),
  ],
  ['DELETE', '/api/admin/second-factor/passkeys/:id'],
  ['POST', '/api/admin/second-factor/recovery-codes'],
  ['DELETE', '/api/admin/second-factor'],
  ['GET', '/api/admin/audit-log'],
  ['GET', '/api/admin/audit-log/export.csv'],
  ['GET', '/api/admin/alerts'],
  ['DELETE', '/api/admin/alerts/:id'],
  ['GET', '/api/admin/status'],
  ['POST', '/api/admin/status/emails/:id'],
  ['POST', '/api/stripe/webhook', () => ({ id: 'evt_1' })],
  ['GET', '/uploads/:id'],
  ['GET', '/api/health'],
  ['GET', '/api/health/ready'],
  ['DELETE', '/api/nothing/:id'],
];

const filterNames = [
  ...['q', 'id', 'service', 'state', 'createdFrom'],
  ...['category', 'tag', 'published', 'deleted', 'isPublic', 'fileType'],
  ...['status', 'serviceType', 'userId', 'from', 'to'],
];

const nasty = fc.constantFrom(
  '\u0000',
  '\ud800',
  "'; DROP TABLE users; --",
  '%',
  '\\',
  '{{7*7}}',
  '__proto__',
  'constructor',
  '2147483648',
  '-1',
  'NaN',
  'infinity',
  'now',
  '\r\nBcc: all@example.com',
  '\u2028',
  '👩🏽‍⚕️',
  'x'.repeat(5000),
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }));
const value = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constant(null),
);
const query = fc.oneof(
  text,
  fc.tuple(value, value).map((pair) => JSON.stringify(pair)),
  fc.dictionary(fc.oneof(fc.constantFrom(...filterNames), text), value).map((map) => JSON.stringify(map)),
);
const attack = fc.record({
  call: fc.constantFrom(...calls),
  person: fc.nat(2),
  id: fc.oneof(fc.constant('1'), text),
  key: fc.nat(9),
  value,
  whole: fc.option(fc.oneof(fc.json(), text), { freq: 4 }),
  query: fc.dictionary(fc.constantFrom('sort', 'range', 'filter', 'published', 'x'), query),
  attempt: fc.option(fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.constant(randomUUID())), { freq: 3 }),
});

const runs = Number(process.env.FUZZ_RUNS ?? 3_000);

test(
  `${runs} malformed bodies, numbers and queries each get an error message`,
  async () => {
    const memory: number[] = [];
    let count = 0;
    await fc.assert(
      fc.asyncProperty(attack, async (chosen) => {
        count += 1;
        if (count === Math.ceil(runs / 5) || count === runs) memory.push(process.memoryUsage.rss());
        const [method, path, example] = chosen.call;
        const address = path.replace(':id', encodeURIComponent(chosen.id.toWellFormed()) || 'x');
        const search = new URLSearchParams(
          Object.entries(chosen.query).map(([name, each]) => [name, each.toWellFormed()]),
        );
        // Signing in as someone else, or out, would end the session that the others are tried with.
        const cookie = people[signsIn.test(path) ? 0 : chosen.person] ?? '';
        const response = await fetch(`${api.origin}${address}?${search}`, {
          method,
          headers: {
            cookie,
            'content-type': 'application/json',
            ...(chosen.attempt ? { 'idempotency-key': chosen.attempt.trim() } : {}),
          },
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: bodyOf(example?.() ?? {}, chosen) }),
        });
        const answer = await response.text();
        // Node answers headers of more than 16 KB itself. In production nginx does, before it gets there.
        if (response.status === 431) return;
        expect(response.status).toBeLessThan(500);
        if (response.status >= 400) {
          expect(JSON.parse(answer)).toMatchObject({
            statusCode: response.status,
            message: expect.stringMatching(/^[A-Z]/),
          });
        }
      }),
      { numRuns: runs },
    );
    expect(await api.admin.api.auth.user()).toMatchObject({ isAdmin: true });
    if (process.env.FUZZ_RUNS)
      process.stderr.write(
        `${runs} runs, no 5xx; MB after a fifth and at the end: ${memory.map((bytes) => Math.round(bytes / 1e6)).join(', ')}\n`,
      );
  },
  Math.max(600_000, runs * 50),
);

function bodyOf(
  example: object,
  { key, value, whole }: { key: number; value: unknown; whole: string | null },
): string {
  if (whole !== null) return whole;
  const keys = Object.keys(example);
  const spoilt = keys[key % Math.max(1, keys.length)] ?? 'x';
  return JSON.stringify({ ...example, [spoilt]: value });
}
