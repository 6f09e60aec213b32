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

const absolute = (path: string) => new URL(path, import.meta.env.SITE).href;
const unlessEmpty = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);
const practiceId = { '@id': absolute('/#practice') };
const prices = firstPackages.map(({ price }) => price);

export const website: Thing = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: practice.name,
  url: absolute(paths.home),
  inLanguage: 'en-US',
  publisher: practiceId,
};

const provider: Thing = {
  '@type': 'MedicalBusiness',
  ...practiceId,
  name: practice.name,
  url: absolute(paths.home),
  telephone: practice.phone,
  image: absolute('/social/home.png'),
  address: {
    '@type': 'PostalAddress',
    streetAddress: practice.address.street,
    addressLocality: practice.address.city,
    addressRegion: practice.address.stateCode,
    postalCode: practice.address.postalCode,
    addressCountry: practice.address.country,
  },
};

export const describedFounders = founders.map(({ name, credentials, license, role, about }) => ({
  '@type': 'Person',
  '@id': absolute(`${paths.about}#${name.toLowerCase().replaceAll(' ', '-')}`),
  name,
  honorificSuffix: credentials,
  jobTitle: role,
  description: about,
  worksFor: practiceId,
  hasCredential: {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'license',
    name: `Occupational therapist, ${license.state}`,
    identifier: license.number,
  },
}));

/** The practice with all its details; its hours only on pages made on demand, because in a built file they would become outdated. */
export function business(openingTimes?: OpeningTimes): Thing {
  return {
    ...provider,
    legalName: practice.legalName,
    email: practice.email,
    logo: absolute('/icons/512.png'),
    areaServed: practice.area,
    priceRange: `$${Math.min(...prices)}–$${Math.max(...prices)}`,
    // The home page leaves out what the contact page says, to fit into one round trip.
    ...(openingTimes && {
      slogan: practice.tagline,
      hasMap: practice.mapUrl,
      knowsAbout: ['Occupational therapy', 'Workplace ergonomics', 'MNRI reflex integration'],
      ...timesOfBusiness(openingTimes),
    }),
    founder: describedFounders.map((founder) => ({ '@id': founder['@id'] })),
    sameAs: unlessEmpty(practice.socials.map(({ url }) => url)),
  };
}

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

export const packageServices: readonly Thing[] = firstPackages.map(({ slug, title, description, price }) => ({
  '@type': 'Service',
  '@id': absolute(`${paths.services}#${slug}`),
  name: title,
  description,
  serviceType: 'Workplace ergonomics',
  areaServed: practice.area,
  provider,
  offers: {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: 'USD',
    url: absolute(`${paths.services}#${slug}`),
    availability: 'https://schema.org/InStock',
  },
}));

export const mnriService: Thing = {
  '@type': 'Service',
  '@id': absolute(`${paths.mnri}#service`),
  name: 'MNRI reflex therapy',
  alternateName: 'Masgutova Neurosensorimotor Reflex Integration',
  description: 'Gentle, hands-on reflex work with children and adults, with practice for home.',
  serviceType: 'MNRI reflex integration',
  areaServed: practice.area,
  provider,
};

export function blogPosting(post: BlogPost): Thing {
  const address = absolute(blogPost(post.slug));
  const pictures = [post.image?.url ?? post.imageUrl, postPicture(post).path];
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    mainEntityOfPage: address,
    url: address,
    headline: post.formattedTitle,
    description: post.formattedSummary,
    image: pictures.flatMap((picture) => (picture === null ? [] : [absolute(picture)])),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    articleSection: post.category,
    keywords: unlessEmpty(post.tags),
    timeRequired: `PT${Math.max(1, post.readingMinutes)}M`,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    author: provider,
    publisher: provider,
  };
}

export const faqPage: Thing = {
  '@type': 'FAQPage',
  mainEntity: allQuestions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

export const breadcrumbList = (trail: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [homeCrumb, ...trail].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  })),
});
