import { assessmentToasts } from '@practice/contract/assessment-words';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { sentenceOf } from '@practice/contract/errors';
import type { Picks } from '@practice/desk/completing';
import type { Factor, FactorState } from '@practice/desk/factors';
import { toast } from '@practice/ui/toast';
import { useRef, useState } from 'react';
import { useAssessmentCalls } from '../assessments.queries.ts';

/** Answers by tapping. What is pressed shows at once; scores are what the server says, and a tap that failed goes back. */
export function useTaps({ id, picture }: Pick<AssessmentDetails, 'id' | 'picture'>) {
  const { completePicture } = useAssessmentCalls();
  const [pressed, setPressed] = useState<Picks>({});
  // One after the other, or an earlier answer of the server could come last.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function tap(factor: Factor, state: FactorState | null) {
    const pick = { [factor]: state };
    setPressed((all) => ({ ...all, ...pick }));
    last.current = last.current
      .then(() => completePicture(id, pick))
      .catch((error) => toast(assessmentToasts.pictureFailed(sentenceOf(error))))
      // Unless it was tapped again meanwhile.
      .finally(() =>
        setPressed(({ [factor]: now, ...others }) => (now === state ? others : { ...others, [factor]: now })),
      );
  }

  return { picks: { ...picture?.picks, ...pressed } as Picks, tap };
}
