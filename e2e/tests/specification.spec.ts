import type { Page } from '@playwright/test';
import type { Api } from '@practice/contract/api-client';
import {
  agreement,
  anAssessment,
  answerAll,
  ask,
  chatAddress,
  detailsAddress,
  listAddress,
  perform,
  resultsAddress,
  toolAddress,
} from '../assessment-tool.ts';
import { farWeekday } from '../far-weekday.ts';
import { choose } from '../on-page.ts';
import { expect, type Person, test } from '../product.ts';
import { signedInApi } from '../signed-in-api.ts';

// The words that the specification gives, to the letter, where people see them. Those of the pages that need no script, the limits
// and the formats are in `site/test/specification.test.ts`.

interface Visit {
  page: Page;
  person: Person;
  calls: Api;
  admin: Api;
  word: string;
}

type Kind =
  | ('heading' | 'button' | 'link' | 'tab' | 'columnheader' | 'radio' | 'option' | 'alertdialog')
  | ('progressbar' | 'label' | 'placeholder' | 'text');

interface Screen {
  as?: 'client' | 'owner';
  at: string | ((visit: Visit) => Promise<unknown>);
  /** Of each kind, separated by ` | `. */
  shows: Partial<Record<Kind, string>>;
  tag?: string;
}

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** The API answers calls of a method with this, until the test ends. */
async function answer(page: Page, path: string, method: string, answered: object) {
  await page.route(`**/api/${path}`, (route) =>
    route.request().method() === method ? route.fulfill(answered) : route.fallback(),
  );
}

const refusal = { status: 409, json: { statusCode: 409, message: 'Not on a Sunday.' } };
const nothing = { headers: { 'content-range': 'items 0-0/0' }, json: [] };

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

async function request(page: Page) {
  await page.goto('/contact');
  await page.getByLabel(/Full Name/).fill('Ann Lee');
  await page.getByLabel(/Company Name/).fill('Acme');
  await page.getByLabel(/Email Address/).fill('ann@example.com');
  await page.getByLabel(/Service of Interest/).selectOption('not-sure');
  await click(page, 'Request Free Consultation');
}

async function register(page: Page, { firstName, lastName, email, password }: Person, confirmed = password) {
  await page.goto('/auth?tab=register');
  await fillIn(page, { 'First Name': firstName, 'Last Name': lastName, Email: email });
  await fillIn(page, { Password: password, 'Confirm Password': confirmed });
  await click(page, 'Create Account');
}

async function logIn(page: Page, email: string, password: string) {
  await page.goto('/auth?tab=login');
  await fillIn(page, { Email: email, Password: password });
  await click(page, 'Log in');
}

async function reset(page: Page, password: string, confirmed = password) {
  await page.goto('/reset-password?token=made-up');
  await fillIn(page, { 'New Password': password, 'Confirm Password': confirmed });
  await click(page, 'Reset password');
}

async function askForLink(page: Page, email: string) {
  await page.goto('/forgot-password');
  await fillIn(page, { Email: email });
  await click(page, 'Send reset link');
}

async function anAppointment({ calls, admin }: Visit) {
  const user = await calls.auth.user();
  const booking = { title: 'Desk check', appointmentDate: farWeekday(), appointmentTime: '10:00 AM' };
  return admin.adminAppointments.create({ body: { ...booking, userId: user?.id ?? 0 } });
}

async function toAppointments(visit: Visit, name?: 'Edit' | 'Delete') {
  await anAppointment(visit);
  await visit.page.goto('/client-dashboard?tab=appointments');
  if (name) await click(visit.page, `${name} Desk check`);
}

async function book({ page }: Visit) {
  await page.goto('/client-dashboard?tab=appointments&open=new');
  await fillIn(page, { Title: 'Chair advice' });
  await page.getByRole('button', { name: /^First available/ }).click();
  await page.getByRole('group', { name: 'Time', exact: true }).getByRole('radio').last().check();
  await click(page, 'Book Appointment');
}

async function assess(page: Page) {
  await page.goto(toolAddress);
  await answerAll(page);
  await agreement(page).check();
  await perform(page).click();
}

const made = ({ calls }: Visit) => anAssessment(calls);

