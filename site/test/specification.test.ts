/** @jest-environment jsdom */

import { expect, test } from '@jest/globals';
import { serviceLabel, services } from '@practice/contract/consultation-requests';
import { dollars } from '@practice/contract/format';
import { founders } from '@practice/contract/founders';
import { packages, priceNote } from '@practice/contract/packages';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { builtPage, elementsOf, wordsOf } from './built-pages.ts';
import { renderedPages } from './rendered-pages.ts';

const onDemand = await renderedPages([paths.contact]);
const pageAt = (path: string) => onDemand.find((page) => page.path === path) ?? builtPage(path);

const packageWords = packages.flatMap(({ title, tagline, description }) => [title, tagline, description]);
const included = packages.flatMap(({ features }) => Object.values(features).flat());
const prices = packages.map(({ price }) => dollars(price));

/** The texts that the specification requires on each page. */
const requiredTexts: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [
    ...['Who We Are', 'Our Service Packages', 'How We Work', `Why ${practice.name}`],
    ...['Schedule a Consultation', 'Choose Your Service Package', 'Transform Your Workspace'],
    ...['Licensed expertise', 'Personalized approach', 'Local commitment', 'Balanced focus'],
    ...[
      'Technology integration',
      'AI posture analysis',
      'VR training',
      'Regulatory support',
      'OSHA',
      'North Carolina',
    ],
    ...['Raleigh and the Research Triangle', ...prices, priceNote, ...packageWords],
  ],
  [paths.about]: [
    ...['husband-and-wife', 'Our story', 'Our approach', 'Our mission'],
    ...founders.map(({ name }) => name),
  ],
  [paths.services]: [...prices, priceNote, ...packageWords, ...included, '30-day follow-up check-in'],
  [paths.mnri]: [
    ...[
      'What is MNRI?',
      'Masgutova Neurosensorimotor Reflex Integration',
      'Who can benefit',
      'Children',
      'Adults',
    ],
    ...['Assessment and goal setting', 'Gentle hands-on techniques', 'Movement and integration'],
    ...['Home practice and support', 'typically takes 45-60 minutes'],
    ...['Why MNRI?', `What makes ${practice.name} different`],
  ],
  [paths.contact]: [
    ...['Schedule a Free Consultation', 'Full Name', 'Company Name', 'Email Address', 'Phone', '(Optional)'],
    ...['Service of Interest', 'Our Services', 'Ergonomic Services', 'MNRI Services'],
    ...[
      'Workstation assessments',
      'Equipment recommendations',
      'Training programs',
      'Injury prevention strategies',
    ],
    ...[
      'Initial assessments',
      'Individual therapy sessions',
      'Family training programs',
      'Progress monitoring',
    ],
    ...services.map(({ value }) => serviceLabel(value)),
    `within ${practice.replyWithinHours} hours`,
  ],
  '/404': ['404 Page Not Found'],
};

test.each(Object.keys(requiredTexts))('the page %s shows what the specification requires', (path) => {
  const words = wordsOf(elementsOf(pageAt(path)).querySelector('main'));
  expect(requiredTexts[path]?.filter((expected) => !words.includes(expected))).toEqual([]);
});

/** The links of a page as text, without the words for screen readers. */
function linksOf(path: string): string[] {
  return [...elementsOf(builtPage(path)).querySelectorAll('a[href]')].map((link) => {
    const heard = wordsOf(link.querySelector('.visually-hidden'));
    return `${wordsOf(link).replace(heard, '').trim()} → ${link.getAttribute('href')}`;
  });
}

test('every page with a header links to the six main pages, and to the login', () => {
  const header = elementsOf(builtPage(paths.about)).querySelector('header');
  const links = [...(header?.querySelectorAll('nav a') ?? [])].map((link) => [
    wordsOf(link.querySelector('.wide') ?? link),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Home', paths.home],
    ['About', paths.about],
    ['Ergonomic Services', paths.services],
    ['MNRI', paths.mnri],
    ['Resources', paths.resources],
    ['Contact', paths.contact],
    ['Login', paths.auth],
    ['Dashboard', paths.clientDashboard],
    ['Admin', paths.admin],
    ['Logout', paths.logoutHandler],
    ['Free consultation', paths.contact],
  ]);
});

test('a page below a main page highlights it in the menu, and the footer links to the feed', () => {
  const page = elementsOf(builtPage('/contact/sent'));
  const here = [...page.querySelectorAll('header [aria-current="page"]')];
  expect(here.map((link) => link.getAttribute('href'))).toEqual([paths.contact]);
  expect(page.querySelector(`footer a[href="${paths.feed}"]`)).not.toBeNull();
});

test('the home page links to a consultation and to MNRI, and from each package to the contact form', () => {
  const links = linksOf(paths.home);
  expect(links).toContain(`Schedule a Free Consultation → ${paths.contact}`);
  expect(links).toContain(`Learn About MNRI → ${paths.mnri}`);
  expect(links).toContain(`Get Started Today → ${paths.contact}`);
  for (const { id } of packages) expect(links).toContain(`Learn More → ${paths.contact}?service=${id}`);
});

test('each package links to the checkout with its price, and to a consultation', () => {
  const links = linksOf(paths.services);
  const purchases = links
    .filter((link) => link.startsWith('Buy Now → '))
    .map((link) => link.split(' → ')[1] ?? '');
  expect(purchases).toHaveLength(packages.length);
  for (const [index, { price, title, description }] of packages.entries()) {
    const { pathname, searchParams } = new URL(purchases[index] ?? '', 'https://site.test');
    expect(pathname).toBe(paths.checkout);
    expect(Object.fromEntries(searchParams)).toEqual({ amount: String(price), service: title, description });
  }
  expect(
    links.filter((link) => link.startsWith(`Schedule a Consultation → ${paths.contact}`)).length,
  ).toBeGreaterThanOrEqual(packages.length);
});

test('each package says once what it includes, and says what it does not include', () => {
  const parts = [...elementsOf(builtPage(paths.services)).querySelectorAll('#packages dd')];
  const said = parts.flatMap((part) => [...part.querySelectorAll('p')].map((line) => wordsOf(line)));
  expect(said).toEqual(included);
  expect(parts.map((part) => wordsOf(part)).filter((words) => words === 'Not included')).toHaveLength(2);
});

test('the MNRI page links to a consultation at the beginning and at the end', () => {
  const main = elementsOf(builtPage(paths.mnri)).querySelector('main');
  expect(main?.querySelectorAll(`a[href="${paths.contact}"]`).length).toBeGreaterThanOrEqual(2);
  expect(main?.querySelectorAll('#session li')).toHaveLength(4);
});

test('the message field of the contact form shows four lines', () => {
  expect(elementsOf(pageAt(paths.contact)).querySelector('textarea')?.rows).toBe(4);
});

test.each([
  [paths.home, `${practice.name} - Ergonomic Solutions, Expert Care`],
  [paths.contact, `Contact Us - ${practice.name}`],
])('the page %s has the title that the specification requires', (path, title) => {
  expect(elementsOf(pageAt(path)).title).toBe(title);
});
