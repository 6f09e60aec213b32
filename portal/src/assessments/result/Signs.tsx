import { assessmentToasts } from '@practice/contract/assessment-messages';
import type { Assessment } from '@practice/contract/assessments';
import { sentenceOf } from '@practice/contract/errors';
import { openDoctorSigns, openEmergencies, questionAbout, questionText } from '@practice/desk/asking';
import type { RedFlag } from '@practice/desk/care';
import { Button } from '@practice/ui/Button';
import { toast } from '@practice/ui/toast';
import { useRef, useState } from 'react';
import { findFocus } from '../../layout/focus.ts';
import { isWithheld } from '../assessment.ts';
import { answerSign, confirmEmergency } from '../assessments.queries.ts';
import { CallButtons, UrgentNotice } from './care.tsx';
import { RedFlags } from './RedFlags.tsx';

export function Signs({ assessment, takesFocus = false }: { assessment: Assessment; takesFocus?: boolean }) {
  const { id, redFlags, assessmentDate, needsConfirmation } = assessment;
  const box = useRef<HTMLDivElement>(null);
  const [isAnswered, setIsAnswered] = useState(false);
  const isDeclined = redFlags.some(({ kind, isSo }) => kind === 'emergency' && isSo === false);

  async function save(answering: Promise<Assessment>) {
    try {
      const saved = await answering;
      if (needsConfirmation && !isWithheld(saved)) toast(assessmentToasts.performed);
      setIsAnswered(true);
      findFocus(() => box.current);
    } catch (error) {
      toast(assessmentToasts.answerFailed(sentenceOf(error)));
    }
  }

  if (!isDeclined && !isAnswered && redFlags.every(({ isSo }) => isSo === false)) return null;
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

interface SignQuestionProps {
  asked: readonly RedFlag[];
  onAnswer: (isSo: boolean) => Promise<unknown>;
  takesFocus?: boolean;
}

/** Asks whether what was read from the person's words is so, before anything is told of it. */
export function SignQuestion({ asked, onAnswer, takesFocus = false }: SignQuestionProps) {
  const [chosen, setChosen] = useState<boolean>();
  const question = questionAbout(asked);
  if (!question) return null;
  const { language, first, calls, yes, no } = question;
  const text = questionText(question);
  const choice = (isSo: boolean, label: string) => (
    <Button
      variant="secondary"
      busy={chosen === isSo && label}
      onClick={async () => {
        if (chosen !== undefined) return;
        setChosen(isSo);
        await onAnswer(isSo).finally(() => setChosen(undefined));
      }}
    >
      {label}
    </Button>
  );
  return (
    <UrgentNotice
      tone="warning"
      takesFocus={takesFocus}
      role="group"
      aria-label={text}
      lang={language}
      title={first}
    >
      <CallButtons first={calls} />
      <p className="text-lg leading-snug break-anywhere">{text}</p>
      <div className="cluster">
        {choice(true, yes)}
        {choice(false, no)}
      </div>
    </UrgentNotice>
  );
}
