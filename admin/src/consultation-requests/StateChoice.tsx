import { type ConsultationRequest, requestStates } from '@practice/contract/consultation-requests';
import type { KeyboardEvent } from 'react';
import segments from '../layout/Segments.module.css';
import styles from './StateChoice.module.css';
import { useStateChange } from './useStateChange.ts';

const headingId = 'state-heading';

export function StateChoice({ request }: { request: ConsultationRequest }) {
  const { change, isPending, isSuccess, error, wanted } = useStateChange(request);

  return (
    <section aria-labelledby={headingId}>
      <div className={`cluster between baseline ${styles.head}`}>
        <h3 id={headingId}>State</h3>
        <p className={`text-xs ${error ? 'text-danger' : 'text-soft'}`} role="status">
          {isPending && 'Saving…'}
          {error && `Not changed. ${error.message}`}
          {isSuccess && 'Saved'}
        </p>
      </div>
      <div
        className={`text-sm ${segments.row} ${styles.choice}`}
        role="radiogroup"
        aria-labelledby={headingId}
        aria-busy={isPending}
        onKeyDown={moveFocus}
      >
        {requestStates.map(({ value, label }) => (
          // biome-ignore lint/a11y/useSemanticElements: the arrow keys would choose a native radio, but here they only move the focus
          <button
            key={value}
            type="button"
            role="radio"
            className={isPending && wanted === value ? styles.saving : undefined}
            aria-checked={request.state === value}
            tabIndex={request.state === value ? 0 : -1}
            onClick={() => change(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}

/** The arrow keys move the focus only, because a choice is saved at once: Space, Enter or a click chooses. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const current = radios.findIndex((radio) => radio.matches(':focus'));
  radios.at((current + step) % radios.length)?.focus();
}
