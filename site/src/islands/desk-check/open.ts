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
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const check = deskCheckOf(page);
  if (!check) throw new Error('There is no desk check');
  const styles = [...page.querySelectorAll('head style')].map(({ textContent }) => textContent).join('\n');
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
