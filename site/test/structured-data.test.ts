/** @jest-environment jsdom */

import { expect, test } from '@jest/globals';
import { packages } from '@practice/contract/packages';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { questions } from '../src/questions.ts';
import { builtPage, builtPages, elementsOf, wordsOf } from './built-pages.ts';

type Node = Record<string, unknown>;

/** What search engines ask of each type before they show it. */
const required: Readonly<Record<string, readonly string[]>> = {
  MedicalBusiness: ['name', 'address', 'telephone', 'url', 'image'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Person: ['name', 'jobTitle', 'worksFor'],
  WebSite: ['name', 'url'],
  Service: ['name', 'description', 'provider', 'areaServed'],
  Offer: ['price', 'priceCurrency', 'url', 'availability'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

function graphOf(path: string): Node[] {
  const data = elementsOf(builtPage(path)).querySelector('script[type="application/ld+json"]')?.textContent;
  return data ? JSON.parse(data)['@graph'] : [];
}

/** A thing and all that it holds. */
function within(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(within)];
}

const ofType = (path: string, type: string) => within(graphOf(path)).filter((node) => node['@type'] === type);

test.each(builtPages)('what $path says of itself is complete', ({ path, html }) => {
  for (const node of within(graphOf(path))) {
    const type = node['@type'];
    // A reference to a thing that stands elsewhere.
    if (type === undefined) expect(node['@id']).toBeDefined();
    else
      expect(Object.keys(node)).toEqual(
        expect.arrayContaining([...(required[String(type)] ?? [`a known type, not ${type}`])]),
      );
  }
  for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    expect(data).not.toContain('<');
});

test('the practice is named with its address, its hours and its founders', () => {
  const [business] = ofType(paths.home, 'MedicalBusiness');
  expect(business).toMatchObject({ name: practice.name, telephone: practice.phone, email: practice.email });
  expect(ofType(paths.home, 'OpeningHoursSpecification')).not.toHaveLength(0);
  expect(ofType(paths.about, 'Person').map(({ name }) => name)).toEqual(
    practice.founders.map(({ name }) => name),
  );
});

test('each package is offered at its price', () => {
  const offered = ofType(paths.services, 'Service').map(({ name, offers }) => [name, (offers as Node).price]);
  expect(offered).toEqual(packages.map(({ title, price }) => [title, price.toFixed(2)]));
});

test('the page of questions and its data say the same', () => {
  const page = elementsOf(builtPage(paths.faq));
  const shown = [...page.querySelectorAll('details')].map((details) => [
    wordsOf(details.querySelector('summary')),
    wordsOf(details.querySelector('p')),
  ]);
  const said = ofType(paths.faq, 'Question').map(({ name, acceptedAnswer }) => [
    name,
    (acceptedAnswer as Node).text,
  ]);
  expect(said).toEqual(shown);
  expect(said).toHaveLength(questions.length);
});
