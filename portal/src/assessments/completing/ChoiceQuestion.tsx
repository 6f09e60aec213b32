import type { Picks } from '@practice/desk/completing';
import type { Shape } from '@practice/desk/drawings/shapes';
import { type Factor, type FactorState, factors } from '@practice/desk/factors';
import { choiceDrawings } from '@practice/desk/figure/choices/drawings';
import { ChoiceDrawing } from './ChoiceDrawing.tsx';
import styles from './ChoiceQuestion.module.css';

interface ChoiceQuestionProps {
  factor: Factor;
  /** Such as '1 of 6'. */
  place: string;
  /** Undefined before it is answered, null for "Not sure". */
  pick: Picks[Factor] | undefined;
  onPick: (state: FactorState | null) => void;
}

export function ChoiceQuestion({ factor, place, pick, onPick }: ChoiceQuestionProps) {
  const { question, states, answers } = factors[factor];
  const words: Partial<Record<FactorState, string>> = answers;
  const drawings: Partial<Record<FactorState, readonly Shape[]>> = choiceDrawings[factor];
  const radio = (state: FactorState | null) => ({
    type: 'radio',
    name: factor,
    checked: pick === state,
    onChange: () => onPick(state),
  });
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>
        <span className={`text-xs text-soft ${styles.place}`}>{place}</span> {question}
      </legend>
      <div className={styles.choices} data-count={states.length}>
        {states.map((state) => (
          <label key={state} className={styles.choice}>
            <input {...radio(state)} />
            <ChoiceDrawing shapes={drawings[state] ?? []} />
            <span>{words[state]}</span>
          </label>
        ))}
      </div>
      <label className={`text-sm text-soft ${styles.unsure}`}>
        <input {...radio(null)} /> Not sure, or doesn’t apply
      </label>
    </fieldset>
  );
}
