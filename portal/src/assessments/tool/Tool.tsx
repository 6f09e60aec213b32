import { whoAnswers } from '@practice/contract/assessment-words';
import { Card } from '@practice/ui/Card';
import { Tabs } from '@practice/ui/Tabs';
import { useNavigate } from 'react-router';
import { LoadError } from '../../layout/LoadError.tsx';
import { useSession } from '../../session/useSession.ts';
import { addressOf, listAddress, type Step } from '../address.ts';
import { useAssessment, useAssessments, useTool } from '../assessments.queries.ts';
import { Chat } from '../chat/Chat.tsx';
import { CardSkeletons } from '../list/CardSkeletons.tsx';
import { takesFocus, ViewLink, ViewTitle } from '../ViewLink.tsx';
import { NewAssessment } from './NewAssessment.tsx';
import { NoResult } from './NoResult.tsx';
import { Results } from './Results.tsx';
import styles from './Tool.module.css';

/** Form, results and chat. Without `id` they are about the newest result. */
export function Tool({ step, id }: { step: Step; id: number | undefined }) {
  const { user } = useSession();
  const { tool } = useTool();
  const { assessments, error: listError, isAsking: isListing, retry: list } = useAssessments();
  const navigate = useNavigate();
  const current = id ?? assessments?.find(({ kind }) => kind === 'ai')?.id;
  const { details, error, isAsking, retry } = useAssessment(step === 'new' ? undefined : current);
  const open = (next: Step, about = current) => addressOf({ name: 'tool', step: next, id: about });
  const isUnknown = current === undefined && !assessments;

  return (
    <Card className="stack gap-4">
      <div className={styles.top}>
        <ViewLink to={listAddress} variant="quiet" size="small">
          <span aria-hidden="true">←</span> Back to All Assessments
        </ViewLink>
      </div>
      <ViewTitle>AI Ergonomic Therapist</ViewTitle>
      <p className={`text-sm text-soft ${styles.who}`}>{tool && whoAnswers[tool.readBy]}</p>
      <Tabs
        label="AI Ergonomic Therapist"
        tabs={[
          { id: 'new', label: 'New Assessment' },
          { id: 'results', label: 'Assessment Results', disabled: current === undefined },
          { id: 'chat', label: 'Chat with AI Therapist', disabled: current === undefined },
        ]}
        selected={step}
        onSelect={(next) => navigate(open(next))}
      >
        {step === 'new' ? (
          user && (
            <NewAssessment
              userId={user.id}
              onDone={(done) => navigate(open('results', done), { ...takesFocus })}
            />
          )
        ) : error || (isUnknown && listError) ? (
          <LoadError
            title="Your results could not be loaded"
            error={error ?? listError}
            isAsking={isAsking || isListing}
            onRetry={error ? retry : list}
          />
        ) : current === undefined && assessments ? (
          <NoResult to={open('new')} />
        ) : !details ? (
          <CardSkeletons label="Loading your results…" />
        ) : step === 'results' ? (
          <Results details={details} chat={open('chat')} again={open('new')} />
        ) : (
          <Chat key={details.id} details={details} />
        )}
      </Tabs>
    </Card>
  );
}
