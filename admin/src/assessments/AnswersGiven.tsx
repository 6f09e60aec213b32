import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { questions } from '@practice/contract/questionnaire';
import styles from './Assessments.module.css';
import { Section } from './Section.tsx';

/** The questions of the form, and what the client wrote. */
export function AnswersGiven({ assessment }: { assessment: AdminAssessmentDetails }) {
  const { answers, userHeight } = assessment;
  if (!answers) return null;
  return (
    <Section heading="Answers">
      <dl className={styles.answers}>
        {questions.map(({ name, label }) => (
          <Answer key={name} question={label} answer={answers[name]} />
        ))}
        {userHeight && <Answer question="Height" answer={userHeight} />}
      </dl>
    </Section>
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
