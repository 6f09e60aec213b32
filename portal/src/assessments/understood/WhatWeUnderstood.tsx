import type { AssessmentDetails } from '@practice/contract/assessments';
import type { Understood } from '@practice/desk/understanding';
import { useState } from 'react';
import { questionNumber } from '../assessment.ts';
import { answerFollowUp } from '../assessments.queries.ts';
import { ScoreStrip } from '../follow-up/ScoreStrip.tsx';
import { useLanguage } from '../language.ts';
import { useChips } from './useChips.tsx';

/** Each finding with the person's words and where it comes from; open where something is uncertain. A correction scores again. */
export function WhatWeUnderstood({ details }: { details: AssessmentDetails }) {
  const { scoring, understood, followUp } = details;
  const { texts } = useLanguage();
  const { textOf, chip, choices } = useChips(({ factor }, state) =>
    answerFollowUp(details, { [factor]: state }),
  );
  const unsure = understood.filter(({ source }) => source === 'unsure').length;
  const [isOpenAtFirst] = useState(unsure > 0);
  if (!scoring || understood.length === 0) return null;

  const read = understood.length - unsure;
  const counts = [
    read === 1 ? texts.oneRead : texts.read.replace('{count}', `${read}`),
    ...(unsure > 0 ? [texts.unsure.replace('{count}', `${unsure}`)] : []),
  ];
  return (
    <details className="foldout" open={isOpenAtFirst} id="understood">
      <summary>
        {texts.understood}: {counts.join(', ')}
      </summary>
      {followUp?.isOpen && <ScoreStrip scoring={scoring} />}
      <ul className="ruled plain-list">
        {understood.map((saved) => {
          const state = followUp?.answers[saved.factor];
          const one: Understood = state === undefined ? saved : { ...saved, state, source: 'tapped' };
          const source = texts.sources[one.source];
          return (
            <li key={one.factor} className="stack gap-2">
              <div className="cluster gap-3 row-gap-1">
                {followUp?.isOpen ? chip(one) : <span className="text-strong">{textOf(one)}</span>}
                <span className="text-sm text-soft break-anywhere">
                  {source}
                  {source && one.quote && ': '}
                  {one.quote && (
                    <>
                      <q>{one.quote.text}</q> ({questionNumber(one.quote.answer)})
                    </>
                  )}
                </span>
              </div>
              {choices(one)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
