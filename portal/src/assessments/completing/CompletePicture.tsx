import type { AssessmentDetails } from '@practice/contract/assessments';
import { timeInSentence } from '@practice/contract/format';
import type { Picture } from '@practice/contract/picture';
import { questionsAtOnce } from '@practice/desk/completing';
import type { AssessmentScoring } from '@practice/desk/scoring';
import { Button } from '@practice/ui/Button';
import { useRef, useState } from 'react';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import styles from './CompletePicture.module.css';
import { ScoreStrip } from './ScoreStrip.tsx';
import { useTaps } from './useTaps.ts';

interface CompletePictureProps {
  details: AssessmentDetails;
  picture: Picture;
  scoring: AssessmentScoring;
}

/** The follow-up questions, a few at a time, with drawings as answers. */
export function CompletePicture({ details, picture: { questions, until }, scoring }: CompletePictureProps) {
  const { picks, tap } = useTaps(details);
  const firstOpen = questions.findIndex((factor) => picks[factor] === undefined);
  const [wanted, setWanted] = useState(Math.floor(Math.max(0, firstOpen) / questionsAtOnce));
  const title = useRef<HTMLHeadingElement>(null);
  // An answer can make other questions, and a page of them, unnecessary.
  const lastPage = Math.ceil(questions.length / questionsAtOnce) - 1;
  const page = Math.min(wanted, lastPage);
  const begin = page * questionsAtOnce;
  const shown = questions.slice(begin, begin + questionsAtOnce);
  const later = questions.length - begin - shown.length;

  function turnTo(next: number) {
    setWanted(next);
    title.current?.focus();
  }

  return (
    <section className={styles.picture} id="picture" aria-labelledby="picture-title">
      <div>
        <h3 id="picture-title" ref={title} tabIndex={-1} className="text-xl">
          Complete the picture
        </h3>
        <p className={styles.lead}>
          Tap what fits your desk, and your scores update right away. Skip anything you like.
        </p>
      </div>
      <ScoreStrip scoring={scoring} />
      <div className={styles.questions} key={page}>
        {shown.map((factor, at) => (
          <ChoiceQuestion
            key={factor}
            factor={factor}
            place={`${at + 1} of ${shown.length}`}
            pick={picks[factor]}
            onPick={(state) => tap(factor, state)}
          />
        ))}
      </div>
      <div className={`cluster ${styles.foot}`}>
        {page > 0 && (
          <Button variant="secondary" size="small" onClick={() => turnTo(page - 1)}>
            Earlier questions
          </Button>
        )}
        {later > 0 && (
          <Button variant="secondary" size="small" onClick={() => turnTo(page + 1)}>
            {later === 1 ? 'One more question' : `${Math.min(later, questionsAtOnce)} more questions`}
          </Button>
        )}
        <p className="text-sm text-soft">You can change these answers until {timeInSentence(until)}.</p>
      </div>
    </section>
  );
}
