import { onSwipe } from './swipe.ts';
import css from './toast.css?inline';

/** As `ToastText` of the contract: what a person reads. */
export interface ToastText {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Where to look at what was just done; it opens in a new tab. */
  link?: { label: string; href: string };
}

export interface ToastEntry extends ToastText {
  open: boolean;
}

export const toastDuration = 5_000;
/** How long the entry of a dismissed toast is kept. */
export const toastMemory = 1_000_000;

let entry: ToastEntry | undefined;
let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let closesAt = 0;
let remaining = 0;

/** The last toast, also a while after its dismissal. */
export function lastToast(): Readonly<ToastEntry> | undefined {
  return entry;
}

/** Shows a toast in place of the one that may be there. Works with or without a framework on the page. */
export function toast(text: ToastText): void {
  const existed = region?.isConnected;
  region = existed && region ? region : createRegion();
  entry = { ...text, open: true };
  const shown = entry;
  const box = draw(text);
  clearTimeout(timer);
  // Screen readers announce a change of a live region they know: a new one is given a moment to be noticed.
  timer = setTimeout(
    () => {
      if (entry !== shown) return;
      place(box, text.variant === 'destructive' ? 'alert' : 'status');
      remaining = toastDuration;
      run();
    },
    existed ? 0 : 100,
  );
}

export function dismissToast(): void {
  if (!entry?.open) return;
  entry.open = false;
  clearTimeout(timer);
  clear();
  const dismissed = entry;
  setTimeout(() => {
    if (entry === dismissed) entry = undefined;
  }, toastMemory);
}

function run(): void {
  clearTimeout(timer);
  closesAt = Date.now() + remaining;
  timer = setTimeout(dismissToast, remaining);
}

/** Nobody misses a toast that they are reading, or that came while they looked at another tab. */
function pauseOrRun(): void {
  if (!entry?.open || !region?.querySelector('.toast')) return;
  if (document.hidden || region.matches(':hover, :focus-within')) {
    if (closesAt > 0) remaining = Math.max(closesAt - Date.now(), 1_000);
    closesAt = 0;
    clearTimeout(timer);
  } else if (closesAt === 0) run();
}

function clear(): void {
  for (const box of region?.querySelectorAll('.toast') ?? []) box.remove();
  region?.hidePopover?.();
}

function place(box: HTMLElement, role: 'alert' | 'status'): void {
  clear();
  region?.querySelector(`[role=${role}]`)?.append(box);
  // The top layer, above a dialog that may be open.
  region?.showPopover?.();
  pauseOrRun();
}

function draw({ title, description, variant = 'default', link }: ToastText): HTMLElement {
  const box = element('div', 'toast');
  box.dataset.variant = variant;
  box.append(element('p', 'toast-title', title));
  if (description) box.append(element('p', 'toast-description', description));
  if (link) {
    const way = element('a', 'toast-link', link.label);
    way.href = link.href;
    way.target = '_blank';
    way.rel = 'noopener';
    box.append(way);
  }
  const close = element('button', 'toast-close', '×');
  close.ariaLabel = 'Close';
  close.onclick = dismissToast;
  box.append(close);
  onSwipe(box, dismissToast);
  return box;
}

function createRegion(): HTMLElement {
  const created = element('div', 'toaster');
  created.popover = 'manual';
  for (const role of ['status', 'alert']) {
    const live = element('div', 'toast-live');
    live.role = role;
    live.ariaAtomic = 'true';
    created.append(live);
  }
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    // After the event, when :hover and :focus-within are up to date.
    created.addEventListener(type, () => setTimeout(pauseOrRun));
  }
  document.addEventListener('visibilitychange', pauseOrRun);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
      dismissToast();
  });
  // With the first toast, so that no page carries what most visits never show.
  document.head.append(element('style', '', css));
  document.body.append(created);
  return created;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const created = document.createElement(name);
  created.className = className;
  created.textContent = text;
  return created;
}
