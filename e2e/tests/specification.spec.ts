import type { Page } from '@playwright/test';
import {
  anAssessment,
  ask,
  chatAddress,
  listAddress,
  resultsAddress,
  toolAddress,
} from '../assessment-tool.ts';
import { farWeekday } from '../far-weekday.ts';
import { choose, field, fillIn, search } from '../on-page.ts';
import { expect, type Fixtures, test } from '../product.ts';

// Words of the specification that no other journey reads to the letter. Those of the pages that need no script, the limits and the
// formats are in `site/test/specification.test.ts`.

type Visit = Pick<Fixtures, 'admin' | 'word' | 'aPost' | 'aRequest' | 'aResource'> & {
  page: Page;
  client: Awaited<ReturnType<Fixtures['aClient']>>;
};

interface Screen {
  at: string | ((visit: Visit) => Promise<unknown>);
  /** Of each role, the names, separated by ` | `. A label is that of a field, and text stands anywhere. */
  shows: Partial<
    Record<'heading' | 'button' | 'link' | 'tab' | 'columnheader' | 'option' | 'label' | 'text', string>
  >;
}

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** The API answers calls of this method so, until the test ends. */
function answer(page: Page, path: string, method: string, answered: object) {
  return page.route(`**/api/${path}`, (route) =>
    route.request().method() === method ? route.fulfill(answered) : route.fallback(),
  );
}

const refusal = { status: 409, json: { statusCode: 409, message: 'Not on a Sunday.' } };
const failure = { status: 503, json: { statusCode: 503, message: 'Not on a Sunday.' } };
const noRows = { headers: { 'content-range': 'items 0-0/0' }, json: [] };

async function change(page: Page, address: string, over: object) {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...over } });
  });
}

async function askForLink(page: Page, email: string) {
  await page.goto('/forgot-password');
  await fillIn(page, { Email: email });
  await click(page, 'Send reset link');
}

async function anAppointment({ client, admin }: Visit) {
  const booking = { title: 'Desk check', appointmentDate: farWeekday(), appointmentTime: '10:00 AM' };
  return admin.adminAppointments.create({ body: { ...booking, userId: client.id } });
}

async function toAppointment(visit: Visit, button: 'Edit' | 'Delete') {
  await anAppointment(visit);
  await visit.page.goto('/client-dashboard?tab=appointments');
  await click(visit.page, `${button} Desk check`);
}

async function savePost({ page, word }: Visit, address: string, button: string) {
  await page.goto(address);
  await fillIn(page, { Title: `Sitting ${word}`, Slug: word, Summary: 'Short.', Content: 'Long.' });
  await choose(page, 'Category', 'Posture');
  await click(page, button);
}

