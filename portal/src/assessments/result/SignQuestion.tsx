import { questionAbout, questionText } from '@practice/desk/asking';
import type { RedFlag } from '@practice/desk/care';
import { Button } from '@practice/ui/Button';
import { useId, useState } from 'react';
import { CallButtons, UrgentNotice } from './care.tsx';

interface SignQuestionProps {
  asked: readonly RedFlag[];
  onAnswer: (isSo: boolean) => Promise<unknown>;
  takesFocus?: boolean;
}

/** Asks whether what was read from the person's words is so, before anything is told of it. */
export function SignQuestion({ asked, onAnswer, takesFocus = false }: SignQuestionProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const question = questionAbout(asked);
  if (!question) return null;
  const { language, first, calls, yes, no } = question;
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
      aria-labelledby={id}
      lang={language}
      title={first}
    >
      <CallButtons first={calls} />
      <p id={id} className="text-lg leading-snug break-anywhere">
        {questionText(question)}
      </p>
      <div className="cluster">
        {choice(true, yes)}
        {choice(false, no)}
      </div>
    </UrgentNotice>
  );
}
