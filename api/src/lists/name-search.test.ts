import { beforeAll, expect, test } from '@jest/globals';
import { anAppointment } from '../../test/appointment.ts';
import { anAssessment } from '../../test/assessment.ts';
import { aBlogPost } from '../../test/blog-post.ts';
import { openBrowser } from '../../test/browser.ts';
import { aPurchase } from '../../test/purchase.ts';
import { aResource } from '../../test/resource.ts';
import { aService } from '../../test/service.ts';
import { aPerson, aRequest, testApi } from '../../test/start-api.ts';

const api = testApi();
beforeAll(async () => {
  const theirs = openBrowser(api.origin);
  // As a phone writes it.
  await theirs.auth.register({ body: { ...aPerson(), firstName: 'Máeve', lastName: 'O’Hara' } });
  await theirs.appointments.create({ body: anAppointment() });
  await theirs.assessments.perform({ body: anAssessment() });
  await aPurchase(api.visitor, { name: 'Máeve O’Hara' });
  const request = { ...aRequest(), fullName: 'Maeve O’Hara', companyName: 'Acme, Inc.' };
  await api.visitor.consultationRequests.create({ body: request });
});

const lists = [
  'clients',
  'adminAppointments',
  'adminAssessments',
  'adminPayments',
  'consultationRequests',
] as const;

test.each(lists)('%s finds a name in any order, case and spelling of its marks', async (list) => {
  const rows = (filter: { q: string }) => api.admin[list].list({ query: { filter } });
  for (const q of ["maeve o'hara", "o'hara, maeve", ' O‘HARA  MAEVE ', 'hara mae', 'ma\u0301eve']) {
    expect([q, (await rows({ q })).total]).toEqual([q, 1]);
    expect([q, (await rows({ q: `${q} x` })).total]).toEqual([q, 0]);
  }
});

test('a company is found with and without its comma', async () => {
  for (const q of ['Acme, Inc.', 'acme inc'])
    expect((await api.admin.consultationRequests.list({ query: { filter: { q } } })).total).toBe(1);
});

test.each(['services', 'resources', 'blogPosts', 'auditLog'] as const)(
  '%s finds a title or name whatever its case and accents',
  async (list) => {
    const title = 'Señora Ávila’s CAFÉ';
    if (list === 'services') await api.admin.services.create({ body: aService({ title }) });
    if (list === 'resources') await api.admin.resources.create({ body: aResource({ title }) });
    if (list === 'blogPosts') await api.admin.blogPosts.create({ body: aBlogPost({ title }) });
    if (list === 'auditLog') {
      const person = { ...aPerson(), lastName: title };
      const { id } = await openBrowser(api.origin).auth.register({ body: person });
      await api.admin.clients.one({ params: { id } });
    }
    for (const q of ['senora avila', 'Cafe\u0301'])
      expect([q, (await api.admin[list].list({ query: { filter: { q } } })).total > 0]).toEqual([q, true]);
  },
);
