import type { AssessmentDetails } from '@practice/contract/assessments';
import type { FollowUp as Questions } from '@practice/contract/follow-up';
import { timeInSentence } from '@practice/contract/format';
import { followUpQuestions, questionsAtOnce } from '@practice/desk/follow-up-questions';
import type { AssessmentScoring } from '@practice/desk/scoring';
import { Button } from '@practice/ui/Button';
import { useRef, useState } from 'react';
import { answerFollowUp } from '../assessments.queries.ts';
import { Section } from '../result/notices.tsx';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import styles from './FollowUp.module.css';
import { ScoreStrip } from './ScoreStrip.tsx';

export function FollowUp({ details }: { details: AssessmentDetails }) {
  const { followUp, scoring } = details;
  if (!followUp || !scoring) return null;
  if (followUp.isOpen) {
    return (
      followUp.questions.length > 0 && (
        <OpenQuestions details={details} followUp={followUp} scoring={scoring} />
      )
    );
  }
  const answers = followUpQuestions(followUp.answers);
  if (answers.length === 0) return null;
  return (
    <Section title="What you tapped">
      <dl className="ruled">
        {answers.map(({ factor, question, answer }) => (
          <div key={factor} className="cluster between gap-4 row-gap-0">
            <dt>{question}</dt>
            <dd className="text-strong">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface OpenQuestionsProps {
  details: AssessmentDetails;
  followUp: Questions;
  scoring: AssessmentScoring;
}

function OpenQuestions({ details, followUp: { questions, answers, until }, scoring }: OpenQuestionsProps) {
  const firstOpen = questions.findIndex((factor) => answers[factor] === undefined);
  const [wantedPage, setWantedPage] = useState(Math.floor(Math.max(0, firstOpen) / questionsAtOnce));
  const title = useRef<HTMLHeadingElement>(null);
  // An answer can make other questions, and a page of them, unnecessary.
  const lastPage = Math.ceil(questions.length / questionsAtOnce) - 1;
  const page = Math.min(wantedPage, lastPage);
  const shown = questions.slice(page * questionsAtOnce, (page + 1) * questionsAtOnce);
  const laterCount = questions.length - page * questionsAtOnce - shown.length;

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
      <div className={styles.questions} key={page}>
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
        {laterCount > 0 &&
          pageButton(
            page + 1,
            laterCount === 1
              ? 'One more question'
              : `${Math.min(laterCount, questionsAtOnce)} more questions`,
          )}
        <p className="text-sm text-soft">You can change these answers until {timeInSentence(until)}.</p>
      </div>
    </section>
  );
}
