import { isWritten, standingTaps, type Tap, tapsText } from '@practice/contract/questionnaire';
import type { AnswerName, Answers } from '@practice/desk/answers';
import type { Understood } from '@practice/desk/understanding';
import { useUnderstood } from '../assessments.queries.ts';
import { useLanguage } from '../language.ts';
import styles from '../understood/Understood.module.css';
import { useChips } from '../understood/useChips.tsx';
import type { AssessmentForm } from './useAssessmentForm.ts';

/** Beside an answer: what was understood of it as it was left last, and what was tapped about that. */
export function AnswerChips({ name, form, left }: { name: AnswerName; form: AssessmentForm; left: Answers }) {
  const { language, texts } = useLanguage();
  const { data: understood, isValidating } = useUnderstood(left);
  const [text, taps] = form.watch([name, 'taps']);
  const { chip, choices } = useChips(({ factor, quote }, state) => {
    if (!quote) return;
    const others = (JSON.parse(taps || '[]') as Tap[]).filter((each) => each.factor !== factor);
    form.setValue('taps', tapsText([...others, { factor, state, quote }]), { shouldDirty: true });
  });
  const answers: Partial<Answers> = { [name]: text };
  const tapped = standingTaps(taps, answers);
  const read = (understood ?? []).filter(({ quote }) => quote?.answer === name && isWritten(quote, answers));
  const shown = [
    ...read.filter(({ factor }) => !tapped.some((tap) => tap.factor === factor)),
    ...tapped.map((tap): Understood => ({ ...tap, source: 'tapped' })),
  ].toSorted((one, other) => text.indexOf(one.quote?.text ?? '') - text.indexOf(other.quote?.text ?? ''));

  if (text.trim() === '') return null;
  return (
    <div className={`stack ${styles.reserved}`} lang={language}>
      {shown.length > 0 && (
        <div className={`cluster gap-2 ${styles.line}`}>
          <span className="text-sm text-soft nowrap">{texts.weRead}</span>
          <ul className={`cluster gap-2 plain-list nowrap ${styles.chips}`} aria-label={texts.weRead}>
            {shown.map((one) => (
              <li key={one.factor}>{chip(one)}</li>
            ))}
          </ul>
        </div>
      )}
      {shown.map(choices)}
      {shown.length === 0 && understood && !isValidating && text === left[name] && (
        <p className="text-sm text-soft">{texts.readNothing}</p>
      )}
    </div>
  );
}
