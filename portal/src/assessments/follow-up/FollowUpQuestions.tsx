import type { AssessmentDetails } from '@practice/contract/assessments';
import type { FollowUp } from '@practice/contract/follow-up';
import { timeInSentence } from '@practice/contract/format';
import { questionsAtOnce } from '@practice/desk/follow-up-questions';
import type { AssessmentScoring } from '@practice/desk/scoring';
import { Button } from '@practice/ui/Button';
import { useRef, useState } from 'react';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import styles from './FollowUpQuestions.module.css';
import { ScoreStrip } from './ScoreStrip.tsx';
import { useFollowUpAnswers } from './useFollowUpAnswers.ts';

interface FollowUpQuestionsProps {
  details: AssessmentDetails;
  followUp: FollowUp;
  scoring: AssessmentScoring;
}

export function FollowUpQuestions({ details, followUp, scoring }: FollowUpQuestionsProps) {
  const { questions, until } = followUp;
  const { answers, answer } = useFollowUpAnswers(details);
  const firstOpen = questions.findIndex((factor) => answers[factor] === undefined);
  const [wantedPage, setWantedPage] = useState(Math.floor(Math.max(0, firstOpen) / questionsAtOnce));
  const title = useRef<HTMLHeadingElement>(null);
  // An answer can make other questions, and a page of them, unnecessary.
  const lastPage = Math.ceil(questions.length / questionsAtOnce) - 1;
  const page = Math.min(wantedPage, lastPage);
  const shown = questions.slice(page * questionsAtOnce, (page + 1) * questionsAtOnce);
  const laterCount = questions.length - page * questionsAtOnce - shown.length;

  function openPage(next: number) {
    setWantedPage(next);
    title.current?.focus();
  }

  return (
    <section className={`stack ${styles.followUp}`} id="follow-up" aria-labelledby="follow-up-title">
      <div className="stack gap-1">
        <h3 id="follow-up-title" ref={title} tabIndex={-1} className="text-xl">
          Complete the picture
        </h3>
        <p>Tap what fits your desk, and your scores update right away. Skip anything you like.</p>
      </div>
      <ScoreStrip scoring={scoring} />
      <div className={styles.questions} key={page}>
        {shown.map((factor, at) => (
          <ChoiceQuestion
            key={factor}
            factor={factor}
            position={`${at + 1} of ${shown.length}`}
            answer={answers[factor]}
            onAnswer={(state) => answer(factor, state)}
          />
        ))}
      </div>
      <div className="cluster gap-4 row-gap-2">
        {page > 0 && (
          <Button variant="secondary" size="small" onClick={() => openPage(page - 1)}>
            Earlier questions
          </Button>
        )}
        {laterCount > 0 && (
          <Button variant="secondary" size="small" onClick={() => openPage(page + 1)}>
            {laterCount === 1
              ? 'One more question'
              : `${Math.min(laterCount, questionsAtOnce)} more questions`}
          </Button>
        )}
        <p className="text-sm text-soft">You can change these answers until {timeInSentence(until)}.</p>
      </div>
    </section>
  );
}
