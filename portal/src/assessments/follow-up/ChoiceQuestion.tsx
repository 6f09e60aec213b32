import { wordsOf } from '@practice/desk/factor-words';
import { type Factor, type FactorState, type FollowUpAnswers, factors } from '@practice/desk/factors';
import drawings from '@practice/ui/drawings/choices.svg';
import { lines } from '@practice/ui/drawings/lines';
import { useLanguage } from '../language.ts';
import styles from './ChoiceQuestion.module.css';

interface ChoiceQuestionProps {
  factor: Factor;
  position?: string;
  answer: FollowUpAnswers[Factor] | undefined;
  onAnswer: (state: FactorState | null) => void;
}

export function ChoiceQuestion({ factor, position, answer, onAnswer }: ChoiceQuestionProps) {
  const { language, texts } = useLanguage();
  const { question, answers } = wordsOf(factor, language);
  const { states } = factors[factor];
  const radio = (state: FactorState | null) => ({
    type: 'radio',
    name: factor,
    checked: answer === state,
    onChange: () => onAnswer(state),
  });
  return (
    <fieldset className={`stack box ${styles.question}`} lang={language}>
      <legend className={`heading-font text-lg leading-snug ${styles.legend}`}>
        {position && <span className="text-xs text-soft block">{position}</span>}
        {question}
      </legend>
      <div className={`stack gap-2 ${styles.choices}`} data-count={states.length}>
        {states.map((state) => (
          <label key={state} className={`stack gap-2 choice text-sm leading-snug ${styles.choice}`}>
            <input className="visually-hidden" {...radio(state)} />
            <ChoiceDrawing factor={factor} state={state} />
            <span>{answers[state]}</span>
          </label>
        ))}
      </div>
      <label className="option text-sm text-soft">
        <input {...radio(null)} /> {texts.notSure}
      </label>
    </fieldset>
  );
}

export function ChoiceDrawing({ factor, state }: { factor: Factor; state: FactorState }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" {...lines}>
      <use href={`${drawings}#${drawingId(factor, state)}`} />
    </svg>
  );
}

export const drawingId = (factor: Factor, state: FactorState) => `${factor}-${state.replaceAll(' ', '-')}`;
