import { onSwipe } from './swipe.ts';
import css from './toast.css?inline';

export interface ToastText {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  link?: { label: string; href: string };
}

export interface ToastEntry extends ToastText {
  open: boolean;
}

export const toastDuration = 5_000;
export const toastMemory = 1_000_000;

let entry: ToastEntry | undefined;
let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Runs until the next toast is shown. The pointer over the last one must not stop it. */
let opening: ReturnType<typeof setTimeout> | undefined;
let closesAt = 0;
let remaining = 0;

export function lastToast(): Readonly<ToastEntry> | undefined {
  return entry;
}

export function toast(text: ToastText): void {
  region ??= createRegion();
  place();
  const shown = { ...text, open: true };
  entry = shown;
  const box = createBox(text);
  clearTimeout(timer);
  clearTimeout(opening);
  // Screen readers announce changes of a live region that they know, and need a moment to notice a new one.
  opening = setTimeout(() => {
    if (entry !== shown) return;
    show(box, text.variant === 'destructive' ? 'alert' : 'status');
    remaining = toastDuration;
    startTimer();
    pauseOrResume();
  }, 100);
}

/** Moves the region into the topmost dialog, because a modal dialog makes everything outside it inert, and back. */
function place(): void {
  if (!region) return;
  const { body } = region.ownerDocument;
  const host = body.querySelector('dialog[open]:last-of-type') ?? body;
  if (region.parentElement === host) return;
  host.append(region);
  if (entry?.open) region.showPopover?.();
}

export function dismissToast(): void {
  if (!entry?.open) return;
  entry.open = false;
  clearTimeout(timer);
  clearTimeout(opening);
  clear();
  const dismissed = entry;
  setTimeout(() => {
    if (entry === dismissed) entry = undefined;
  }, toastMemory);
}

function startTimer(): void {
  clearTimeout(timer);
  closesAt = Date.now() + remaining;
  timer = setTimeout(dismissToast, remaining);
}

function pauseOrResume(): void {
  if (!entry?.open || !region?.querySelector('.toast')) return;
  if (document.hidden || region.matches(':hover, :focus-within')) {
    if (closesAt > 0) remaining = Math.max(closesAt - Date.now(), 1_000);
    closesAt = 0;
    clearTimeout(timer);
  } else if (closesAt === 0) startTimer();
}

function clear(): void {
  for (const box of region?.querySelectorAll('.toast') ?? []) box.remove();
  region?.hidePopover?.();
}

function show(box: HTMLElement, role: 'alert' | 'status'): void {
  clear();
  region?.querySelector(`[role=${role}]`)?.append(box);
  // A popover is in the top layer.
  region?.showPopover?.();
}

function createBox({ title, description, variant = 'default', link }: ToastText): HTMLElement {
  const box = element('div', 'toast');
  box.dataset.variant = variant;
  box.append(element('p', 'text-strong', title));
  if (description) box.append(element('p', 'toast-description', description));
  if (link) {
    const { label, href } = link;
    box.append(
      Object.assign(element('a', 'toast-link text-strong', label), {
        href,
        target: '_blank',
        rel: 'noopener',
      }),
    );
  }
  const close = element('button', 'toast-close', '×');
  close.ariaLabel = 'Dismiss';
  close.onclick = dismissToast;
  box.append(close);
  onSwipe(box, dismissToast);
  return box;
}

function createRegion(): HTMLElement {
  const created = element('div', 'toaster');
  created.popover = 'manual';
  for (const role of ['status', 'alert']) {
    created.append(Object.assign(element('div', ''), { role, ariaAtomic: 'true' }));
  }
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    // After the event, when :hover and :focus-within are up to date.
    created.addEventListener(type, () => setTimeout(pauseOrResume));
  }
  document.addEventListener('visibilitychange', pauseOrResume);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
      dismissToast();
  });
  // The style comes with the first toast, because most visits show none.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  // Dialogs are children of the body.
  new MutationObserver(place).observe(document.body, { childList: true });
  return created;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, textContent = '') {
  return Object.assign(document.createElement(name), { className, textContent });
}
