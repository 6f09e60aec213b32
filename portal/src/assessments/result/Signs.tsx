import { assessmentToasts } from '@practice/contract/assessment-messages';
import type { Assessment } from '@practice/contract/assessments';
import { sentenceOf } from '@practice/contract/errors';
import { openDoctorSigns, openEmergencies } from '@practice/desk/asking';
import { toast } from '@practice/ui/toast';
import { useRef, useState } from 'react';
import { isWithheld } from '../assessment.ts';
import { answerSign, confirmEmergency } from '../assessments.queries.ts';
import { RedFlags } from './RedFlags.tsx';
import { SignQuestion } from './SignQuestion.tsx';

interface SignsProps {
  assessment: Assessment;
  takesFocus?: boolean;
}

export function Signs({ assessment, takesFocus = false }: SignsProps) {
  const { id, redFlags, assessmentDate, needsConfirmation } = assessment;
  const box = useRef<HTMLDivElement>(null);
  const [isAnswered, setIsAnswered] = useState(false);
  const isDeclined = redFlags.some(({ kind, isSo }) => kind === 'emergency' && isSo === false);

  async function save(answering: Promise<Assessment>) {
    try {
      const saved = await answering;
      if (needsConfirmation && !isWithheld(saved)) toast(assessmentToasts.performed);
      setIsAnswered(true);
      // The button that had the focus is gone.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) box.current?.focus();
      });
    } catch (error) {
      toast(assessmentToasts.answerFailed(sentenceOf(error)));
    }
  }

  const isShown = isDeclined || isAnswered || redFlags.some((flag) => flag.isSo !== false);
  if (!isShown) return null;
  return (
    <div className="stack" ref={box} tabIndex={-1}>
      {needsConfirmation ? (
        <SignQuestion
          asked={openEmergencies(redFlags)}
          onAnswer={(isNow) => save(confirmEmergency(id, isNow))}
          takesFocus={takesFocus}
        />
      ) : (
        <>
          {(isDeclined || isAnswered) && (
            <p className="text-sm text-soft">
              {isDeclined
                ? 'You told us it isn’t happening now. If that changes, call 911.'
                : 'Thanks, we’ve saved your answer.'}
            </p>
          )}
          <RedFlags flags={redFlags} writtenAt={assessmentDate} takesFocus={takesFocus} />
          {openDoctorSigns(redFlags).map((sign) => (
            <SignQuestion
              key={sign.topic}
              asked={[sign]}
              onAnswer={(isNew) => save(answerSign(id, { topic: sign.topic, isNew }))}
            />
          ))}
        </>
      )}
    </div>
  );
}
