import type { ImageMetadata } from 'astro';

const files = import.meta.glob<{ default: ImageMetadata }>('./images/*.{avif,webp,jpg,jpeg,png}', {
  eager: true,
});

/** The owners' photograph of that name, of any type; undefined until there is one. */
export function photograph(name: 'founders' | 'hero'): ImageMetadata | undefined {
  const file = Object.entries(files).find(([path]) => path.startsWith(`./images/${name}.`));
  return file?.[1].default;
}
