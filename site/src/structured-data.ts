import type { BlogPost } from '@practice/contract/blog-posts';
import type { OpeningTimes } from '@practice/contract/calendar';
import { founders } from '@practice/contract/founders';
import { linesOf } from '@practice/contract/opening-hours';
import { firstPackages } from '@practice/contract/packages';
import { blogPost, paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { to24Hour } from '@practice/contract/time';
import { postPicture } from './pages/_blog/post-picture.ts';
import { allQuestions } from './questions.ts';

export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export const homeCrumb: Crumb = { label: 'Home', href: paths.home };

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

function provider(site: URL): Thing {
  const { address } = practice;
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

/** The practice with all its details; its hours only on pages made on demand, because in a built file they would become outdated. */
export function business(site: URL, openingTimes?: OpeningTimes): Thing {
  const prices = firstPackages.map(({ price }) => price);
  return {
    ...provider(site),
    legalName: practice.legalName,
    email: practice.email,
    logo: new URL('/icons/512.png', site).href,
    areaServed: practice.area,
    priceRange: `$${Math.min(...prices)}–$${Math.max(...prices)}`,
    // The home page leaves out what the contact page says, to fit into one round trip.
    ...(openingTimes && {
      slogan: practice.tagline,
      hasMap: practice.mapUrl,
      knowsAbout: ['Occupational therapy', 'Workplace ergonomics', 'MNRI reflex integration'],
      ...timesOfBusiness(openingTimes),
    }),
    founder: describedFounders(site).map((founder) => ({ '@id': founder['@id'] })),
    sameAs: unlessEmpty(practice.socials.map(({ url }) => url)),
  };
}

const unlessEmpty = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

function timesOfBusiness({ hours, closedDays }: OpeningTimes) {
  const specification = { '@type': 'OpeningHoursSpecification' };
  return {
    openingHoursSpecification: linesOf(hours).flatMap(({ days, opens, closes }) =>
      opens === null || closes === null
        ? []
        : [{ ...specification, dayOfWeek: days, opens: to24Hour(opens), closes: to24Hour(closes) }],
    ),
    specialOpeningHoursSpecification: unlessEmpty(
      closedDays.map(({ firstDay, lastDay }) => ({
        ...specification,
        validFrom: firstDay,
        validThrough: lastDay,
        opens: '00:00',
        closes: '00:00',
      })),
    ),
  };
}

export function describedFounders(site: URL): Thing[] {
  return founders.map(({ name, credentials, license, role, about }) => ({
    '@type': 'Person',
    '@id': new URL(`${paths.about}#${name.toLowerCase().replaceAll(' ', '-')}`, site).href,
    name,
    honorificSuffix: credentials,
    jobTitle: role,
    description: about,
    worksFor: { '@id': new URL('/#practice', site).href },
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      name: `Occupational therapist, ${license.state}`,
      identifier: license.number,
    },
  }));
}

export function packageServices(site: URL): Thing[] {
  return firstPackages.map(({ slug: id, title, description, price }) => ({
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

export function blogPosting(site: URL, post: BlogPost): Thing {
  const address = new URL(blogPost(post.slug), site).href;
  const pictures = [post.image?.url ?? post.imageUrl, postPicture(post).path];
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    mainEntityOfPage: address,
    url: address,
    headline: post.formattedTitle,
    description: post.formattedSummary,
    image: pictures.flatMap((picture) => (picture === null ? [] : [new URL(picture, site).href])),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    articleSection: post.category,
    keywords: unlessEmpty(post.tags),
    timeRequired: `PT${Math.max(1, post.readingMinutes)}M`,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    author: provider(site),
    publisher: provider(site),
  };
}

export function faqPage(): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: allQuestions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function breadcrumbList(site: URL, trail: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [homeCrumb, ...trail].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, site).href,
    })),
  };
}
