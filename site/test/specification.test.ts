/** @jest-environment jsdom */

import { expect, test } from '@jest/globals';
import { timeSlots } from '@practice/contract/appointments';
import { overallScore, ratingOf } from '@practice/contract/assessments';
import { resetLinkHours } from '@practice/contract/auth';
import { dollars, longDate, postDate, tableDate } from '@practice/contract/format';
import { founders } from '@practice/contract/founders';
import { firstPackages } from '@practice/contract/packages';
import { paths } from '@practice/contract/paths';
import { buyersLabel, currency } from '@practice/contract/payments';
import { practice } from '@practice/contract/practice';
import { questions } from '@practice/contract/questionnaire';
import { fileTypeOf, fileTypes } from '@practice/contract/resources';
import { sampleResources } from '@practice/contract/sample-resources';
import { slugOf } from '@practice/contract/slug';
import { uploadLimit } from '@practice/contract/uploads';
import { scoreBand } from '@practice/desk/scoring';
import { Logo } from '@practice/ui/drawings/Logo';
import { toastDuration, toastMemory } from '@practice/ui/toast';
import { builtPage, elementsOf, wordsOf } from './built-pages.ts';
import { renderedPages } from './rendered-pages.ts';
import requiredTexts from './required-texts.json' with { type: 'json' };

const onDemand = await renderedPages([
  ...[paths.contact, paths.auth, paths.forgotPassword, paths.resetPassword, paths.logoutHandler],
  ...[paths.checkout, paths.resources, `${paths.blog}/never-written`],
  ...[`${paths.resources}?q=nothing`, `${paths.resources}?tab=blog&q=nothing`],
]);
const pageAt = (path: string) => onDemand.find((page) => page.path === path) ?? builtPage(path);

const packages = firstPackages.flatMap(({ tagline, description }) => [tagline, description]);
const alsoRequired: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: packages,
  [paths.services]: packages,
  [paths.about]: founders.map(({ name }) => name),
};

// To the letter. What needs a script is in `e2e/tests/specification.spec.ts`.
test.each(Object.entries(requiredTexts))(
  'the page %s shows what the specification requires',
  (path, texts) => {
    const words = wordsOf(elementsOf(pageAt(path)).querySelector('main'));
    const required = [...texts, ...(alsoRequired[path] ?? [])].map((text) =>
      text.replace('{practice}', practice.name),
    );
    expect(required.filter((expected) => !words.includes(expected))).toEqual([]);
  },
);

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
  for (const { slug } of firstPackages)
    expect(links).toContain(`Learn More → ${paths.contact}?service=${slug}`);
});

test('each package links to the checkout with its price, and to a consultation', () => {
  const links = linksOf(paths.services);
  const purchases = links
    .filter((link) => link.startsWith('Buy Now → '))
    .map((link) => link.split(' → ')[1] ?? '');
  expect(purchases).toHaveLength(firstPackages.length);
  for (const [index, { price, title, description }] of firstPackages.entries()) {
    const { pathname, searchParams } = new URL(purchases[index] ?? '', 'https://site.test');
    expect(pathname).toBe(paths.checkout);
    expect(Object.fromEntries(searchParams)).toEqual({ amount: String(price), service: title, description });
  }
  expect(
    links.filter((link) => link.startsWith(`Schedule a Consultation → ${paths.contact}`)).length,
  ).toBeGreaterThanOrEqual(firstPackages.length);
});

test('each package says once what it includes, and says what it does not include', () => {
  const parts = [...elementsOf(builtPage(paths.services)).querySelectorAll('#packages dd')];
  const said = parts.flatMap((part) => [...part.querySelectorAll('p')].map((line) => wordsOf(line)));
  expect(said).toEqual(firstPackages.flatMap(({ features }) => Object.values(features).flat()));
  expect(parts.map((part) => wordsOf(part)).filter((words) => words === 'Not included')).toHaveLength(2);
});

test('the MNRI page links to a consultation at the beginning and at the end', () => {
  const main = elementsOf(builtPage(paths.mnri)).querySelector('main');
  expect(main?.querySelectorAll(`a[href="${paths.contact}"]`).length).toBeGreaterThanOrEqual(2);
  expect(main?.querySelectorAll('#session li')).toHaveLength(4);
});

test('the contact form offers the eight services, and its message field shows four lines', () => {
  const page = elementsOf(pageAt(paths.contact));
  expect(page.querySelector('textarea')?.rows).toBe(4);
  const offered = [...page.querySelectorAll('option')].map((option) => [option.value, wordsOf(option)]);
  expect(Object.fromEntries(offered.slice(1))).toEqual({
    foundations: 'Foundations Package (Ergonomics)',
    'workspace-optimization': 'Workspace Optimization Package (Ergonomics)',
    'personalized-care': 'Personalized Care Package (Ergonomics)',
    'mnri-initial': 'MNRI Initial Assessment',
    'mnri-individual': 'MNRI Individual Sessions',
    'mnri-family': 'MNRI Family Programs',
    'both-services': 'Both Ergonomics & MNRI',
    'not-sure': 'Not Sure Yet',
  });
});

