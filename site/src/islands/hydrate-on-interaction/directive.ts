import { sentenceOf } from '@practice/contract/errors';
import type { ClientDirective } from 'astro';
import { draftKey, readDraft, restoreDraft, saveDraft } from '../form/draft.ts';

/** Each of these events inside the island loads its script. A touch begins with `pointerover`; autofill only sends `input`. */
const triggers = ['pointerover', 'focusin', 'keydown', 'input', 'click', 'submit'];

/** A click or submit before the script has loaded is held back and repeated afterward, so that nothing typed ends up in the address bar. */
const hydrateOnInteraction: ClientDirective = (load, _options, island) => {
  const draft = draftKey(location.pathname);
  let isLoading = false;
  let held: HTMLElement | undefined;
  let failure: HTMLElement | undefined;

  async function hydrate() {
    if (isLoading) return;
    isLoading = true;
    const start = await load();
    // If a browser extension has changed the form, React renders it anew; the draft keeps what was typed.
    for (const form of island.querySelectorAll('form')) saveDraft(draft, form);
    await start();
    isLoading = false;
    failure?.remove();
    // Astro keeps the attribute if the script could not be fetched; the next interaction tries again.
    if (island.hasAttribute('ssr')) {
      if (held) showFailure();
      held = undefined;
      return;
    }
    for (const type of triggers) island.removeEventListener(type, trigger, true);
    // React hydrates a root synchronously when it is clicked, so the form is ready for the submit.
    held?.click();
  }

  function trigger(event: Event) {
    const again = clickToRepeat(event);
    if (again) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held = again;
    }
    void hydrate();
  }

  function showFailure() {
    failure = document.createElement('p');
    failure.role = 'alert';
    failure.className = 'mt-4';
    island.after(failure);
    failure.textContent = sentenceOf(undefined);
  }

  for (const type of triggers) island.addEventListener(type, trigger, true);

  for (const form of island.querySelectorAll('form')) restoreDraft(form, readDraft(draft));
  // The address may select a service or a tab, which must show without an interaction.
  if (location.search || document.documentElement.matches('[data-session][data-token]')) void hydrate();
};

function clickToRepeat(event: Event): HTMLElement | undefined {
  if (event instanceof SubmitEvent) return event.submitter ?? undefined;
  if (event.type !== 'click' || !(event.target instanceof Element)) return undefined;
  const button = event.target.closest('button');
  return button && button.type !== 'submit' ? button : undefined;
}

export default hydrateOnInteraction;
