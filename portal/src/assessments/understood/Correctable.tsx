import { wordsOf } from '@practice/desk/factor-words';
import type { FactorState } from '@practice/desk/factors';
import type { Understood } from '@practice/desk/understanding';
import { useEffect, useRef } from 'react';
import { ChoiceDrawing, ChoiceQuestion } from '../follow-up/ChoiceQuestion.tsx';
import { useLanguage } from '../language.ts';
import styles from './Understood.module.css';

export function useChip({ factor, state, source }: Understood) {
  const { language, texts } = useLanguage();
  const { question, chips } = wordsOf(factor, language);
  if (state === null) return `${question} ${texts.notSure}`;
  return `${chips[state]}${source === 'unsure' ? '?' : ''}`;
}

interface ChipProps {
  of: Understood;
  choicesId: string;
  isOpen: boolean;
  onAnswer: (state: FactorState) => void;
  onToggle: () => void;
}

/** What was understood: one tap confirms it, "Not so" opens what else it may be. */
export function Chip({ of, choicesId, isOpen, onAnswer, onToggle }: ChipProps) {
  const { texts } = useLanguage();
  const { factor, state, source } = of;
  const isTapped = source === 'tapped';
  const text = useChip(of);
  return (
    <span className={styles.chip} data-source={source}>
      <button
        type="button"
        className="text-sm leading-snug"
        aria-pressed={isTapped}
        title={texts.yes}
        onClick={() => state !== null && onAnswer(state)}
      >
        {state !== null && <ChoiceDrawing factor={factor} state={state} />}
        {text}
        {source === 'unsure' && <span className="visually-hidden"> ({texts.sources.unsure})</span>}
      </button>
      <button
        type="button"
        className="text-sm text-soft"
        aria-expanded={isOpen}
        aria-controls={isOpen ? choicesId : undefined}
        aria-label={`${texts.notSo}: ${text}`}
        onClick={onToggle}
      >
        {texts.notSo}
      </button>
    </span>
  );
}

interface ChoicesProps {
  of: Understood;
  id: string;
  onAnswer: (state: FactorState | null) => void;
  onClose: () => void;
}

/** Closes after a tap; by keyboard, the arrows pass through answers, so that "Done" or Escape closes it. */
export function Choices({ of: { factor, state, source }, id, onAnswer, onClose }: ChoicesProps) {
  const { texts } = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  const isByPointer = useRef(false);
  useEffect(() => panel.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  function close() {
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
    onClose();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the radio buttons within are what people use.
    <div
      id={id}
      ref={panel}
      className={`stack gap-2 items-start ${styles.choices}`}
      onPointerDown={() => {
        isByPointer.current = true;
      }}
      onKeyDown={({ key }) => {
        isByPointer.current = false;
        if (key === 'Escape') close();
      }}
    >
      <ChoiceQuestion
        factor={factor}
        answer={source === 'tapped' ? state : undefined}
        onAnswer={(chosen) => {
          onAnswer(chosen);
          if (isByPointer.current) close();
        }}
      />
      <button type="button" className="text-sm chip" onClick={close}>
        {texts.done}
      </button>
    </div>
  );
}
