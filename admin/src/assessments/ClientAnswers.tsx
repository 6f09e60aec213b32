import { Paper } from '@mui/material';
import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { dayAndTime } from '@practice/contract/format';
import { questions } from '@practice/contract/questionnaire';
import { mayBeEmergency } from '@practice/desk/asking';
import { discomfortAnswers } from '@practice/desk/discomfort';
import { askedQuestion, checkedFlags, needsDoctor, noneOfThese } from '@practice/desk/emergency';
import { followUpQuestions } from '@practice/desk/follow-up-questions';
import { Fragment } from 'react';
import { Badge } from '../badges/Badges.tsx';
import { Section } from '../layout/Section.tsx';
import { withoutMarks } from './plain-text.ts';

export function ClientAnswers({ assessment }: { assessment: AdminAssessmentDetails }) {
  const { answers, discomfort, userHeight, followUp, warningSigns } = assessment;
  if (!answers) return null;
  const followUps = followUpQuestions(followUp?.answers ?? {});
  const signs = checkedFlags(warningSigns ?? []).map(({ said }) => said);
  return (
    <>
      <Section heading="Answers">
        <dl className="stack gap-4">
          {questions.map(({ name, label }) => (
            <Fragment key={name}>
              <Answer question={label} answer={answers[name]} />
              {name === 'discomfortDescription' &&
                discomfortAnswers(discomfort).map((tapped) => <Answer key={tapped.question} {...tapped} />)}
            </Fragment>
          ))}
          {warningSigns && <Answer question={askedQuestion} answer={signs.join('\n') || noneOfThese} />}
          {userHeight && <Answer question="Height" answer={userHeight} />}
        </dl>
      </Section>
      {followUps.length > 0 && (
        <Section heading="Added afterward" lead="They tapped drawings after they got their scores.">
          <dl className="stack gap-4">
            {followUps.map(({ factor, question, answer }) => (
              <Answer key={factor} question={question} answer={answer} />
            ))}
          </dl>
        </Section>
      )}
    </>
  );
}

const Answer = ({ question, answer }: { question: string; answer: string }) => (
  <div>
    <dt>{question}</dt>
    <dd className="pre-wrap">{answer}</dd>
  </div>
);

export function Conversation({ assessment }: { assessment: AdminAssessmentDetails }) {
  const { user, messages, recommendations } = assessment;
  return (
    <Section heading="Conversation">
      <ol className="stack gap-4 plain-list">
        {messages.map(({ role, content, createdAt, redFlags }) => (
          <Paper
            key={`${role} ${createdAt}`}
            component="li"
            variant="outlined"
            sx={{ p: 2, bgcolor: role === 'user' ? 'primary.light' : undefined }}
          >
            <p className="text-xs text-soft">
              <strong>{role === 'user' ? personName(user) : 'Assistant'}</strong> ·{' '}
              <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
              {(mayBeEmergency(redFlags) || needsDoctor(redFlags)) && (
                <>
                  {' '}
                  <Badge tone="danger">{mayBeEmergency(redFlags) ? 'Emergency' : 'Red flag'}</Badge>
                </>
              )}
            </p>
            <p className="pre-wrap">
              {role === 'user'
                ? content
                : content === recommendations
                  ? 'The recommendations above.'
                  : withoutMarks(content)}
            </p>
          </Paper>
        ))}
      </ol>
    </Section>
  );
}
