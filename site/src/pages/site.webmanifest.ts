import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () =>
  Response.json({
    id: paths.home,
    name: practice.name,
    short_name: practice.name.split(' ')[0],
    description: `${practice.tagline}. For ${practice.area}.`,
    lang: 'en-US',
    start_url: paths.home,
    scope: paths.home,
    display: 'browser',
    // This is the color `--paper` of tokens.css, because a manifest cannot read a CSS variable.
    background_color: '#fbf8f3',
    theme_color: '#fbf8f3',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
