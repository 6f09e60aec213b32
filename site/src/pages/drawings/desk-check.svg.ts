import font from '@practice/ui/fonts/atkinson-hyperlegible-next.woff2?inline';
import type { APIRoute } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { withTokenValues } from '../../drawings/tokens.ts';
import DeskDrawing from '../../islands/desk-check/DeskDrawing.astro';
import styles from '../../islands/desk-check/drawing.css?raw';

// A picture on a page has no fonts but its own.
const fontFace = `@font-face{font-family:"Atkinson Hyperlegible Next";font-weight:400 700;src:url("${font}")}`;

export const GET: APIRoute = async () => {
  const drawn = await (await AstroContainer.create()).renderToString(DeskDrawing);
  const file = drawn
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('</title>', `</title><style>${fontFace}${styles.replaceAll('<', '&lt;')}</style>`)
    .replace(/<g class="handles.*<\/g>/s, '')
    .replace(/viewBox="[^"]+"/, 'viewBox="0 130 660 486"')
    .replaceAll('var(--drawing-ground)', 'var(--color-page)');
  return new Response(withTokenValues(file), { headers: { 'Content-Type': 'image/svg+xml' } });
};
