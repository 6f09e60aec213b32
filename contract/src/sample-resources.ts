import type { Resource } from './resources.ts';
import type { Picture } from './uploads.ts';

export type SampleResource = Omit<Resource, 'addedById' | 'isPublic' | 'downloads' | 'file' | 'deletedAt'>;

// The page /resources shows these while there is no public resource, and owners can turn them into resources of their own. The
// files are in `site/public/samples`. An id below zero has no address under /api.
export const sampleResources: readonly [SampleResource, ...SampleResource[]] = [
  {
    id: -1,
    title: 'Office Ergonomics Guide',
    description:
      'Set up your chair, desk, screen, keyboard and light in half an hour, in the order that saves steps. Six pages with measured drawings and a checklist.',
    category: 'guide',
    fileType: 'pdf',
    ...filesOf('office-ergonomics-guide', 'pdf'),
    dateAdded: '2026-09-15T13:00:00.000Z',
  },
  {
    id: -2,
    title: 'Desk Stretching Exercises',
    description:
      'Nine gentle stretches for your neck, shoulders, wrists, back and legs. Each has a drawing and tells you how long to hold it. All you need is a chair.',
    category: 'guide',
    fileType: 'pdf',
    ...filesOf('desk-stretching-exercises', 'pdf'),
    dateAdded: '2026-09-22T13:00:00.000Z',
  },
  {
    id: -3,
    title: 'How to Adjust Your Chair',
    description:
      'A silent animation, under a minute: seat height, seat depth, backrest, armrests and screen, step by step. Pause and follow along.',
    category: 'video',
    fileType: 'video',
    ...filesOf('how-to-adjust-your-chair', 'mp4'),
    dateAdded: '2026-10-13T13:00:00.000Z',
  },
  {
    id: -4,
    title: 'Workstation Assessment Checklist',
    description:
      'A two-page checklist for one desk. Print it, or fill it out on screen. Every No is a place to start, and there’s room for the three changes you’ll make first.',
    category: 'template',
    fileType: 'pdf',
    ...filesOf('workstation-assessment-checklist', 'pdf'),
    dateAdded: '2026-10-20T13:00:00.000Z',
  },
  {
    id: -5,
    title: 'The Science of Sitting',
    description:
      'What sitting does to your back, what studies have found, where they disagree, and what it means for your workday. Four pages, with sources.',
    category: 'article',
    fileType: 'pdf',
    ...filesOf('the-science-of-sitting', 'pdf'),
    dateAdded: '2026-11-10T14:00:00.000Z',
  },
];

export const sampleThumbnails: ReadonlyMap<string | null, Picture | null> = new Map(
  sampleResources.map((sample) => [sample.thumbnailUrl, sample.thumbnail]),
);

function filesOf(name: string, extension: string) {
  const address = `/samples/${name}`;
  const thumbnail: Picture = {
    url: `${address}.webp`,
    width: 640,
    height: 360,
    sources: [
      { type: 'image/avif', srcset: `${address}.avif 640w` },
      { type: 'image/webp', srcset: `${address}.webp 640w` },
    ],
  };
  return { fileUrl: `${address}.${extension}`, thumbnailUrl: thumbnail.url, thumbnail };
}
