import { paths } from '@practice/contract/paths';
import { startDeskCheck } from './live.ts';

export async function prepare(poster: HTMLElement): Promise<() => void> {
  const check = deskCheckOf(document) ?? (await fetchDeskCheck());
  return () => {
    if (!poster.isConnected) return;
    check.prepend(...poster.querySelectorAll('header'));
    check.hidden = false;
    poster.replaceWith(check);
    startDeskCheck(check);
    check.querySelector<HTMLElement>('[role=group]')?.focus({ preventScroll: true });
  };
}

async function fetchDeskCheck(): Promise<HTMLElement> {
  const response = await fetch(paths.services);
  const html = await response.text();
  // The policy of this page refuses the style elements of another one, so a style sheet takes their rules.
  const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
  const page = new DOMParser().parseFromString(html.replace(styleElement, ''), 'text/html');
  const check = deskCheckOf(page);
  if (!check) throw new Error('There is no desk check');
  const styles = Array.from(html.matchAll(styleElement), ([, rules]) => rules).join('\n');
  const sheet = new CSSStyleSheet();
  // In a layer, so that they don't override those of this page. Declared again, the fonts would load again, and the text
  // would change in the meantime.
  sheet.replaceSync(`@layer desk-check {${styles.replace(/@font-face\s*{[^}]*}/g, '')}}`);
  document.adoptedStyleSheets.push(sheet);
  return check;
}

function deskCheckOf(page: Document): HTMLElement | null {
  return page.querySelector<HTMLElement>('[data-desk-check]');
}
