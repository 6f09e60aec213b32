import texts from '../texts/samples.json' with { type: 'json' };
import type { Resource } from './resources.ts';
import type { Picture } from './uploads.ts';

export type SampleResource = Omit<Resource, 'addedById' | 'isPublic' | 'downloads' | 'file' | 'deletedAt'>;

export const sampleResources = texts.map(({ file, ...sample }) => ({
  ...sample,
  ...filesOf(file),
})) as unknown as readonly [SampleResource, ...SampleResource[]];

export const sampleThumbnails: ReadonlyMap<string | null, Picture | null> = new Map(
  sampleResources.map((sample) => [sample.thumbnailUrl, sample.thumbnail]),
);

function filesOf(file: string) {
  const fileUrl = `/samples/${file}`;
  const address = fileUrl.replace(/\.\w+$/, '');
  const thumbnail: Picture = {
    url: `${address}.webp`,
    width: 640,
    height: 360,
    sources: [
      { type: 'image/avif', srcset: `${address}.avif 640w` },
      { type: 'image/webp', srcset: `${address}.webp 640w` },
    ],
  };
  return { fileUrl, thumbnailUrl: thumbnail.url, thumbnail };
}
