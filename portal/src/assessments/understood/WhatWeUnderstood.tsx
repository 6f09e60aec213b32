import type { AssessmentDetails } from '@practice/contract/assessments';
import type { AssessmentScoring } from '@practice/desk/scoring';
import type { Understood } from '@practice/desk/understanding';
import { useId, useState } from 'react';
import { ScoreStrip } from '../follow-up/ScoreStrip.tsx';
import { useFollowUpAnswers } from '../follow-up/useFollowUpAnswers.ts';
import { useLanguage } from '../language.ts';
import { questionNumber } from '../tool/progress.ts';
import { Chip, Choices, useChip } from './Correctable.tsx';
import styles from './Understood.module.css';

interface WhatWeUnderstoodProps {
  details: AssessmentDetails;
  scoring: AssessmentScoring;
}

/** Each finding with the person's words and where it comes from; open where something is uncertain. A correction scores again. */
export function WhatWeUnderstood({ details, scoring }: WhatWeUnderstoodProps) {
  const { understood, followUp } = details;
  const { texts } = useLanguage();
  const { answers, answer } = useFollowUpAnswers(details);
  const id = useId();
  const [open, setOpen] = useState<string>();
  const unsure = understood.filter(({ source }) => source === 'unsure').length;
  const [isOpenAtFirst] = useState(unsure > 0);
  const counts = [texts.read(understood.length - unsure), ...(unsure > 0 ? [texts.unsure(unsure)] : [])];

  return (
    <details className={`foldout ${styles.understood}`} open={isOpenAtFirst} id="understood">
      <summary>
        {texts.understood}: {counts.join(', ')}
      </summary>
      {followUp?.isOpen && <ScoreStrip scoring={scoring} />}
      <ul className="ruled plain-list">
        {understood.map((saved) => {
          const state = answers[saved.factor];
          const one: Understood = state === undefined ? saved : { ...saved, state, source: 'tapped' };
          const choicesId = `${id}-${one.factor}`;
          return (
            <li key={one.factor} className="stack gap-2">
              <div className="cluster gap-3 row-gap-1">
                {followUp?.isOpen ? (
                  <Chip
                    of={one}
                    choicesId={choicesId}
                    isOpen={open === one.factor}
                    onAnswer={(confirmed) => answer(one.factor, confirmed)}
                    onToggle={() => setOpen(open === one.factor ? undefined : one.factor)}
                  />
                ) : (
                  <Told of={one} />
                )}
                <Proof of={one} />
              </div>
              {open === one.factor && (
                <Choices
                  of={one}
                  id={choicesId}
                  onAnswer={(chosen) => answer(one.factor, chosen)}
                  onClose={() => setOpen(undefined)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function Told({ of }: { of: Understood }) {
  return <span className="text-strong">{useChip(of)}</span>;
}

function Proof({ of: { source, quote } }: { of: Understood }) {
  const { texts } = useLanguage();
  return (
    <span className="text-sm text-soft break-anywhere">
      {texts.sources[source]}
      {texts.sources[source] && quote && ': '}
      {quote && (
        <>
          <q>{quote.text}</q> ({questionNumber(quote.answer)})
        </>
      )}
    </span>
  );
}
