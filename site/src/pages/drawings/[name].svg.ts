import { drawingNames } from '@practice/contract/paths';
import type { APIRoute } from 'astro';
import { withTokenValues } from '../../drawings/tokens.ts';

const files = import.meta.glob<string>('../../../../ui/src/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const getStaticPaths = () =>
  drawingNames.map((name) => ({
    params: { name },
    props: { svg: files[`../../../../ui/src/drawings/${name}.svg`] ?? '' },
  }));

export const GET: APIRoute<{ svg: string }> = ({ props: { svg } }) => new Response(withTokenValues(svg));
