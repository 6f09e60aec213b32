import { assessmentToasts } from '@practice/contract/assessment-words';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { sentenceOf } from '@practice/contract/errors';
import type { Picks } from '@practice/desk/completing';
import type { Factor, FactorState } from '@practice/desk/factors';
import { toast } from '@practice/ui/toast';
import { useRef, useState } from 'react';
import { saveFollowUpAnswers } from '../assessments.queries.ts';

/** Saves follow-up answers. The choice shows at once and is reverted when saving fails; scores come from the server. */
export function useFollowUpAnswers({ id, picture }: Pick<AssessmentDetails, 'id' | 'picture'>) {
  const [unsaved, setUnsaved] = useState<Picks>({});
  // Requests run one after the other, so that the last response is the newest.
  const lastRequest = useRef<Promise<unknown>>(Promise.resolve());

  function answer(factor: Factor, state: FactorState | null) {
    const pick = { [factor]: state };
    setUnsaved((all) => ({ ...all, ...pick }));
    lastRequest.current = lastRequest.current
      .then(() => saveFollowUpAnswers(id, pick))
      .catch((error) => toast(assessmentToasts.pictureFailed(sentenceOf(error))))
      // The answer may have been changed again meanwhile; then it is still unsaved.
      .finally(() =>
        setUnsaved(({ [factor]: now, ...others }) => (now === state ? others : { ...others, [factor]: now })),
      );
  }

  return { picks: { ...picture?.picks, ...unsaved } as Picks, answer };
}