test('the search of the resources has its placeholder, and loads behind three and six skeletons', () => {
  const page = elementsOf(pageAt(paths.resources));
  expect(page.querySelector('input[type=search]')?.getAttribute('placeholder')).toBe('Search resources...');
  const skeletons = ['#loading-posts', '#loading-resources'].map(
    (id) => page.querySelector<HTMLTemplateElement>(id)?.content.firstElementChild?.childElementCount,
  );
  expect(skeletons).toEqual([3, 6]);
  expect(page.querySelector<HTMLElement>('#loading-post')?.dataset.words).toBe('Loading post...');
});

const day = '2026-03-05T15:00:00Z';
const sampleTypes = ['application/pdf', 'image/png', 'video/mp4', 'application/msword', 'text/csv'];
const office = 'application/vnd.openxmlformats-officedocument';

/** The limits and formats of the specification: what we have, and what it says. */
const limitsAndFormats: Readonly<Record<string, readonly [actual: unknown, specified: unknown]>> = {
  'dates of tables, posts and the dashboard': [
    [tableDate(day), postDate(day), longDate(day)],
    ['Mar 05, 2026', 'March 05, 2026', 'March 5, 2026'],
  ],
  amounts: [
    [dollars(299), dollars(0.5), currency],
    ['$299', '$0.50', 'usd'],
  ],
  prices: [firstPackages.map(({ price }) => price), [299, 599, 899]],
  'time slots': [timeSlots, ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM']],
  'words of a workstation score': [
    [10, 8, 6, 4, 3].map((score) => scoreBand('workstation', score)),
    [
      ...['Excellent setup', 'Excellent setup', 'Good with minor improvements'],
      ...['Several improvements needed', 'Significant changes needed'],
    ],
  ],
  'words of a postural score': [
    [10, 8, 6, 4, 3].map((score) => scoreBand('posture', score)),
    [
      ...['Excellent posture', 'Excellent posture', 'Good with minor improvements'],
      ...['Several concerns', 'Significant changes needed'],
    ],
  ],
  'ratings of saved scores': [
    [10, 7, 6, 5, 4, 0, null].map(ratingOf),
    [...['Good', 'Good', 'Moderate', 'Moderate', 'Needs Improvement', 'Needs Improvement'], 'Not Evaluated'],
  ],
  'the overall score': [
    [overallScore(7, 8), overallScore(3, null)],
    [7.5, null],
  ],
  'labels of payments': [
    (['succeeded', 'failed', 'pending', 'processing'] as const).map((status) => {
      const { text, tone } = buyersLabel(status);
      return `${text} ${tone}`;
    }),
    ['Paid success', 'Failed danger', 'Pending warning', 'Pending warning'],
  ],
  'file types': [fileTypes, ['pdf', 'video', 'image', 'doc', 'ppt', 'xls', 'other']],
  'guessed file types': [
    [...sampleTypes, `${office}.spreadsheetml.sheet`, `${office}.presentationml.presentation`].map(
      fileTypeOf,
    ),
    ['pdf', 'image', 'video', 'doc', 'other', 'xls', 'ppt'],
  ],
  'the largest upload': [uploadLimit, 52_428_800],
  'the lengths of answers': [
    Object.fromEntries(questions.map(({ name, min }) => [name, min])),
    {
      ...{ primaryRole: 10, workstationSetup: 10, hoursSpent: 3, discomfortDescription: 5, breaksRoutine: 5 },
      ...{ ergonomicEquipment: 3, workspaceLighting: 5, postureSupport: 5, difficultTasks: 5 },
      desiredImprovements: 5,
    },
  ],
  'messages of the answers': [new Set(questions.map(({ message }) => message)).size, 10],
  slugs: [slugOf('Sit  Well -- at 4_pm, (now)!'), 'sit-well-at-4_pm-now'],
  toasts: [
    [toastDuration, toastMemory],
    [5000, 1_000_000],
  ],
  logos: [
    (['small', 'medium', 'large'] as const).map((size) => {
      const { height, width } = Logo({ name: 'A', size }).props;
      return `${height} x ${width}`;
    }),
    ['40 x 150', '60 x 220', '80 x 280'],
  ],
  'hours and links': [
    [practice.replyWithinHours, resetLinkHours],
    [24, 1],
  ],
  samples: [
    sampleResources.map(({ category, fileType }) => `${category} ${fileType}`),
    ['guide pdf', 'guide pdf', 'video video', 'template pdf', 'article pdf'],
  ],
};

test.each(Object.entries(limitsAndFormats))('%s follow the specification', (_, [actual, specified]) => {
  expect(actual).toEqual(specified);
});

test.each([
  [paths.home, `${practice.name} - Ergonomic Solutions, Expert Care`],
  [paths.contact, `Contact Us - ${practice.name}`],
])('the page %s has the title that the specification requires', (path, title) => {
  expect(elementsOf(pageAt(path)).title).toBe(title);
});
