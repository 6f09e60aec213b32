import { practice } from '@practice/contract/practice';
import { Founders } from '@practice/ui/drawings/Founders';
import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withTokenValues } from '../../drawings/tokens.ts';

/** The founders' drawing for pages that show it far down: fetched when it is scrolled to. */
export const GET: APIRoute = () => {
  const drawing = createElement(Founders, { title: practice.name });
  const svg = renderToStaticMarkup(drawing).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return new Response(withTokenValues(svg));
};
