import { assessmentToasts } from '@practice/contract/assessment-messages';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { sentenceOf } from '@practice/contract/errors';
import type { Factor, FactorState, FollowUpAnswers } from '@practice/desk/factors';
import { toast } from '@practice/ui/toast';
import { useRef, useState } from 'react';
import { saveFollowUpAnswers } from '../assessments.queries.ts';

export function useFollowUpAnswers({ id, followUp }: Pick<AssessmentDetails, 'id' | 'followUp'>) {
  const [unsaved, setUnsaved] = useState<FollowUpAnswers>({});
  // Requests run one after the other, so that the last response is the newest.
  const lastRequest = useRef<Promise<unknown>>(Promise.resolve());

  function answer(factor: Factor, state: FactorState | null) {
    const added = { [factor]: state };
    setUnsaved((all) => ({ ...all, ...added }));
    lastRequest.current = lastRequest.current
      .then(() => saveFollowUpAnswers(id, added))
      .catch((error) => toast(assessmentToasts.followUpFailed(sentenceOf(error))))
      // If the answer was changed again in the meantime, the new answer is still unsaved.
      .finally(() =>
        setUnsaved(({ [factor]: now, ...others }) => (now === state ? others : { ...others, [factor]: now })),
      );
  }

  return { answers: { ...followUp?.answers, ...unsaved } as FollowUpAnswers, answer };
}