async function savePost({ page, word }: Visit, address: string, button: string) {
  await page.goto(address);
  await fillIn(page, {
    Title: `Sitting ${word}`,
    Slug: `sitting-${word}`,
    Summary: 'Short.',
    Content: 'Long.',
  });
  await choose(page, 'Category', 'Posture');
  await click(page, button);
}

async function aPost({ admin, word }: Visit) {
  const post = { title: `Sitting ${word}`, slug: `sitting-${word}`, summary: 'Short.', content: 'Long.' };
  return admin.blogPosts.create({ body: { ...post, category: 'Posture' } });
}

async function aResource({ admin, word }: Visit, over = {}) {
  const resource = { title: `Desk ${word}`, description: 'Seven measures.', category: 'guide' } as const;
  return admin.resources.create({
    body: { ...resource, fileType: 'pdf', fileUrl: '/samples/chair.mp4', ...over },
  });
}

async function saveResource({ page, word }: Visit, address: string, button: string) {
  await page.goto(address);
  await fillIn(page, {
    Title: `Desk ${word}`,
    Description: 'Seven measures.',
    'File URL (optional)': 'https://osha.gov/',
  });
  await choose(page, 'Category', 'Guide');
  await choose(page, 'File type', 'pdf');
  await click(page, button);
}

async function deleteFrom(page: Page, address: string, title: string) {
  await page.goto(address);
  await page.getByRole('searchbox', { name: 'Search' }).fill(title.split(' ')[1] ?? '');
  // A search waits for a pause in typing, and then draws the list anew.
  await expect(page).toHaveURL(/filter=/);
  await click(page, `Delete ${title}`);
}

const inDialog = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();

