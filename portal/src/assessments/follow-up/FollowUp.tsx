import type { AssessmentDetails } from '@practice/contract/assessments';
import { timeInSentence } from '@practice/contract/format';
import { questionsAtOnce } from '@practice/desk/follow-up-questions';
import { Button } from '@practice/ui/Button';
import { useRef, useState } from 'react';
import { answerFollowUp } from '../assessments.queries.ts';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import styles from './FollowUp.module.css';
import { ScoreStrip } from './ScoreStrip.tsx';

export function FollowUp({ details }: { details: AssessmentDetails }) {
  const { followUp, scoring } = details;
  const { questions = [], answers = {} } = followUp ?? {};
  const firstOpen = questions.findIndex((factor) => answers[factor] === undefined);
  const [wantedPage, setWantedPage] = useState(Math.floor(Math.max(0, firstOpen) / questionsAtOnce));
  const title = useRef<HTMLHeadingElement>(null);
  if (!followUp?.isOpen || questions.length === 0 || !scoring) return null;
  // An answer can make other questions, and a page of them, unnecessary.
  const lastPage = Math.ceil(questions.length / questionsAtOnce) - 1;
  const page = Math.min(wantedPage, lastPage);
  const shown = questions.slice(page * questionsAtOnce, (page + 1) * questionsAtOnce);
  const laterCount = questions.length - page * questionsAtOnce - shown.length;
  const laterText = `${Math.min(laterCount, questionsAtOnce)} more questions`;

  const pageButton = (to: number, label: string) => (
    <Button
      variant="secondary"
      size="small"
      onClick={() => {
        setWantedPage(to);
        title.current?.focus();
      }}
    >
      {label}
    </Button>
  );

  return (
    <section className={`stack ${styles.followUp}`} id="follow-up" aria-labelledby="follow-up-title">
      <div className="stack gap-1">
        <h3 id="follow-up-title" ref={title} tabIndex={-1} className="text-xl">
          Complete the picture
        </h3>
        <p>Tap what fits your desk, and your scores update right away. Skip anything you like.</p>
      </div>
      <ScoreStrip scoring={scoring} />
      <div className={`cards ${styles.questions}`} key={page}>
        {shown.map((factor, at) => (
          <ChoiceQuestion
            key={factor}
            factor={factor}
            position={`${at + 1} of ${shown.length}`}
            answer={answers[factor]}
            onAnswer={(state) => answerFollowUp(details, { [factor]: state })}
          />
        ))}
      </div>
      <div className="cluster gap-4 row-gap-2">
        {page > 0 && pageButton(page - 1, 'Earlier questions')}
        {laterCount > 0 && pageButton(page + 1, laterCount === 1 ? 'One more question' : laterText)}
        <p className="text-sm text-soft">
          You can change these answers until {timeInSentence(followUp.until)}.
        </p>
      </div>
    </section>
  );
}
