import { noSigns, signsIn, signsText } from '@practice/contract/questionnaire';
import { careFor } from '@practice/desk/care';
import { askedQuestion, checkedFlags, noneOfThese } from '@practice/desk/emergency';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import { Notice } from '@practice/ui/Notice';
import { Fragment } from 'react';
import { CallButtons } from '../result/care.tsx';
import type { AssessmentForm } from './useAssessmentForm.ts';

export const warningSignsId = 'warning-signs';

export function WarningSigns({ form }: { form: AssessmentForm }) {
  const text = form.watch('warningSigns');
  const chosen = signsIn(text) ?? [];
  const choice = (label: string, isChosen: boolean, next: string) => (
    <label className="option large lines leading-snug">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={() => form.setValue('warningSigns', next, { shouldDirty: true })}
      />
      {label}
    </label>
  );

  return (
    <fieldset
      className="stack gap-1 option-group"
      id={warningSignsId}
      aria-describedby={`${warningSignsId}-hint`}
    >
      <legend>{askedQuestion}</legend>
      <p className="text-sm text-soft" id={`${warningSignsId}-hint`}>
        We ask everyone, because some things should be seen by a doctor before anyone changes a desk.
      </p>
      {choice(noneOfThese, text === noSigns, text === noSigns ? '' : noSigns)}
      {askedSigns.map(({ topic, line }) => {
        const others = chosen.filter((each) => each !== topic);
        const isChosen = others.length < chosen.length;
        const care = isChosen ? careFor(checkedFlags([topic])) : undefined;
        return (
          <Fragment key={topic}>
            {choice(line, isChosen, signsText(isChosen ? others : [...chosen, topic]))}
            {/* The region is always rendered, because screen readers announce only changes of an existing one. */}
            <div role="alert">
              {care?.kind === 'emergency' && (
                <Notice tone="danger" title={care.first.join(' ')}>
                  <CallButtons first={care.first} />
                  <p>This form can wait. What you typed stays in this tab.</p>
                </Notice>
              )}
            </div>
          </Fragment>
        );
      })}
    </fieldset>
  );
}
