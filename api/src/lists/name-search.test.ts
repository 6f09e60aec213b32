import { beforeAll, expect, test } from '@jest/globals';
import { anAppointment } from '../../test/appointment.ts';
import { anAssessment } from '../../test/assessment.ts';
import { aBlogPost } from '../../test/blog-post.ts';
import { openBrowser } from '../../test/browser.ts';
import { aPurchase } from '../../test/purchase.ts';
import { aResource } from '../../test/resource.ts';
import { aService } from '../../test/service.ts';
import { aPerson, testApi } from '../../test/start-api.ts';

const api = testApi();
beforeAll(async () => {
  const theirs = openBrowser(api.origin);
  // As a phone writes it.
  await theirs.auth.register({ body: { ...aPerson(), firstName: 'Máeve', lastName: 'O’Hara' } });
  await theirs.appointments.create({ body: anAppointment() });
  await theirs.assessments.perform({ body: anAssessment() });
  await aPurchase(api.visitor, { name: 'Máeve O’Hara' });
  await api.visitor.consultationRequests.create({
    body: {
      fullName: 'Maeve O’Hara',
      companyName: 'Acme, Inc.',
      email: 'asks@example.com',
      service: 'not-sure',
      phone: undefined,
      message: undefined,
    },
  });
});

const lists = [
  'clients',
  'adminAppointments',
  'adminAssessments',
  'adminPayments',
  'consultationRequests',
] as const;

test.each(
  lists.flatMap((list) =>
    [
      "maeve o'hara",
      'O’Hara Maeve',
      "o'hara, maeve",
      ' O‘HARA  MAEVE ',
      'hara mae',
      'MÁEVE',
      'ma\u0301eve',
    ].map((q) => [list, q] as const),
  ),
)('%s finds a name typed as “%s”', async (list, q) => {
  const rows = (filter: { q: string }) => api.admin[list].list({ query: { filter } });
  expect((await rows({ q })).total).toBe(1);
  expect((await rows({ q: `${q} x` })).total).toBe(0);
});

test('a company is found with and without its comma', async () => {
  for (const q of ['Acme, Inc.', 'acme inc'])
    expect((await api.admin.consultationRequests.list({ query: { filter: { q } } })).total).toBe(1);
});

test.each(['services', 'resources', 'blogPosts', 'adminAppointments', 'auditLog'] as const)(
  '%s finds a title or name whatever its case and accents',
  async (list) => {
    const title = 'Señora Ávila’s CAFÉ';
    if (list === 'services') await api.admin.services.create({ body: aService({ title }) });
    if (list === 'resources') await api.admin.resources.create({ body: aResource({ title }) });
    if (list === 'blogPosts') await api.admin.blogPosts.create({ body: aBlogPost({ title }) });
    if (list === 'adminAppointments')
      await (await api.aClient()).appointments.create({
        body: anAppointment({ title, appointmentTime: '2:00 PM' }),
      });
    if (list === 'auditLog') {
      const person = { ...aPerson(), lastName: title };
      const { id } = await openBrowser(api.origin).auth.register({ body: person });
      await api.admin.clients.one({ params: { id } });
    }
    for (const q of ['senora avila', 'SEÑORA ÁVILA', 'cafe', 'Cafe\u0301'])
      expect([q, (await api.admin[list].list({ query: { filter: { q } } })).total > 0]).toEqual([q, true]);
  },
);
