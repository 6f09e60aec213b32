import type { AssessmentDetails } from '@practice/contract/assessments';
import type { Mention } from '@practice/desk/mentions';
import { useState } from 'react';
import { answerFollowUp } from '../assessments.queries.ts';
import choice from './ChoiceQuestion.module.css';
import styles from './FollowUp.module.css';

/** What they wrote beyond our questions: a tap on what it's about brings advice for it. Closed once all are answered. */
export function Mentions({ details }: { details: AssessmentDetails }) {
  const { mentions = [], isOpen } = details.followUp ?? {};
  const [isOpenAtFirst] = useState(mentions.some(({ chosen }) => chosen === undefined));
  if (!isOpen || mentions.length === 0) return null;
  return (
    <details className="foldout" open={isOpenAtFirst} id="mentions">
      <summary>Get advice for what you wrote</summary>
      <p>Tap what comes closest, and your advice takes it up. Skip anything you like.</p>
      <div className={`cards mt-3 ${styles.questions} ${styles.mentions}`}>
        {mentions.map((mention, at) => (
          <MentionQuestion
            key={mention.words}
            mention={mention}
            position={`${at + 1} of ${mentions.length}`}
            onAnswer={(chosen) => answerFollowUp(details, {}, { [mention.words]: chosen })}
          />
        ))}
      </div>
    </details>
  );
}

interface MentionQuestionProps {
  mention: Mention;
  position: string;
  onAnswer: (finding: string | null) => void;
}

function MentionQuestion({ mention, position, onAnswer }: MentionQuestionProps) {
  const { words, options, chosen } = mention;
  const option = (finding: string | null, label: string) => (
    <label key={label} className="option text-sm">
      <input type="radio" name={words} checked={chosen === finding} onChange={() => onAnswer(finding)} />{' '}
      {label}
    </label>
  );
  return (
    <fieldset className="stack gap-2 break-anywhere box">
      <legend className={`heading-font leading-snug ${choice.legend}`}>
        <span className="text-xs text-soft block">{position}</span>
        You wrote: “{words}”
      </legend>
      {options.map((finding) => option(finding, finding))}
      {option(null, 'None of these')}
    </fieldset>
  );
}
