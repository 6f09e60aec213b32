import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { questions } from '@practice/contract/questionnaire';
import { toldByTaps } from '@practice/desk/completing';
import styles from './Assessments.module.css';
import { Section } from './Section.tsx';

/** The questions of the form with what the client wrote, then what they tapped after their result. */
export function AnswersGiven({ assessment }: { assessment: AdminAssessmentDetails }) {
  const { answers, userHeight, picture } = assessment;
  if (!answers) return null;
  const told = toldByTaps(picture?.picks ?? {});
  return (
    <>
      <Section heading="Answers">
        <dl className={styles.answers}>
          {questions.map(({ name, label }) => (
            <Answer key={name} question={label} answer={answers[name]} />
          ))}
          {userHeight && <Answer question="Height" answer={userHeight} />}
        </dl>
      </Section>
      {told.length > 0 && (
        <Section heading="Told afterward" lead="By tapping drawings, once they had their scores.">
          <dl className={styles.answers}>
            {told.map(({ factor, question, answer }) => (
              <Answer key={factor} question={question} answer={answer} />
            ))}
          </dl>
        </Section>
      )}
    </>
  );
}

function Answer({ question, answer }: { question: string; answer: string }) {
  return (
    <div>
      <dt>{question}</dt>
      <dd>{answer}</dd>
    </div>
  );
}
