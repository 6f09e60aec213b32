/** @jest-environment jsdom */

import { expect, test } from '@jest/globals';
import { firstPackages } from '@practice/contract/packages';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { type BuiltPage, builtPage, builtPages, elementsOf } from './built-pages.ts';
import { onDemandPaths, renderedPages } from './rendered-pages.ts';
import { maliciousMarkup, samplePost } from './sample-answers.ts';
import properties from './structured-data.json' with { type: 'json' };

type Node = Record<string, unknown>;

const rendered = await renderedPages(onDemandPaths);

/** The properties that search engines require of each type. */
const required: Readonly<Record<string, readonly string[]>> = properties;

function graphOf(page: BuiltPage): Node[] {
  const data = elementsOf(page).querySelector('script[type="application/ld+json"]')?.textContent;
  return data ? JSON.parse(data)['@graph'] : [];
}

/** A thing and all things in it. */
function nestedThings(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nestedThings);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nestedThings)];
}

const typed = (page: BuiltPage, type: string) =>
  nestedThings(graphOf(page)).filter((node) => node['@type'] === type);
const ofType = (path: string, type: string) => typed(builtPage(path), type);

test.each([...builtPages, ...rendered])('the structured data of $path is complete', (page) => {
  for (const node of nestedThings(graphOf(page))) {
    const type = node['@type'];
    // A reference to a thing that stands elsewhere.
    if (type === undefined) expect(node['@id']).toBeDefined();
    else
      expect(Object.keys(node)).toEqual(
        expect.arrayContaining([...(required[String(type)] ?? [`a known type, not ${type}`])]),
      );
  }
  for (const [, data = ''] of page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    expect(data).not.toContain('<');
});

test('only the structured data of the contact page has the hours', () => {
  const page = rendered.find(({ path }) => path === paths.contact);
  if (!page) throw new Error('The contact page was not made.');
  expect(typed(page, 'MedicalBusiness')[0]).toMatchObject({ name: practice.name, email: practice.email });
  expect(typed(page, 'OpeningHoursSpecification')).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '17:00' },
    { dayOfWeek: ['Friday'], opens: '08:30', closes: '12:00' },
    { validFrom: '2026-12-24', validThrough: '2027-01-01', opens: '00:00', closes: '00:00' },
  ]);
  for (const built of builtPages) expect(typed(built, 'OpeningHoursSpecification')).toEqual([]);
});

test('the structured data has each package as an offer with its price', () => {
  const offered = ofType(paths.services, 'Service').map(({ name, offers }) => [name, (offers as Node).price]);
  expect(offered).toEqual(firstPackages.map(({ title, price }) => [title, price.toFixed(2)]));
});

test('the structured data of a post has its type, its author and its breadcrumbs', () => {
  const page = rendered.find(({ path }) => path.endsWith(samplePost.slug));
  if (!page) throw new Error('The post was not made.');
  const [posting] = typed(page, 'BlogPosting');
  expect(posting).toMatchObject({
    headline: samplePost.formattedTitle,
    datePublished: samplePost.createdAt,
    dateModified: samplePost.updatedAt,
  });
  const crumbs = typed(page, 'ListItem').map(({ name }) => name);
  expect(crumbs).toEqual(['Home', 'Resources', samplePost.formattedTitle]);
});

test('the text of authors cannot end the script element of the structured data', () => {
  const page = rendered.find(({ path }) => path === '/blog/markup');
  if (!page) throw new Error('The post was not made.');
  expect(typed(page, 'BlogPosting')[0]?.headline).toBe(maliciousMarkup);
});