const screens: Readonly<Record<string, Screen>> = {
  'the menu on a phone': {
    at: async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 700 });
      await page.goto('/');
      await page.getByText('Menu', { exact: true }).first().click();
    },
    shows: { link: 'Home | About | Ergonomic Services | MNRI | Resources | Contact | Login / Register' },
  },
  'Contact, empty': {
    at: async ({ page }) => {
      await page.goto('/contact');
      await click(page, 'Request Free Consultation');
    },
    shows: {
      text: `Full name must be at least 2 characters. | Company name must be at least 2 characters. | Please enter a valid email address. | Please select a service package.`,
    },
  },
  'Contact, submitting': {
    at: async ({ page }) => {
      await page.route('**/api/consultation-requests', () => {});
      await request(page);
    },
    shows: { button: 'Submitting...' },
  },
  'Contact, sent': {
    at: ({ page }) => request(page),
    shows: {
      text: `Consultation Request Submitted | Thank you! We'll contact you within 24 hours to schedule your consultation.`,
    },
  },
  'Contact, refused': {
    at: async ({ page }) => {
      await answer(page, 'consultation-requests', 'POST', refusal);
      await request(page);
    },
    shows: { text: 'Error | There was a problem submitting your request: Not on a Sunday.' },
  },
  'Resources without a match': {
    at: '/resources?q=nothingatall',
    shows: { text: 'No resources found matching your criteria.', button: 'Clear' },
  },
  'Articles without a match': {
    at: '/resources?tab=blog&q=nothingatall',
    shows: { text: 'No blog posts found.' },
  },
  'a post': {
    at: async (visit) => {
      const { id, slug } = await aPost(visit);
      await visit.admin.blogPosts.update({ params: { id }, body: { published: true, tags: ['chair'] } });
      await visit.page.goto(`/blog/${slug}`);
    },
    shows: { link: '← Back to Resources', text: 'Posture | chair' },
  },
  'Login, empty': {
    at: async ({ page }) => {
      await page.goto('/auth?tab=login');
      await click(page, 'Log in');
    },
    shows: {
      tab: 'Login | Register',
      link: 'Back to Website | Forgot your password?',
      label: 'Email | Password',
      text: 'Please enter a valid email address | Password must be at least 6 characters',
    },
  },
  'Login, done': {
    at: ({ page, person }) => logIn(page, person.email, person.password),
    shows: { text: 'Login successful | Welcome back, Robin!' },
  },
  'Login, refused': {
    at: ({ page, person }) => logIn(page, person.email, 'not theirs'),
    shows: { text: 'Login failed | Invalid credentials' },
  },
  'Register, empty': {
    at: async ({ page }) => {
      await page.goto('/auth?tab=register');
      await click(page, 'Create Account');
    },
    shows: {
      label: 'First Name | Last Name | Email | Password | Confirm Password',
      text: 'First name must be at least 2 characters | Last name must be at least 2 characters | Please enter a valid email address | Password must be at least 6 characters',
    },
  },
  'Register, two passwords': {
    at: ({ page, person }) => register(page, person, 'another one'),
    shows: { text: 'Passwords do not match' },
  },
  'Register, done': {
    at: ({ page, person }) => register(page, { ...person, email: `new-${person.email}` }),
    shows: { text: 'Registration successful | Welcome, Robin!' },
  },
  'Register, refused': {
    at: ({ page, person }) => register(page, person),
    shows: { text: 'Registration failed', link: 'Log in | reset your password' },
  },
  'Logout, done': {
    as: 'client',
    at: '/logout-handler',
    shows: { text: 'Logged out | You have been successfully logged out' },
  },
  'Logout, refused': {
    as: 'client',
    at: async ({ page }) => {
      await answer(page, 'logout', 'POST', refusal);
      await page.goto('/logout-handler');
    },
    shows: { text: 'Logout failed | Not on a Sunday.' },
  },
  'Forgot password, not an address': {
    at: ({ page }) => askForLink(page, 'ann'),
    shows: {
      button: 'Send reset link',
      link: 'Back to login',
      text: 'Please enter a valid email address | 1 hour',
    },
  },
  'Forgot password, done': {
    at: ({ page, person }) => askForLink(page, person.email),
    shows: { text: 'Password reset email sent' },
  },
  'Forgot password, refused': {
    at: async ({ page, person }) => {
      await answer(page, 'forgot-password', 'POST', refusal);
      await askForLink(page, person.email);
    },
    shows: { text: 'Password reset failed | Not on a Sunday.' },
  },
  'Reset password, too short': {
    at: ({ page }) => reset(page, 'short', 'other'),
    shows: {
      heading: 'Set new password',
      button: 'Reset password',
      text: 'Password must be at least 6 characters',
    },
  },
  'Reset password, two passwords': {
    at: ({ page }) => reset(page, 'a fine walnut', 'another walnut'),
    shows: { text: 'Passwords do not match' },
  },
  'Reset password, done': {
    at: async ({ page }) => {
      await answer(page, 'reset-password', 'POST', { json: { message: 'It’s set.' } });
      await reset(page, 'a fine walnut');
    },
    shows: {
      heading: 'Password Reset Successful',
      link: 'Go to Login',
      text: 'Password reset successful',
    },
  },
  'Reset password without a token': {
    at: async ({ page }) => {
      await page.goto('/reset-password');
      await click(page, 'Continue');
    },
    shows: {
      heading: 'Invalid Reset Link',
      link: 'Request New Reset Link | Back to Login',
      text: 'Reset token is required',
    },
  },
  'Checkout without a package': {
    at: '/checkout?amount=299',
    shows: { heading: 'Payment Error', text: 'Missing payment information', link: 'Return Home' },
  },
  'Checkout without a client secret': {
    at: async ({ page }) => {
      await answer(page, 'create-payment-intent', 'POST', { json: {} });
      await page.goto('/checkout?amount=299&service=Foundations+Package');
    },
    shows: { heading: 'Payment Error', text: 'Invalid payment response' },
  },
  'Checkout that can’t begin': {
    at: async ({ page }) => {
      await answer(page, 'create-payment-intent', 'POST', {
        status: 503,
        json: { message: 'Not on a Sunday.' },
      });
      await page.goto('/checkout?amount=299&service=Foundations+Package');
    },
    shows: { text: 'Failed to initialize payment: Not on a Sunday.' },
  },
  Checkout: {
    at: '/checkout?amount=299&service=Foundations+Package',
    shows: { heading: 'Complete Payment', button: 'Pay Now' },
    tag: '@stand-in',
  },
  'Payment success': {
    at: '/payment-success?redirect_status=succeeded',
    shows: {
      heading: 'Payment Successful!',
      text: 'email confirmation',
      link: 'Continue to Dashboard | Return Home',
    },
  },
  'Payment success, failed': {
    at: '/payment-success?redirect_status=failed',
    shows: { heading: 'Payment Failed', link: 'Try Again | Contact Support' },
  },
  'Access Denied': {
    as: 'client',
    at: '/admin/resources',
    shows: {
      heading: 'Access Denied',
      text: 'You do not have permission to access this area.',
      link: 'Return to Home',
    },
  },

  'Overview, new': {
    as: 'client',
    at: '/client-dashboard',
    shows: {
      tab: 'Overview | Appointments | Assessments | Payment History',
      heading: 'Next Appointment | Latest Assessment',
      text: 'No upcoming appointments scheduled | No ergonomic assessments available',
    },
  },
  Overview: {
    as: 'client',
    at: async (visit) => {
      await anAppointment(visit);
      await made(visit);
      await visit.page.goto('/client-dashboard');
    },
    shows: { link: 'View Appointment Details | View Full Assessment' },
  },
  Appointments: {
    as: 'client',
    at: (visit) => toAppointments(visit),
    shows: { heading: 'Your Appointments', button: 'New Appointment | Edit | Delete', text: 'Scheduled' },
  },
  'New Appointment, empty': {
    as: 'client',
    at: async ({ page }) => {
      await page.goto('/client-dashboard?tab=appointments&open=new');
      await click(page, 'Book Appointment');
    },
    shows: {
      heading: 'New Appointment',
      text: 'Title must be at least 2 characters | Appointment date is required | Appointment time is required',
    },
  },
  'New Appointment, done': {
    as: 'client',
    at: (visit) => book(visit),
    shows: { text: 'Appointment Created' },
  },
  'New Appointment, refused': {
    as: 'client',
    at: async (visit) => {
      await answer(visit.page, 'client/appointments', 'POST', { status: 503, body: 'no' });
      await book(visit);
    },
    shows: { text: 'There was a problem creating your appointment.' },
  },
  Edit: {
    as: 'client',
    at: (visit) => toAppointments(visit, 'Edit'),
    shows: {
      heading: 'Edit',
      label: 'Title | Status',
      option: 'Scheduled | Completed | Canceled | Rescheduled',
    },
  },
  'Edit, done': {
    as: 'client',
    at: async (visit) => {
      await toAppointments(visit, 'Edit');
      await fillIn(visit.page, { Title: 'Chair check' });
      await click(visit.page, 'Save Changes');
    },
    shows: { text: 'Appointment Updated' },
  },
  'Edit, refused': {
    as: 'client',
    at: async (visit) => {
      await answer(visit.page, 'client/appointments/*', 'PATCH', { status: 503, body: 'no' });
      await toAppointments(visit, 'Edit');
      await fillIn(visit.page, { Title: 'Chair check' });
      await click(visit.page, 'Save Changes');
    },
    shows: { text: 'There was a problem updating your appointment.' },
  },
  Delete: {
    as: 'client',
    at: (visit) => toAppointments(visit, 'Delete'),
    shows: { heading: 'Delete', button: 'Delete' },
  },
  'Delete, done': {
    as: 'client',
    at: async (visit) => {
      await toAppointments(visit, 'Delete');
      await inDialog(visit.page, 'Delete');
    },
    shows: { text: 'Appointment Deleted' },
  },
  'Delete, refused': {
    as: 'client',
    at: async (visit) => {
      await answer(visit.page, 'client/appointments/*', 'DELETE', { status: 503, body: 'no' });
      await toAppointments(visit, 'Delete');
      await inDialog(visit.page, 'Delete');
    },
    shows: { text: 'There was a problem deleting your appointment.' },
  },
  'Assessments, none': {
    as: 'client',
    at: listAddress,
    shows: {
      heading: 'Your Ergonomic Assessments',
      text: 'No Professional Assessments Yet',
      link: 'Try AI Assessment',
    },
  },
  Assessments: {
    as: 'client',
    at: async (visit) => {
      await made(visit);
      await visit.page.goto(listAddress);
    },
    shows: {
      text: 'Follow-up Needed | Workstation Score | Postural Score',
      link: 'Try AI Assessment | View Assessment Details',
    },
  },
  'an assessment': {
    as: 'client',
    at: async (visit) => {
      await visit.page.goto(detailsAddress((await made(visit)).id));
    },
    shows: {
      link: 'Back to All Assessments',
      tab: 'Summary | Scores & Metrics | Recommendations',
      text: 'Workstation Score | Postural Score',
    },
  },
  'Scores & Metrics': {
    as: 'client',
    at: async (visit) => {
      await visit.page.goto(detailsAddress((await made(visit)).id));
      await visit.page.getByRole('tab', { name: 'Scores & Metrics' }).click();
    },
    shows: { text: 'Workstation Setup | Posture | Overall' },
  },
  Recommendations: {
    as: 'client',
    at: async (visit) => {
      await visit.page.goto(detailsAddress((await made(visit)).id));
      await visit.page.getByRole('tab', { name: 'Recommendations' }).click();
    },
    shows: {
      heading: 'Assessment Report | Looking for More Help?',
      link: 'Download | Ergonomic Resources',
      text: 'PDF',
    },
  },
  'New Assessment': {
    as: 'client',
    at: toolAddress,
    shows: {
      heading: 'AI Ergonomic Therapist',
      tab: 'New Assessment | Assessment Results | Chat with AI Therapist',
      button: 'Perform AI Assessment',
      text: '1. | 2. | 3. | 4. | 5. | 6. | 7. | 8. | 9. | 10. | isn’t professional medical advice',
    },
  },
  'New Assessment, processing': {
    as: 'client',
    at: async ({ page }) => {
      await page.route('**/api/ai-ergonomic-assessment', () => {});
      await assess(page);
    },
    shows: { button: 'Processing Assessment...' },
  },
  'New Assessment, done': {
    as: 'client',
    at: ({ page }) => assess(page),
    shows: { text: 'Assessment Complete | Your ergonomic assessment has been completed successfully.' },
  },
  'New Assessment, refused': {
    as: 'client',
    at: async ({ page }) => {
      await answer(page, 'ai-ergonomic-assessment', 'POST', { status: 503, body: 'no' });
      await assess(page);
    },
    shows: {
      text: 'Assessment Failed | There was an error performing your ergonomic assessment. Please try again.',
    },
  },
  'Assessment Results, none': {
    as: 'client',
    at: `${listAddress}&tool=results`,
    shows: {
      text: 'No assessment results available. Please complete an assessment first.',
      link: 'Go to Assessment',
    },
  },
  'Assessment Results': {
    as: 'client',
    at: async (visit) => {
      await visit.page.goto(resultsAddress((await made(visit)).id));
    },
    shows: {
      text: 'Needs Improvement',
      progressbar: 'Workstation Score | Postural Score',
      heading: 'Analysis | Identified Risks | Personalized Recommendations',
      link: 'Chat with AI Therapist for More Advice | Start a New Assessment',
    },
  },
  'Assessment Results of a good desk': {
    as: 'client',
    at: async (visit) => {
      const { id } = await made(visit);
      await visit.page.route(`**/api/client/assessments/${id}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), followUpNeeded: false } });
      });
      await visit.page.goto(resultsAddress(id));
    },
    shows: { text: 'Good Setup' },
  },
  'Chat with AI Therapist': {
    as: 'client',
    at: async (visit) => {
      const { id } = await made(visit);
      await visit.page.route(`**/api/client/assessments/${id}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), messages: [] } });
      });
      await visit.page.goto(chatAddress(id));
      await ask(visit.page, 'Why?');
    },
    shows: {
      text: 'Your conversation will appear here. | Question Suggestions | Question must be at least 5 characters.',
      button: 'Send',
    },
  },
  'Chat with AI Therapist, refused': {
    as: 'client',
    at: async (visit) => {
      await answer(visit.page, 'ai-ergonomic-advice/stream', 'POST', { status: 503, body: 'no' });
      await visit.page.goto(chatAddress((await made(visit)).id));
      await ask(visit.page, 'Why is that?');
    },
    shows: { text: 'Failed to Get Advice | There was an error getting a response. Please try again.' },
  },
  'Payment History, none': {
    as: 'client',
    at: '/client-dashboard?tab=payments',
    shows: { heading: 'Payment History', text: 'No payment history available', link: 'Browse Services' },
  },

  'the dashboard of the back office': {
    as: 'owner',
    at: '/admin',
    shows: {
      link: 'Dashboard | Articles & Content | Consultation Requests | Client Appointments | Resources & Downloads | Logout | Visit Website | Manage Articles | View Requests | Manage Downloads | Go to Website',
      text: 'Anna',
    },
  },
  'Manage Blog Posts': {
    as: 'owner',
    at: async (visit) => {
      await aPost(visit);
      await visit.page.goto('/admin/blog-posts');
    },
    shows: {
      heading: 'Manage Blog Posts',
      link: 'New Post | View | Edit',
      button: 'Delete',
      columnheader: 'Title | Category | Status | Date | Actions',
      text: 'Published | Draft',
    },
  },
  'Manage Blog Posts, none': {
    as: 'owner',
    at: async ({ page }) => {
      await answer(page, 'blog-posts?*', 'GET', nothing);
      await page.goto('/admin/blog-posts');
    },
    shows: { heading: 'No Blog Posts Yet' },
  },
  'Manage Blog Posts, deleting': {
    as: 'owner',
    at: async (visit) => deleteFrom(visit.page, '/admin/blog-posts', (await aPost(visit)).title),
    shows: {
      heading: 'Are you sure?',
      text: 'This action cannot be undone. This will permanently delete the blog post from the database.',
      button: 'Cancel | Delete',
    },
  },
  'Manage Blog Posts, deleted': {
    as: 'owner',
    at: async (visit) => {
      await deleteFrom(visit.page, '/admin/blog-posts', (await aPost(visit)).title);
      await inDialog(visit.page, 'Delete');
    },
    shows: { text: 'Post Deleted | The blog post has been successfully deleted.' },
  },
  'Manage Blog Posts, not deleted': {
    as: 'owner',
    at: async (visit) => {
      await answer(visit.page, 'blog-posts/*', 'DELETE', refusal);
      await deleteFrom(visit.page, '/admin/blog-posts', (await aPost(visit)).title);
      await inDialog(visit.page, 'Delete');
    },
    shows: { text: 'Delete Failed | Not on a Sunday.' },
  },
  'Create New Blog Post': {
    as: 'owner',
    at: '/admin/blog-posts/new',
    shows: {
      heading: 'Create New Blog Post',
      label:
        'Title | Slug | Summary | Content | Image URL (optional) | Published | Category | Tags (optional)',
      link: 'Cancel',
    },
  },
  'Create New Blog Post, categories': {
    as: 'owner',
    at: async ({ page }) => {
      await page.goto('/admin/blog-posts/new');
      await page.getByRole('combobox', { name: 'Category' }).click();
    },
    shows: {
      option:
        'Ergonomics | Workplace Wellness | Posture | Office Setup | Health Tips | Remote Work | Productivity | Injury Prevention',
    },
  },
  'Create New Blog Post, done': {
    as: 'owner',
    at: (visit) => savePost(visit, '/admin/blog-posts/new', 'Create Post'),
    shows: { text: 'Post Created' },
  },
  'Create New Blog Post, refused': {
    as: 'owner',
    at: async (visit) => {
      await answer(visit.page, 'blog-posts', 'POST', refusal);
      await savePost(visit, '/admin/blog-posts/new', 'Create Post');
    },
    shows: { text: 'Creation Failed | Not on a Sunday.' },
  },
  'Create New Blog Post, logged out': {
    as: 'owner',
    at: async (visit) => {
      await answer(visit.page, 'blog-posts', 'POST', {
        status: 401,
        json: { statusCode: 401, message: 'No.' },
      });
      await savePost(visit, '/admin/blog-posts/new', 'Create Post');
    },
    shows: { text: 'Authentication Error | You must be logged in to create a blog post.' },
  },
  'Edit Blog Post, done': {
    as: 'owner',
    at: async (visit) => savePost(visit, `/admin/blog-posts/edit/${(await aPost(visit)).id}`, 'Update Post'),
    shows: { text: 'Post Updated' },
  },
  'Edit Blog Post, refused': {
    as: 'owner',
    at: async (visit) => {
      await answer(visit.page, 'blog-posts/*', 'PATCH', {
        status: 503,
        json: { message: 'Not on a Sunday.' },
      });
      await savePost(visit, `/admin/blog-posts/edit/${(await aPost(visit)).id}`, 'Update Post');
    },
    shows: { text: 'Update Failed | Not on a Sunday.' },
  },
  'Edit Blog Post, logged out': {
    as: 'owner',
    at: async (visit) => {
      await answer(visit.page, 'blog-posts/*', 'PATCH', { status: 401, json: { message: 'No.' } });
      await savePost(visit, `/admin/blog-posts/edit/${(await aPost(visit)).id}`, 'Update Post');
    },
    shows: { text: 'Authentication Error | You must be logged in to update a blog post.' },
  },
  'Edit Blog Post of no post': {
    as: 'owner',
    at: '/admin/blog-posts/edit/999999',
    shows: {
      heading: 'Blog Post Not Found',
      text: "The blog post you're trying to edit couldn't be found.",
    },
  },
  'the requests': {
    as: 'owner',
    at: '/admin/consultation-requests',
    shows: { columnheader: 'Name | Company | Email | Service | Date | Actions', link: 'View Details' },
  },
  'the requests, none': {
    as: 'owner',
    at: async ({ page }) => {
      await answer(page, 'consultation-requests?*', 'GET', nothing);
      await page.goto('/admin/consultation-requests');
    },
    shows: { heading: 'No Consultation Requests Yet' },
  },
  'a request': {
    as: 'owner',
    at: async ({ page, admin, word }) => {
      const sent = { companyName: 'Acme', service: 'mnri-family', phone: '(919) 555-0123' } as const;
      const { id } = await admin.consultationRequests.create({
        body: { ...{ ...sent, fullName: `Ann ${word}`, email: 'ann@example.com', message: 'Please call.' } },
      });
      await page.goto(`/admin/consultation-requests/${id}`);
    },
    shows: {
      text: 'Full Name | Company | Acme | Service Requested | MNRI Family Programs | Contact Information | Additional Message | Please call. | Submitted',
      link: 'ann@example.com | (919) 555-0123',
      button: 'Close',
    },
  },
  'the visits': {
    as: 'owner',
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
  'the visits, none': {
    as: 'owner',
    at: async ({ page }) => {
      await answer(page, 'admin/client-appointments?*', 'GET', nothing);
      await page.goto('/admin/client-appointments');
    },
    shows: { text: 'No client appointments found.' },
  },
  'a visit': {
    as: 'owner',
    at: async (visit) => {
      await visit.page.goto(`/admin/client-appointments/${(await anAppointment(visit)).id}`);
    },
    shows: {
      text: 'Client | Robin Marsh | Date & Time | Location | Not specified | Description | Created | Last updated',
    },
  },
  'Manage Resources': {
    as: 'owner',
    at: async (visit) => {
      await aResource(visit);
      await visit.page.goto('/admin/resources');
      await visit.page.getByRole('searchbox', { name: 'Search' }).fill(visit.word);
    },
    shows: {
      tab: 'All Resources | Guides | Articles | Videos | Templates',
      button: 'Clear | Delete',
      link: 'Edit',
      text: 'Public | Guide | PDF | 0 downloads | Seven measures. | Added:',
    },
  },
  'Manage Resources, deleting': {
    as: 'owner',
    at: async (visit) => deleteFrom(visit.page, '/admin/resources', (await aResource(visit)).title),
    shows: { heading: 'Are you sure?', button: 'Cancel | Delete' },
  },
  'Manage Resources, deleted': {
    as: 'owner',
    at: async (visit) => {
      await deleteFrom(visit.page, '/admin/resources', (await aResource(visit)).title);
      await inDialog(visit.page, 'Delete');
    },
    shows: { text: 'Resource deleted successfully' },
  },
  'Manage Resources, not deleted': {
    as: 'owner',
    at: async (visit) => {
      await answer(visit.page, 'resources/*', 'DELETE', refusal);
      await deleteFrom(visit.page, '/admin/resources', (await aResource(visit)).title);
      await inDialog(visit.page, 'Delete');
    },
    shows: { text: 'Failed to delete resource' },
  },
  'Add New Resource, empty': {
    as: 'owner',
    at: async ({ page }) => {
      await page.goto('/admin/resources/new');
      await click(page, 'Add Resource');
    },
    shows: {
      text: `Title must be at least 3 characters | Description must be at least 10 characters | Please select a category | File type is required | Please either upload a file or provide a file URL | 50 MB`,
    },
  },
  'Add New Resource, categories': {
    as: 'owner',
    at: async ({ page }) => {
      await page.goto('/admin/resources/new');
      await page.getByRole('combobox', { name: 'Category' }).click();
    },
    shows: { option: 'Guide | Article | Video | Template' },
  },
  'Add New Resource, types': {
    as: 'owner',
    at: async ({ page }) => {
      await page.goto('/admin/resources/new');
      await page.getByRole('combobox', { name: 'File type' }).click();
    },
    shows: { option: 'pdf | video | image | doc | ppt | xls | other' },
  },
  'Add New Resource, wrong address': {
    as: 'owner',
    at: async ({ page }) => {
      await page.goto('/admin/resources/new');
      await fillIn(page, { 'Thumbnail URL (optional)': 'javascript:alert(1)' });
      await click(page, 'Add Resource');
    },
    shows: { text: 'Must be a valid URL' },
  },
  'Add New Resource, done': {
    as: 'owner',
    at: (visit) => saveResource(visit, '/admin/resources/new', 'Add Resource'),
    shows: { text: 'Resource added successfully' },
  },
  'Add New Resource, refused': {
    as: 'owner',
    at: async (visit) => {
      await answer(visit.page, 'resources', 'POST', refusal);
      await saveResource(visit, '/admin/resources/new', 'Add Resource');
    },
    shows: { text: 'Failed to add resource. Please try again.' },
  },
  'Edit Resource, done': {
    as: 'owner',
    at: async (visit) =>
      saveResource(visit, `/admin/resources/edit/${(await aResource(visit)).id}`, 'Update Resource'),
    shows: { text: 'Resource updated successfully' },
  },
  'Edit Resource, refused': {
    as: 'owner',
    at: async (visit) => {
      await answer(visit.page, 'resources/*', 'PUT', refusal);
      await saveResource(visit, `/admin/resources/edit/${(await aResource(visit)).id}`, 'Update Resource');
    },
    shows: { text: 'Failed to update resource. Please try again.' },
  },
  'Edit Resource of no resource': {
    as: 'owner',
    at: '/admin/resources/edit/999999',
    shows: {
      heading: 'Resource Not Found',
      text: "The resource you're looking for could not be found or you don't have permission to view it.",
    },
  },
};

