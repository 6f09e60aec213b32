import { practice } from '@practice/contract/practice';
import {
  deskAdvice,
  deskFindings,
  deskHabits,
  deskParts,
  deskSummary,
  isFitting,
} from '@practice/desk/desk-check';
import type { DeskSettings } from './desks.ts';
import { sit } from './posture.ts';
import { read } from './readings.ts';

const { street, city, stateCode, postalCode } = practice.address;
const fileName = 'my-desk.png';

const width = 1080;
const margin = 72;
const drawingBox = { x: 0, y: 74, width: 660, height: 542 };
const drawingScale = (width - margin) / drawingBox.width;

export function pictureWords(desk: DeskSettings, habits: readonly string[]) {
  const found = deskFindings(sit(desk).measures);
  const { count, start } = deskSummary(found);
  const parts = deskParts.map(({ part, name }) => {
    const state: string = found[part];
    const fits = isFitting(state);
    const title = `${name}: ${read(part, desk).value}, ${state}`;
    return { fits, title, advice: fits ? '' : (deskAdvice[part][state] ?? '') };
  });
  const checked = deskHabits
    .filter(({ habit }) => habits.includes(habit))
    .map(({ question, advice }) => ({ fits: false, title: question, advice }));
  return {
    count,
    start,
    findings: [...parts, ...checked],
    from: `${practice.name}, ${street}, ${city}, ${stateCode} ${postalCode}`,
    invitation: `Check your own desk at ${location.host}. This isn’t a score or a measurement.`,
  };
}

/** What the style sheets of the page say of an element, which a file of its own has to say itself. */
const paint = [
  'display',
  'opacity',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
];

function drawingFile(drawing: SVGElement): string {
  const copy = drawing.cloneNode(true) as SVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [at, element] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(element);
    for (const name of paint) copies[at]?.setAttribute(name, style.getPropertyValue(name));
  }
  for (const element of copy.querySelectorAll('.handles, .labels, title')) element.remove();
  // Firefox draws no picture without a size.
  copy.setAttribute('width', `${drawingBox.width * drawingScale}`);
  copy.setAttribute('height', `${drawingBox.height * drawingScale}`);
  return new XMLSerializer().serializeToString(copy);
}

async function makePicture(check: HTMLElement, desk: DeskSettings): Promise<File> {
  const drawing = check.querySelector<SVGElement>('.desk-drawing');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!drawing || !context) throw new Error('Nothing to draw on');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawingFile(drawing))}`;
  await image.decode();

  const habits = [...check.querySelectorAll<HTMLInputElement>('[name=habit]:checked')];
  const checked = habits.map(({ value }) => value);
  const words = pictureWords(desk, checked);
  const colorOf = (selector: string) => getComputedStyle(check.querySelector(selector) ?? check).color;
  const token = (name: string) => getComputedStyle(check).getPropertyValue(name);
  const [ink, soft] = [colorOf('h2'), colorOf('.text-soft')];
  const text = token('--font-text');
  const fonts = {
    count: `440 64px ${token('--font-heading')}`,
    start: `400 34px ${text}`,
    title: `650 32px ${text}`,
    advice: `400 30px ${text}`,
    from: `650 28px ${text}`,
    invitation: `400 28px ${text}`,
  };

  // Drawn at the end, because the canvas is cleared when its height is set.
  const draws: (() => void)[] = [];
  let y = margin;
  const write = (said: string, font: string, color: string, x = margin) => {
    context.font = font;
    const leading = Number(/\d+(?=px)/.exec(font)?.[0]) * 1.35;
    for (const line of lines(said, (part) => context.measureText(part).width <= width - margin - x)) {
      const baseline = y + leading * 0.75;
      draws.push(() => {
        context.font = font;
        context.fillStyle = color;
        context.fillText(line, x, baseline);
      });
      y += leading;
    }
  };
  write('My desk', fonts.start, soft);
  write(words.count, fonts.count, ink);
  write(words.start, fonts.start, ink);
  const drawingTop = y;
  draws.push(() => {
    context.drawImage(image, margin / 2, drawingTop);
    drawLabels(context, drawing, margin / 2, drawingTop);
  });
  y += drawingBox.height * drawingScale + margin / 2;
  for (const { fits, title, advice } of words.findings) {
    const top = y;
    write(fits ? '✓' : '→', fonts.title, colorOf(fits ? '.advice.fits strong' : '.advice:not(.fits) strong'));
    y = top;
    write(title, fonts.title, ink, margin + 52);
    if (advice) write(advice, fonts.advice, soft, margin + 52);
    y += 14;
  }
  y += margin / 2;
  write(words.from, fonts.from, ink);
  write(words.invitation, fonts.invitation, soft);
  canvas.width = width;
  canvas.height = y + margin;
  context.fillStyle = getComputedStyle(check.closest('section') ?? check).backgroundColor;
  context.fillRect(0, 0, width, canvas.height);
  for (const draw of draws) draw();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The canvas gave no picture');
  return new File([blob], fileName, { type: blob.type });
}

function drawLabels(context: CanvasRenderingContext2D, drawing: SVGElement, left: number, top: number) {
  context.textAlign = 'center';
  for (const label of drawing.querySelectorAll<SVGGElement>('.label')) {
    const [plate, text] = [label.querySelector('rect'), label.querySelector('text')];
    const spot = (label.parentElement as SVGGElement | null)?.transform.baseVal.consolidate()?.matrix;
    if (!text || !spot) continue;
    context.save();
    context.translate(left, top);
    context.scale(drawingScale, drawingScale);
    context.translate(spot.e - drawingBox.x, spot.f - drawingBox.y);
    if (plate && label.hasAttribute('data-off')) {
      context.fillStyle = getComputedStyle(plate).fill;
      context.beginPath();
      context.roundRect(plate.x.baseVal.value, -14, plate.width.baseVal.value, 28, 6);
      context.fill();
    }
    context.font = `600 20px ${getComputedStyle(text).fontFamily}`;
    context.fillStyle = getComputedStyle(text).fill;
    context.fillText(text.textContent?.trim() ?? '', 0, Number(text.getAttribute('y')));
    context.restore();
  }
  context.textAlign = 'start';
}

function lines(text: string, fits: (line: string) => boolean): string[] {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${broken.at(-1) ?? ''} ${word}`;
    if (broken.length > 0 && fits(longer)) broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  return broken;
}

export function offerPicture(check: HTMLElement, settings: () => DeskSettings): void {
  const status = check.querySelector('[data-picture-status]');
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  const button = (name: string) => check.querySelector<HTMLButtonElement>(`[data-picture=${name}]`);
  const [save, share] = [button('save'), button('share')];
  save?.addEventListener('click', async () => {
    try {
      const address = URL.createObjectURL(await makePicture(check, settings()));
      const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
      link.click();
      setTimeout(URL.revokeObjectURL, 60_000, address);
      say(`Saved as ${fileName}. Look in your downloads.`);
    } catch {
      say('This browser can’t make the picture. Please take a screenshot instead.');
    }
  });
  if (share) share.hidden = !navigator.canShare?.({ files: [new File([], fileName, { type: 'image/png' })] });
  share?.addEventListener('click', async () => {
    try {
      const picture = await makePicture(check, settings());
      await navigator.share({ files: [picture] });
      say('');
    } catch (error) {
      // Visitors may close the list of apps.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        say('We couldn’t share the picture. Please save it, and share the file.');
    }
  });
}
