import { isWritten, standingTaps, type Tap, tapsText } from '@practice/contract/questionnaire';
import type { AnswerName, Answers } from '@practice/desk/answers';
import type { FactorState } from '@practice/desk/factors';
import type { Understood } from '@practice/desk/understanding';
import { lazy } from 'react';
import { useWatch } from 'react-hook-form';
import { LoadBoundary } from '../../layout/LoadBoundary.tsx';
import { useLanguage } from '../language.ts';
import styles from '../understood/Understood.module.css';
import type { useAssessmentForm } from './useAssessmentForm.ts';

// The drawings are loaded only when something was understood.
const Chips = lazy(async () => ({ default: (await import('../understood/Chips.tsx')).Chips }));

interface AnswerChipsProps {
  name: AnswerName;
  form: ReturnType<typeof useAssessmentForm>;
  /** Undefined before any answer was read. */
  understood: readonly Understood[] | undefined;
  /** Whether it was read as it stands. */
  isRead: boolean;
}

/** Beside an answer: what was understood of it, and what was tapped about that. */
export function AnswerChips({ name, form, understood = [], isRead }: AnswerChipsProps) {
  const { language, texts } = useLanguage();
  const [text, taps] = useWatch({ control: form.control, name: [name, 'taps'] });
  const answers: Partial<Answers> = { [name]: text };
  const tapped = standingTaps(taps, answers);
  const read = understood.filter(({ quote }) => quote?.answer === name && isWritten(quote, answers));
  const shown = [
    ...read.filter(({ factor }) => !tapped.some((tap) => tap.factor === factor)),
    ...tapped.map((tap): Understood => ({ ...tap, source: 'tapped' })),
  ].toSorted((one, other) => text.indexOf(one.quote?.text ?? '') - text.indexOf(other.quote?.text ?? ''));

  function tap({ factor, quote }: Understood, state: FactorState | null) {
    if (!quote) return;
    const others = (JSON.parse(taps || '[]') as Tap[]).filter((each) => each.factor !== factor);
    form.setValue('taps', tapsText([...others, { factor, state, quote }]), { shouldDirty: true });
  }

  if (text.trim() === '') return null;
  return (
    <div className={styles.reserved}>
      {shown.length > 0 && (
        <LoadBoundary failed={null}>
          <Chips of={shown} onAnswer={tap} />
        </LoadBoundary>
      )}
      {shown.length === 0 && isRead && (
        <p className="text-sm text-soft" lang={language}>
          {texts.readNothing}
        </p>
      )}
    </div>
  );
}
