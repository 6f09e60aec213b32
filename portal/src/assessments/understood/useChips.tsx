import { wordsOf } from '@practice/desk/factor-words';
import type { Factor, FactorState } from '@practice/desk/factors';
import type { Understood } from '@practice/desk/understanding';
import { useId, useState } from 'react';
import { ChoiceDrawing, ChoiceQuestion } from '../follow-up/ChoiceQuestion.tsx';
import { useLanguage } from '../language.ts';
import styles from './Understood.module.css';

/** A chip for what was understood: one tap confirms it, "Not so" opens what else it may be. */
export function useChips(onAnswer: (of: Understood, state: FactorState | null) => void) {
  const id = useId();
  const { language, texts } = useLanguage();
  const [open, setOpen] = useState<Factor>();

  function textOf({ factor, state, source }: Understood) {
    const { question, chips } = wordsOf(factor, language);
    if (state === null) return `${question} ${texts.notSure}`;
    return `${chips[state]}${source === 'unsure' ? '?' : ''}`;
  }

  function chip(of: Understood) {
    const { factor, state, source } = of;
    const isOpen = factor === open;
    return (
      <span className={styles.chip} data-source={source}>
        <button
          type="button"
          className="text-sm leading-snug"
          aria-pressed={source === 'tapped'}
          title={texts.yes}
          onClick={() => state !== null && onAnswer(of, state)}
        >
          {state !== null && <ChoiceDrawing factor={factor} state={state} />}
          {textOf(of)}
          {source === 'unsure' && <span className="visually-hidden"> ({texts.sources.unsure})</span>}
        </button>
        <button
          type="button"
          className="text-sm text-soft nowrap"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`${texts.notSo}: ${textOf(of)}`}
          onClick={() => setOpen(isOpen ? undefined : factor)}
        >
          {texts.notSo}
        </button>
      </span>
    );
  }

  function close() {
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
    setOpen(undefined);
  }

  /** Closes after a tap; by keyboard, the arrows pass through answers, so that "Done" or Escape closes it. */
  function choices(of: Understood) {
    const { factor, state, source } = of;
    if (factor !== open) return null;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the radio buttons within are what people use.
      <div
        key={factor}
        id={id}
        ref={focusFirst}
        className="stack gap-2 items-start field-width"
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <ChoiceQuestion
          factor={factor}
          answer={source === 'tapped' ? state : undefined}
          onAnswer={(chosen) => {
            onAnswer(of, chosen);
            if (!document.activeElement?.matches(':focus-visible')) close();
          }}
        />
        <button type="button" className="text-sm chip" onClick={close}>
          {texts.done}
        </button>
      </div>
    );
  }

  return { textOf, chip, choices };
}

const focusFirst = (panel: HTMLElement | null) =>
  panel?.querySelector('input')?.focus({ preventScroll: true });
