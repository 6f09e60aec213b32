import { sentenceOf } from '@practice/contract/errors';
import type { ClientDirective } from 'astro';
import { draftKey, readDraft, restoreDraft, saveDraft } from '../form/draft.ts';

/** The first of these inside the island fetches its script. A touch begins with `pointerover`; autofill is `input` alone. */
const wakers = ['pointerover', 'focusin', 'keydown', 'input', 'click', 'submit'];

/**
 * Hydrates an island when somebody turns to it. A click or a submit that comes before the script is there is
 * held back and done again afterwards, so that nothing is lost and nothing typed lands in the address bar.
 */
const hydrateOnInteraction: ClientDirective = (load, _options, island) => {
  const draft = draftKey(location.pathname);
  let underway = false;
  let held: HTMLElement | undefined;
  let apology: HTMLElement | undefined;

  async function hydrate() {
    if (underway) return;
    underway = true;
    const start = await load();
    // Should an extension have changed the form meanwhile, React draws it again: the draft keeps what was typed.
    for (const form of island.querySelectorAll('form')) saveDraft(draft, form);
    await start();
    underway = false;
    apology?.remove();
    // Astro keeps the attribute when the script could not be fetched: the next interaction tries again.
    if (island.hasAttribute('ssr')) {
      if (held) apologise();
      held = undefined;
      return;
    }
    for (const type of wakers) island.removeEventListener(type, wake, true);
    // React hydrates a root at once, before it goes on, when it is clicked; so the form is ready for its submit.
    held?.click();
  }

  function wake(event: Event) {
    const again = repeatable(event);
    if (again) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held = again;
    }
    void hydrate();
  }

  function apologise() {
    apology = document.createElement('p');
    apology.role = 'alert';
    island.after(apology);
    apology.textContent = sentenceOf(undefined);
  }

  for (const type of wakers) island.addEventListener(type, wake, true);

  for (const form of island.querySelectorAll('form')) restoreDraft(form, readDraft(draft));
  // What the address asks for (a service, a tab) must be seen without a touch.
  if (location.search) void hydrate();
};

/** What to click once more when the island is ready; nothing for events that lose nothing. */
function repeatable(event: Event): HTMLElement | undefined {
  if (event instanceof SubmitEvent) return event.submitter ?? undefined;
  if (event.type !== 'click' || !(event.target instanceof Element)) return undefined;
  const button = event.target.closest('button');
  return button && button.type !== 'submit' ? button : undefined;
}

export default hydrateOnInteraction;
