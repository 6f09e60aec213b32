import { noSigns, signsIn, signsText } from '@practice/contract/questionnaire';
import { type CareTopic, careFor } from '@practice/desk/care';
import { askedQuestion, checkedFlags, hasEmergency, noneOfThese } from '@practice/desk/emergency';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import { Notice } from '@practice/ui/Notice';
import { type ComponentProps, Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { CallButtons } from '../result/care.tsx';
import type { useAssessmentForm } from './useAssessmentForm.ts';

export const warningSignsId = 'warning-signs';

export function WarningSigns({ form }: { form: ReturnType<typeof useAssessmentForm> }) {
  const text = useWatch({ control: form.control, name: 'warningSigns' });
  const chosen = signsIn(text) ?? [];
  const choose = (signs: string) => form.setValue('warningSigns', signs, { shouldDirty: true });

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
      <Choice
        label={noneOfThese}
        checked={text === noSigns}
        onChange={({ target }) => choose(target.checked ? noSigns : '')}
      />
      {askedSigns.map(({ topic, line }) => (
        <Fragment key={topic}>
          <Choice
            label={line}
            checked={chosen.includes(topic)}
            onChange={({ target }) =>
              choose(signsText(target.checked ? [...chosen, topic] : chosen.filter((each) => each !== topic)))
            }
          />
          {/* The region is always rendered, because screen readers announce only changes of an existing one. */}
          <div role="alert">{chosen.includes(topic) && <Urgent topic={topic} />}</div>
        </Fragment>
      ))}
    </fieldset>
  );
}

function Urgent({ topic }: { topic: CareTopic }) {
  const flags = checkedFlags([topic]);
  const care = careFor(flags);
  if (!care || !hasEmergency(flags)) return null;
  return (
    <Notice tone="danger" title={care.first.join(' ')}>
      <CallButtons first={care.first} />
      <p>This form can wait. What you typed stays in this tab.</p>
    </Notice>
  );
}

function Choice({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="option large lines leading-snug">
      <input type="checkbox" {...rest} />
      {label}
    </label>
  );
}
