import type { OpeningTimes } from '@practice/contract/calendar';
import { founders } from '@practice/contract/founders';
import { linesOf } from '@practice/contract/opening-hours';
import { packages } from '@practice/contract/packages';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { to24Hour } from '@practice/contract/time';
import type { Thing } from './thing.ts';

const { address } = practice;

/** The practice in short, for pages that refer to it. */
export function provider(site: URL): Thing {
  return {
    '@type': 'MedicalBusiness',
    '@id': new URL('/#practice', site).href,
    name: practice.name,
    url: new URL(paths.home, site).href,
    telephone: practice.phone,
    image: new URL('/social/home.png', site).href,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.stateCode,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
  };
}

interface BusinessOptions {
  /** Whether the founders are described, or only referred to. */
  people?: 'referred' | 'introduced';
  /** Only for pages made on demand: in a built file they would become outdated. */
  openingTimes?: OpeningTimes | undefined;
}

/** The practice with all its details. */
export function business(site: URL, { people = 'referred', openingTimes }: BusinessOptions = {}): Thing {
  const prices = packages.map(({ price }) => price);
  return {
    ...provider(site),
    legalName: practice.legalName,
    slogan: practice.tagline,
    email: practice.email,
    logo: new URL('/icons/512.png', site).href,
    hasMap: practice.mapUrl,
    areaServed: practice.area,
    priceRange: `$${Math.min(...prices)}–$${Math.max(...prices)}`,
    knowsAbout: ['Occupational therapy', 'Workplace ergonomics', 'MNRI reflex integration'],
    ...(openingTimes ? timesOfBusiness(openingTimes) : {}),
    founder: persons(site).map((founder) => (people === 'introduced' ? founder : { '@id': founder['@id'] })),
    ...(practice.socials.length > 0 ? { sameAs: practice.socials.map(({ url }) => url) } : {}),
  };
}

/** Leaves out closed weekdays. Other closed days open and close at midnight, as Google asks for. */
function timesOfBusiness({ hours, closedDays }: OpeningTimes) {
  const openingHoursSpecification = linesOf(hours).flatMap(({ days, opens, closes }) =>
    opens === null || closes === null
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days,
            opens: to24Hour(opens),
            closes: to24Hour(closes),
          },
        ],
  );
  const specialOpeningHoursSpecification = closedDays.map(({ firstDay, lastDay }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: firstDay,
    validThrough: lastDay,
    opens: '00:00',
    closes: '00:00',
  }));
  return {
    openingHoursSpecification,
    ...(closedDays.length > 0 ? { specialOpeningHoursSpecification } : {}),
  };
}

function persons(site: URL): Thing[] {
  return founders.map(({ name, credentials, role, about }) => ({
    '@type': 'Person',
    '@id': new URL(`${paths.about}#${name.toLowerCase().replaceAll(' ', '-')}`, site).href,
    name,
    honorificSuffix: credentials,
    jobTitle: role,
    description: about,
    worksFor: { '@id': new URL('/#practice', site).href },
  }));
}

export function website(site: URL): Thing {
  return {
    '@type': 'WebSite',
    '@id': new URL('/#website', site).href,
    name: practice.name,
    url: new URL(paths.home, site).href,
    inLanguage: 'en-US',
    publisher: { '@id': new URL('/#practice', site).href },
  };
}
