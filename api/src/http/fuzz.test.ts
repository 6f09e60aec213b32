import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { DiscoveryService } from '@nestjs/core';
import fc from 'fast-check';
import { anAppointment } from '../../test/appointment.ts';
import { anAssessment, aProfessionalAssessment } from '../../test/assessment.ts';
import { aBlogPost } from '../../test/blog-post.ts';
import nastyTexts from '../../test/nasty.json' with { type: 'json' };
import { aResource } from '../../test/resource.ts';
import { aService } from '../../test/service.ts';
import { adminAccount, aPerson, aRequest, testApi } from '../../test/start-api.ts';
import { servedRoutes } from './route.ts';

const api = testApi();
/** The cookies of a visitor, a client and each role; kept as they were, whatever an answer sets. */
let people: string[];
let calls: readonly Call[];
beforeAll(async () => {
  await api.visitor.consultationRequests.create({ body: aRequest() });
  const [client, assistant] = [await api.aClient(), await api.aClient({ role: 'assistant' })];
  people = [api.visitor, client, assistant, await api.aClient({ role: 'practitioner' }), api.admin].map(
    ({ cookies }) => `session=${cookies.get('session') ?? ''}`,
  );
  calls = [
    ...servedRoutes(api.app.get(DiscoveryService, { strict: false })),
    { method: 'DELETE', path: '/api/nothing/:id' },
  ].map(({ method, path }) => ({ method, path, body: bodies[`${method} ${path.slice(4)}`] }));
});

const signsIn =
  /^\/api\/(login|logout|register|forgot-password|reset-password|account\/sign-out-everywhere|admin\/clients\/:id\/sign-out)$/;

const visit = { ...anAppointment(), status: 'scheduled' };

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

