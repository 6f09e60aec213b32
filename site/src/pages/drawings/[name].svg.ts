import { type DrawingName, drawingNames } from '@practice/contract/paths';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { withTokenValues } from '../../drawings/tokens.ts';

const files = import.meta.glob<string>('../../../../ui/src/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const svgOf = (name: DrawingName) => files[`../../../../ui/src/drawings/${name}.svg`] ?? '';

export const getStaticPaths = () =>
  drawingNames.map((name) => ({ params: { name }, props: { svg: svgOf(name) } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { svg } }) => new Response(withTokenValues(svg));
