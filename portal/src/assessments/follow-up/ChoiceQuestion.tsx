import { type Factor, type FactorState, factors } from '@practice/desk/factors';
import type { FollowUpAnswers } from '@practice/desk/follow-up-questions';
import sheet from '@practice/ui/drawings/choices.svg?raw';
import { lines } from '@practice/ui/drawings/lines';
import styles from './ChoiceQuestion.module.css';

const drawingOf = drawingsIn(sheet);

interface ChoiceQuestionProps {
  factor: Factor;
  position: string;
  answer: FollowUpAnswers[Factor] | undefined;
  onAnswer: (state: FactorState | null) => void;
}

export function ChoiceQuestion({ factor, position, answer, onAnswer }: ChoiceQuestionProps) {
  const { question, states, answers } = factors[factor];
  const texts: Partial<Record<FactorState, string>> = answers;
  const radio = (state: FactorState | null) => ({
    type: 'radio',
    name: factor,
    checked: answer === state,
    onChange: () => onAnswer(state),
  });
  return (
    <fieldset className={styles.question}>
      <legend className={`text-lg leading-snug ${styles.legend}`}>
        <span className="text-xs text-soft">{position}</span>
        {question}
      </legend>
      <div className={styles.choices} data-count={states.length}>
        {states.map((state) => (
          <label key={state} className={`text-sm leading-snug ${styles.choice}`}>
            <input {...radio(state)} />
            <svg
              viewBox="0 0 96 96"
              aria-hidden="true"
              {...lines}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this repository.
              dangerouslySetInnerHTML={{ __html: drawingOf(factor, state) }}
            />
            <span>{texts[state]}</span>
          </label>
        ))}
      </div>
      <label className="option text-sm text-soft">
        <input {...radio(null)} /> Not sure, or doesn’t apply
      </label>
    </fieldset>
  );
}

export function drawingsIn(sheet: string): (factor: Factor, state: FactorState) => string {
  const drawings = new Map(
    [...sheet.matchAll(/<g id="([^"]+)"[^>]*>(.*?)<\/g>/gs)].map(([, id, paths]) => [id, paths]),
  );
  return (factor, state) => drawings.get(`${factor}-${state.replaceAll(' ', '-')}`) ?? '';
}
