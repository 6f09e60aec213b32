import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FilmFrame } from '../film/Frame.tsx';
import { duration, frameAt, framesPerSecond } from '../film/timeline.ts';
import { styles } from './styles.ts';

const size = { width: 1280, height: 720 };

/** A page on which each frame of the film is drawn in its turn. */
export async function openFilm(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: size });
  const css = await styles('drawings/drawings.css', 'film/film.css');
  await page.setContent(`<!doctype html><style>${css}</style><body></body>`);
  return page;
}

export async function showFrame(page: Page, seconds: number): Promise<void> {
  const html = renderToStaticMarkup(createElement(FilmFrame, { frame: frameAt(seconds) }));
  await page.evaluate(async (html) => {
    document.body.innerHTML = html;
    await document.fonts.ready;
  }, html);
}

/** Draws every frame and hands it to ffmpeg: H.264 that every browser plays, its index first, and no sound track. */
export async function writeFilm(page: Page, path: string): Promise<void> {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-y', '-f', 'image2pipe'],
      ...['-framerate', String(framesPerSecond), '-i', '-', '-an', '-c:v', 'libx264'],
      ...['-preset', 'veryslow', '-tune', 'animation', '-crf', '25', '-pix_fmt', 'yuv420p'],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-colorspace', 'bt709'],
      ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-g', String(framesPerSecond * 2)],
      ...['-movflags', '+faststart', '-map_metadata', '-1', path],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(ffmpeg, 'close');
  let last: { html: string; image: Buffer } = { html: '', image: Buffer.alloc(0) };
  for (let frame = 0; frame < Math.round(duration * framesPerSecond); frame += 1) {
    await showFrame(page, frame / framesPerSecond);
    const html = await page.innerHTML('body');
    if (html !== last.html) last = { html, image: await page.screenshot({ type: 'png' }) };
    if (!ffmpeg.stdin.write(last.image)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
