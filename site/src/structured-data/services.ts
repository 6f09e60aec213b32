import { packages } from '@practice/contract/packages';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { provider } from './business.ts';
import type { Thing } from './thing.ts';

/** The packages with their prices. */
export function packageServices(site: URL): Thing[] {
  return packages.map(({ id, title, description, price }) => ({
    '@type': 'Service',
    '@id': new URL(`${paths.services}#${id}`, site).href,
    name: title,
    description,
    serviceType: 'Workplace ergonomics',
    areaServed: practice.area,
    provider: provider(site),
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: 'USD',
      url: new URL(`${paths.services}#${id}`, site).href,
      availability: 'https://schema.org/InStock',
    },
  }));
}

/** MNRI has no list price, so it makes no offer. */
export function mnriService(site: URL): Thing {
  return {
    '@type': 'Service',
    '@id': new URL(`${paths.mnri}#service`, site).href,
    name: 'MNRI reflex therapy',
    alternateName: 'Masgutova Neurosensorimotor Reflex Integration',
    description: 'Gentle, hands-on reflex work with children and adults, with practice for home.',
    serviceType: 'MNRI reflex integration',
    areaServed: practice.area,
    provider: provider(site),
  };
}
