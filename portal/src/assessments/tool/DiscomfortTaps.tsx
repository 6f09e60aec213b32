import { discomfortTaps } from '@practice/desk/discomfort';
import { ChipList } from '../ChipList.tsx';
import styles from './NewAssessment.module.css';
import type { AssessmentForm } from './useAssessmentForm.ts';

const taps = [
  { name: 'discomfortStrength', ...discomfortTaps.strength },
  { name: 'discomfortDuration', ...discomfortTaps.duration },
  { name: 'discomfortStops', ...discomfortTaps.stops },
] as const;

/** Three questions that a tap answers, and another tap on the same answer leaves open. */
export function DiscomfortTaps({ form }: { form: AssessmentForm }) {
  return (
    <div className="stack gap-3">
      <p className="text-sm text-soft">If something hurts, tap what’s true. You can skip these.</p>
      {taps.map(({ name, question, answers }) => {
        const chosen = form.watch(name).split('|').filter(Boolean);
        function tap(answer: string) {
          // Only what it stops has several answers, of which "nothing" stands alone.
          const isOne = name !== 'discomfortStops' || answer === 'nothing';
          const others = isOne ? [] : chosen.filter((each) => each !== answer && each !== 'nothing');
          const now = chosen.includes(answer) ? others : [...others, answer];
          form.setValue(name, now.join('|'), { shouldDirty: true });
        }
        return (
          <fieldset key={name} className="option-group">
            <legend className="text-sm">{question}</legend>
            <ChipList
              className={name === 'discomfortStrength' ? `columns gap-2 ${styles.numbers}` : undefined}
              chips={answers.map(({ value, label }) => ({
                label,
                'aria-pressed': chosen.includes(String(value)),
                onClick: () => tap(String(value)),
              }))}
            />
          </fieldset>
        );
      })}
    </div>
  );
}
