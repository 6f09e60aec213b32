import { practice } from '@practice/contract/practice';
import { Founders } from '@practice/ui/drawings/Founders';
import { OnTheMat } from '@practice/ui/drawings/OnTheMat';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withTokenValues } from '../../drawings/tokens.ts';

/** Drawings for pages that show them far down: fetched when they are scrolled to. */
export const getStaticPaths = () => [
  { params: { name: 'founders' }, props: { Drawing: Founders } },
  { params: { name: 'on-the-mat' }, props: { Drawing: OnTheMat } },
];

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { Drawing } }) => {
  const drawing = createElement(Drawing, { title: practice.name });
  const svg = renderToStaticMarkup(drawing).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return new Response(withTokenValues(svg));
};
