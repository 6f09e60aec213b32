import { assessmentToasts } from '@practice/contract/assessment-words';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { sentenceOf } from '@practice/contract/errors';
import type { Picks } from '@practice/desk/completing';
import type { Factor, FactorState } from '@practice/desk/factors';
import { toast } from '@practice/ui/toast';
import { useRef, useState } from 'react';
import { useAssessmentCalls } from '../assessments.queries.ts';

/** Saves follow-up answers. The choice shows at once and is reverted when saving fails; scores come from the server. */
export function useTaps({ id, picture }: Pick<AssessmentDetails, 'id' | 'picture'>) {
  const { completePicture } = useAssessmentCalls();
  const [pressed, setPressed] = useState<Picks>({});
  // Requests run one after the other, so that the last response is the newest.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function tap(factor: Factor, state: FactorState | null) {
    const pick = { [factor]: state };
    setPressed((all) => ({ ...all, ...pick }));
    last.current = last.current
      .then(() => completePicture(id, pick))
      .catch((error) => toast(assessmentToasts.pictureFailed(sentenceOf(error))))
      // The answer may have changed meanwhile.
      .finally(() =>
        setPressed(({ [factor]: now, ...others }) => (now === state ? others : { ...others, [factor]: now })),
      );
  }

  return { picks: { ...picture?.picks, ...pressed } as Picks, tap };
}