/** What people see of a kind: each element's whole text, and each piece of it. */
function seen(page: Page, kind: Kind): Promise<string[]> {
  const roleless = {
    label: 'label, legend, [id$=-label]',
    placeholder: '[placeholder]',
    text: 'body',
  } as const;
  const found =
    kind === 'label' || kind === 'placeholder' || kind === 'text'
      ? page.locator(roleless[kind])
      : page.getByRole(kind);
  return found.evaluateAll((elements, of) => {
    const clean = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
    return elements.flatMap((element) => {
      if (of === 'placeholder') return element.getAttribute('placeholder') ?? [];
      if (of === 'text') return clean((element as HTMLElement).innerText);
      const pieces: string[] = [];
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const around = nodes.currentNode.parentElement;
        const isSeen = of === 'option' || around?.checkVisibility();
        if (isSeen && !around?.closest('.visually-hidden, [aria-hidden=true], svg'))
          pieces.push(nodes.currentNode.textContent ?? '');
      }
      return [pieces.join(''), ...pieces, element.getAttribute('aria-label')].map(clean);
    });
  }, kind);
}

for (const [name, { as, at, shows, tag }] of Object.entries(screens)) {
  test(
    `${name}: the words of the specification`,
    tag ? { tag } : {},
    async ({ page, owner, admin, aPerson, signIn, word, baseURL }) => {
      const person = await aPerson();
      const calls = await signedInApi(baseURL ?? '', person);
      if (as) await signIn(page, as === 'owner' ? owner : person);
      if (typeof at === 'string') await page.goto(at);
      else await at({ page, person, calls, admin, word });
      await expect(async () => {
        const missing: string[] = [];
        for (const [kind, words] of Object.entries(shows) as [Kind, string][]) {
          const all = await seen(page, kind);
          const isSeen = (each: string) => (kind === 'text' ? all[0]?.includes(each) : all.includes(each));
          missing.push(...words.split(' | ').filter((each) => !isSeen(each)));
        }
        expect(missing).toEqual([]);
      }).toPass({ timeout: 30_000 });
    },
  );
}