/** What a call would send. The others send nothing, or `x`. */
const bodies: Readonly<Record<string, () => object>> = {
  'POST /login': () => adminAccount,
  'POST /register': aPerson,
  'POST /forgot-password': () => ({ email: 'nobody@example.com' }),
  'POST /reset-password': () => ({ token: 'x'.repeat(43), password: 'secret' }),
  'POST /reset-password/owner': () => ({ token: 'x'.repeat(43) }),
  'POST /confirm-email': () => ({ token: 'x'.repeat(43) }),
  'PATCH /account': () => ({ firstName: 'Ann', lastName: 'Lee', phone: null, reminderEmails: true }),
  'POST /account/password': () => ({ currentPassword: 'not this one', password: 'a new one' }),
  'POST /account/email': () => ({ currentPassword: 'not this one', email: 'new@example.com' }),
  'POST /account/sessions/end': () => ({ id: 'x'.repeat(64) }),
  'POST /account/delete': () => ({ currentPassword: 'not this one' }),
  'POST /consultation-requests': () => ({ ...aRequest(), website: '', secondsOpen: 9 }),
  'PATCH /consultation-requests/:id': () => ({ state: 'contacted' }),
  'POST /consultation-requests/:id/notes': () => ({ text: 'A note.' }),
  'POST /blog-posts': () => aBlogPost({ published: true }),
  'POST /blog-posts/preview': () => ({ content: 'Text.' }),
  'PATCH /blog-posts/:id': () => aBlogPost(),
  'POST /resources': aResource,
  'PUT /resources/:id': aResource,
  'POST /stripe/webhook': () => ({ id: 'evt_1' }),
  'POST /create-payment-intent': () => ({ amount: 299, serviceType: 'Foundations Package' }),
  'PUT /payments/buyer': () => ({ clientSecret: 'pi_1_secret_1', name: 'Ann Lee', email: 'a@example.com' }),
  'POST /payments/claim': () => ({ clientSecret: 'pi_1_secret_1' }),
  'POST /payments/outcome': () => ({ clientSecret: 'pi_1_secret_1' }),
  'POST /admin/payments/:id/refunds': () => ({ amount: 1, reason: 'Asked for it.' }),
  'POST /client/appointments': () => visit,
  'PATCH /client/appointments/:id': () => visit,
  'POST /admin/client-appointments': () => ({ ...visit, userId: 2, minutes: 30 }),
  'PATCH /admin/client-appointments/:id': () => ({ ...visit, cancelReason: 'Ill.' }),
  'PATCH /client/assessments/:id/follow-up': () => ({ followUpAnswers: { glare: 'glare', light: null } }),
  'POST /client/assessments/:id/confirm': () => ({ isNow: false }),
  'POST /client/assessments/:id/signs': () => ({ topic: 'night pain', isNew: true }),
  'POST /ai-ergonomic-assessment': anAssessment,
  'POST /ai-ergonomic-advice': () => ({
    assessmentId: 1,
    question: 'How high should my screen be?',
    isNow: true,
  }),
  'POST /ai-ergonomic-advice/stream': () => ({ assessmentId: 1, question: 'What first, please?' }),
  'PUT /admin/assessment-settings': () => ({ practitionerLine: 'Ask us.' }),
  'POST /admin/assessments': () => aProfessionalAssessment(1),
  'PATCH /admin/assessments/:id': () => aProfessionalAssessment(1),
  'POST /admin/assessments/:id/notes': () => ({ text: 'Look at the mouse.' }),
  'POST /admin/clients': aClient,
  'POST /admin/staff': () => ({ ...aClient(), role: 'assistant' }),
  'PUT /admin/clients/:id/contact': () => ({ ...aClient(), phone: '919-555-0101' }),
  'PATCH /admin/clients/:id': () => ({ isClient: true }),
  'POST /admin/clients/:id/notes': () => ({ text: 'Called back.' }),
  'POST /consultation-requests/:id/client': () => ({ ...visit, ...aClient(), minutes: 30 }),
  'POST /admin/services': () => aService({ price: 90, priceTo: 120 }),
  'PUT /admin/services/:id': () => ({ ...aService(), position: 2, isRetired: true }),
  'PUT /admin/calendar': () => ({ hours: [], rules: {} }),
  'POST /admin/calendar/closures': () => ({ firstDay: '2027-01-04', lastDay: '2027-01-05' }),
  'PUT /admin/calendar/open-holidays': () => ({ day: '2027-01-01', isOpen: true }),
  'POST /login/second-step': () => ({ code: '123456' }),
  'POST /admin/second-factor/confirm': () => ({ passkey: aPasskey({ signature: 'AA' }) }),
  'POST /admin/second-factor/confirm/password': () => ({ currentPassword: 'not this one' }),
  'PUT /admin/second-factor/app': () => ({ code: '123456' }),
  'POST /admin/second-factor/passkeys': () => ({
    name: 'Phone',
    passkey: aPasskey({ attestationObject: 'AA' }),
  }),
};

interface Call {
  method: string;
  path: string;
  body?: (() => object) | undefined;
}

test('each body is of a call', () => {
  expect(calls.filter(({ body }) => body)).toHaveLength(Object.keys(bodies).length);
});

const filterNames = [
  ...['q', 'id', 'service', 'state', 'createdFrom'],
  ...['category', 'tag', 'published', 'deleted', 'isPublic', 'fileType'],
  ...['status', 'packageId', 'userId', 'from', 'to', 'isRetired'],
];

const nasty = fc.constantFrom(...nastyTexts, 'x'.repeat(5000));
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
const attackOn = (all: readonly Call[]) =>
  fc.record({
    call: fc.constantFrom(...all),
    person: fc.nat(4),
    id: fc.oneof(fc.constant('1'), text),
    key: fc.nat(9),
    value,
    whole: fc.option(fc.oneof(fc.json(), text), { freq: 4 }),
    query: fc.dictionary(fc.constantFrom('sort', 'range', 'filter', 'published', 'x'), query),
    attempt: fc.option(fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.constant(randomUUID())), {
      freq: 3,
    }),
  });

const runs = Number(process.env.FUZZ_RUNS ?? 3_000);

test(
  `${runs} malformed bodies, numbers and queries each get an error message`,
  async () => {
    await fc.assert(
      fc.asyncProperty(attackOn(calls), async (chosen) => {
        const { method, path, body } = chosen.call;
        const address = path.replace(/:\w+/g, () => encodeURIComponent(chosen.id.toWellFormed()) || 'x');
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
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: bodyOf(body?.() ?? {}, chosen) }),
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
    expect(await api.admin.auth.user()).toMatchObject({ isAdmin: true });
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