async function deleteRow({ page, word }: Visit, address: string, title: string) {
  await page.goto(address);
  await search(page, word);
  await click(page, `Delete ${title}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

async function openOptions(page: Page, address: string, name: string) {
  await page.goto(address);
  await page.getByRole('combobox', { name }).click();
}

const screens: Readonly<Record<string, Readonly<Record<string, Screen>>>> = {
  'a visitor': {
    'a contact form that is being sent': {
      at: async ({ page }) => {
        await page.route('**/api/consultation-requests', () => {});
        await page.goto('/contact');
        await page.getByLabel(/Full Name/).fill('Ann Lee');
        await page.getByLabel(/Company Name/).fill('Acme');
        await page.getByLabel(/Email Address/).fill('ann@example.com');
        await page.getByLabel(/Service of Interest/).selectOption('not-sure');
        await click(page, 'Request Free Consultation');
      },
      shows: { button: 'Submitting...' },
    },
    'a registration that fails': {
      at: async ({ page }) => {
        await answer(page, 'register', 'POST', refusal);
        await page.goto('/auth?tab=register');
        await fillIn(page, { 'First Name': 'Ann', 'Last Name': 'Lee', Email: 'ann@example.com' });
        await fillIn(page, { Password: 'a fine walnut', 'Confirm Password': 'a fine walnut' });
        await click(page, 'Create Account');
      },
      shows: { text: 'Registration failed | Not on a Sunday.' },
    },
    'a forgotten password that fails': {
      at: async ({ page, client }) => {
        await answer(page, 'forgot-password', 'POST', refusal);
        await askForLink(page, client.person.email);
      },
      shows: { text: 'Password reset failed | Not on a Sunday.' },
    },
    'a checkout without a client secret': {
      at: async ({ page }) => {
        await answer(page, 'create-payment-intent', 'POST', { json: {} });
        await page.goto('/checkout?amount=299&service=Foundations+Package');
      },
      shows: { heading: 'Payment Error', text: 'Invalid payment response' },
    },
  },
  'a client': {
    'a new assessment': {
      at: toolAddress,
      shows: {
        heading: 'AI Ergonomic Therapist',
        tab: 'New Assessment | Assessment Results | Chat with AI Therapist',
        button: 'Perform AI Assessment',
        text: '1. | 2. | 3. | 4. | 5. | 6. | 7. | 8. | 9. | 10. | isn’t professional medical advice',
      },
    },
    'results without an assessment': {
      at: `${listAddress}&tool=results`,
      shows: {
        text: 'No assessment results available. Please complete an assessment first.',
        link: 'Go to Assessment',
      },
    },
    'the overview of a client': {
      at: async (visit) => {
        await anAppointment(visit);
        await anAssessment(visit.client.calls);
        await visit.page.goto('/client-dashboard');
      },
      shows: {
        heading: 'Next Appointment | Latest Assessment',
        link: 'View Appointment Details | View Full Assessment',
      },
    },
    'a booking that fails': {
      at: async ({ page }) => {
        await answer(page, 'client/appointments', 'POST', failure);
        await page.goto('/client-dashboard?tab=appointments&open=new');
        await page.getByLabel('Title').fill('Chair advice');
        await page.getByRole('button', { name: /First available/ }).click();
        const times = page.getByRole('group', { name: 'Time', exact: true }).getByRole('radio');
        await expect(times.first()).toBeChecked();
        await click(page, 'Book Appointment');
      },
      shows: { text: 'There was a problem creating your appointment.' },
    },
    'a change of an appointment that fails': {
      at: async (visit) => {
        await answer(visit.page, 'client/appointments/*', 'PATCH', failure);
        await toAppointment(visit, 'Edit');
        await fillIn(visit.page, { Title: 'Chair check' });
        await click(visit.page, 'Save Changes');
      },
      shows: { text: 'There was a problem updating your appointment.' },
    },
    'a deletion of an appointment that fails': {
      at: async (visit) => {
        await answer(visit.page, 'client/appointments/*', 'DELETE', failure);
        await toAppointment(visit, 'Delete');
        await visit.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      },
      shows: { text: 'There was a problem deleting your appointment.' },
    },
    'the results of a good desk': {
      at: async ({ page, client }) => {
        const { id } = await anAssessment(client.calls);
        await change(page, `**/api/client/assessments/${id}`, { followUpNeeded: false });
        await page.goto(resultsAddress(id));
      },
      shows: { text: 'Good Setup', heading: 'Analysis' },
    },
    'a chat without messages': {
      at: async ({ page, client }) => {
        const { id } = await anAssessment(client.calls);
        await change(page, `**/api/client/assessments/${id}`, { messages: [] });
        await page.goto(chatAddress(id));
        await ask(page, 'Why?');
      },
      shows: {
        text: 'Your conversation will appear here. | Question Suggestions | Question must be at least 5 characters.',
      },
    },
    'a logout that fails': {
      at: async ({ page }) => {
        await answer(page, 'logout', 'POST', refusal);
        await page.goto('/logout-handler');
      },
      shows: { text: 'Logout failed | Not on a Sunday.' },
    },
  },
  'the owner': {
    'the dashboard': {
      at: '/admin',
      shows: {
        text: 'Manage Articles | View Requests | Manage Downloads | Go to Website | Articles & Content | Consultation Requests | Client Appointments | Resources & Downloads | Logout | Visit Website',
      },
    },
    'the list of posts': {
      at: async ({ page, aPost }) => {
        await aPost();
        await page.goto('/admin/blog-posts');
      },
      shows: {
        heading: 'Manage Blog Posts',
        link: 'New Post | View | Edit',
        button: 'Delete',
        columnheader: 'Title | Category | Status | Date | Actions',
      },
    },
    'the list of posts without a post': {
      at: async ({ page }) => {
        await answer(page, 'blog-posts?*', 'GET', noRows);
        await page.goto('/admin/blog-posts');
      },
      shows: { heading: 'No Blog Posts Yet' },
    },
    'a deletion of a post that fails': {
      at: async (visit) => {
        await answer(visit.page, 'blog-posts/*', 'DELETE', refusal);
        await deleteRow(visit, '/admin/blog-posts', (await visit.aPost()).title);
      },
      shows: { text: 'Delete Failed | Not on a Sunday.' },
    },
    'a new post': {
      at: '/admin/blog-posts/new',
      shows: {
        heading: 'Create New Blog Post',
        label:
          'Title | Slug | Summary | Content | Image URL (optional) | Published | Category | Tags (optional)',
        link: 'Cancel',
      },
    },
    'the categories of posts': {
      at: ({ page }) => openOptions(page, '/admin/blog-posts/new', 'Category'),
      shows: {
        option:
          'Ergonomics | Workplace Wellness | Posture | Office Setup | Health Tips | Remote Work | Productivity | Injury Prevention',
      },
    },
    'a creation of a post that fails': {
      at: async (visit) => {
        await answer(visit.page, 'blog-posts', 'POST', failure);
        await savePost(visit, '/admin/blog-posts/new', 'Create Post');
      },
      shows: { text: 'Creation Failed | Not on a Sunday.' },
    },
    'a change of a post that fails': {
      at: async (visit) => {
        await answer(visit.page, 'blog-posts/*', 'PATCH', failure);
        await savePost(visit, `/admin/blog-posts/edit/${(await visit.aPost()).id}`, 'Update Post');
      },
      shows: { text: 'Update Failed | Not on a Sunday.' },
    },
    'the list of requests': {
      at: async ({ page, aRequest }) => {
        await aRequest();
        await page.goto('/admin/consultation-requests');
      },
      shows: { columnheader: 'Name | Company | Email | Service | Date | Actions', link: 'View Details' },
    },
    'the list of requests without a request': {
      at: async ({ page }) => {
        await answer(page, 'consultation-requests?*', 'GET', noRows);
        await page.goto('/admin/consultation-requests');
      },
      shows: { heading: 'No Consultation Requests Yet' },
    },
    'a request': {
      at: async ({ page, aRequest }) => {
        const phone = '(919) 555-0123';
        const { id } = await aRequest({ service: 'mnri-family', phone, message: 'Please call.' });
        await page.goto(`/admin/consultation-requests/${id}`);
      },
      shows: {
        text: 'Full Name | Company | Acme | Service Requested | MNRI Family Programs | Contact Information | Additional Message | Please call. | Submitted',
        link: 'ann@example.com | (919) 555-0123',
        button: 'Close',
      },
    },
    'the list of appointments': {
      at: async (visit) => {
        await anAppointment(visit);
        await visit.page.goto('/admin/client-appointments');
      },
      shows: {
        columnheader: 'Client | Appointment | Date & Time | Status | Location | Actions',
        text: 'Not specified | Email not confirmed',
        link: 'View Details',
      },
    },
    'the list of appointments without an appointment': {
      at: async ({ page }) => {
        await answer(page, 'admin/client-appointments?*', 'GET', noRows);
        await page.goto('/admin/client-appointments');
      },
      shows: { text: 'No client appointments found.' },
    },
    'an appointment': {
      at: async (visit) => {
        await visit.page.goto(`/admin/client-appointments/${(await anAppointment(visit)).id}`);
      },
      shows: {
        text: 'Client | Robin | Date & Time | Location | Not specified | Description | Created | Last updated',
      },
    },
    'a deletion of a resource that fails': {
      at: async (visit) => {
        await answer(visit.page, 'resources/*', 'DELETE', refusal);
        await deleteRow(visit, '/admin/resources', (await visit.aResource()).title);
      },
      shows: { text: 'Failed to delete resource' },
    },
    'the categories of resources': {
      at: ({ page }) => openOptions(page, '/admin/resources/new', 'Category'),
      shows: { option: 'Guide | Article | Video | Template' },
    },
    'a change of a resource that fails': {
      at: async ({ page, aResource }) => {
        await answer(page, 'resources/*', 'PUT', refusal);
        await page.goto(`/admin/resources/edit/${(await aResource()).id}`);
        await fillIn(page, { Description: 'Eight measures.' });
        await click(page, 'Update Resource');
      },
      shows: { text: 'Failed to update resource. Please try again.' },
    },
    'a new post of someone logged out': {
      at: async (visit) => {
        await answer(visit.page, 'blog-posts', 'POST', { ...refusal, status: 401 });
        await savePost(visit, '/admin/blog-posts/new', 'Create Post');
      },
      shows: { text: 'Authentication Error | You must be logged in to create a blog post.' },
    },
    'a changed post of someone logged out': {
      at: async (visit) => {
        await answer(visit.page, 'blog-posts/*', 'PATCH', { ...refusal, status: 401 });
        await savePost(visit, `/admin/blog-posts/edit/${(await visit.aPost()).id}`, 'Update Post');
      },
      shows: { text: 'Authentication Error | You must be logged in to update a blog post.' },
    },
  },
};

function seen(page: Page, kind: string, words: string) {
  if (kind === 'text')
    return page.getByText(new RegExp(words.replace(/[.?()]/g, '\\$&'))).filter({ visible: true });
  if (kind === 'label') return field(page, words);
  const role = kind as 'link';
  const named = page.getByRole(role, { name: words, exact: true });
  return named.or(page.getByRole(role).getByText(words, { exact: true }));
}

for (const [who, theirs] of Object.entries(screens)) {
  test(`${who} reads the words of the specification`, async ({
    context,
    page: signedIn,
    owner,
    signIn,
    aClient,
    admin,
    word,
    aPost,
    aRequest,
    aResource,
  }) => {
    // Dozens of screens one after the other: two minutes on a quiet machine.
    test.slow();
    const client = await aClient();
    if (who !== 'a visitor') await signIn(signedIn, who === 'a client' ? client.person : owner);
    for (const [name, { at, shows }] of Object.entries(theirs))
      await test.step(name, async () => {
        const page = await context.newPage();
        if (typeof at === 'string') await page.goto(at);
        else await at({ page, client, admin, word, aPost, aRequest, aResource });
        for (const [kind, words] of Object.entries(shows))
          for (const each of words.split(' | ')) await expect(seen(page, kind, each).first()).toBeVisible();
        await page.close();
      });
  });
}
