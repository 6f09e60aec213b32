import type { AssessmentDetails } from '@practice/contract/assessments';
import { longDate } from '@practice/contract/format';
import { Badge } from '@practice/ui/Badge';
import { Button } from '@practice/ui/Button';
import { Card } from '@practice/ui/Card';
import { Tabs } from '@practice/ui/Tabs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LoadError } from '../../layout/LoadError.tsx';
import { addressOf, listAddress, type Section } from '../address.ts';
import { useAssessment } from '../assessments.queries.ts';
import { CardSkeletons } from '../list/CardSkeletons.tsx';
import { RedFlags } from '../result/RedFlags.tsx';
import { takesFocus, ViewLink, ViewTitle } from '../ViewLink.tsx';
import { madeBy } from '../words.ts';
import { DeleteAssessment } from './DeleteAssessment.tsx';
import styles from './Details.module.css';
import { Metrics } from './Metrics.tsx';
import { Recommendations } from './Recommendations.tsx';
import { Summary } from './Summary.tsx';

const tabs = [
  { id: 'summary', label: 'Summary' },
  { id: 'scores', label: 'Scores & Metrics' },
  { id: 'recommendations', label: 'Recommendations' },
] as const;
const panels = { summary: Summary, scores: Metrics, recommendations: Recommendations };

export function Details({ id, section }: { id: number; section: Section }) {
  const { details, error, isAsking, retry } = useAssessment(id);
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const Panel = panels[section];
  return (
    <Card className="stack gap-4">
      <div className={`cluster between gap-2 ${styles.top}`}>
        <ViewLink to={listAddress} variant="quiet" size="small">
          <span aria-hidden="true">←</span> Back to All Assessments
        </ViewLink>
        {/* What a therapist wrote is the practice's record. */}
        {details?.kind === 'ai' && (
          <Button variant="quietDanger" size="small" onClick={() => setIsDeleting(true)}>
            Delete<span className="visually-hidden"> this assessment</span>
          </Button>
        )}
      </div>
      {details ? (
        <>
          <Head details={details} />
          <RedFlags flags={details.redFlags} writtenAt={details.assessmentDate} />
          <Tabs
            label="This assessment"
            tabs={tabs}
            selected={section}
            onSelect={(selected) => navigate(addressOf({ name: 'details', id, section: selected }))}
          >
            <Panel details={details} />
          </Tabs>
        </>
      ) : error ? (
        <LoadError
          title="This assessment could not be loaded"
          error={error}
          isAsking={isAsking}
          onRetry={retry}
        />
      ) : (
        <CardSkeletons label="Loading the assessment…" />
      )}
      {details && isDeleting && (
        <DeleteAssessment
          assessment={details}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => navigate(listAddress, { replace: true, ...takesFocus })}
        />
      )}
    </Card>
  );
}

function Head({ details: { assessmentDate, kind, followUpNeeded } }: { details: AssessmentDetails }) {
  return (
    <div className="stack gap-2">
      <ViewTitle>Assessment of {longDate(assessmentDate)}</ViewTitle>
      <p className={`cluster text-soft ${styles.by}`}>
        {madeBy[kind]}
        <Badge tone={followUpNeeded ? 'warning' : 'success'}>
          {followUpNeeded ? 'Follow-up Needed' : 'Completed'}
        </Badge>
      </p>
    </div>
  );
}
