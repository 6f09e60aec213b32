import { paths } from '@practice/contract/paths';
import { ButtonLink } from '@practice/ui/Button';
import { Card } from '@practice/ui/Card';
import { Drawing } from '@practice/ui/Drawing';
import emptyDial from '@practice/ui/drawings/empty-dial.svg?raw';
import { LoadError } from '../../layout/LoadError.tsx';
import panel from '../../layout/Panel.module.css';
import { addressOf, toolAddress } from '../address.ts';
import { useAssessments } from '../assessments.queries.ts';
import { ViewLink, ViewTitle } from '../ViewLink.tsx';
import { AssessmentCard } from './AssessmentCard.tsx';
import styles from './AssessmentList.module.css';
import { CardSkeletons } from './CardSkeletons.tsx';
import { Promo } from './Promo.tsx';
import { ScoreHistory } from './ScoreHistory.tsx';

export function AssessmentList() {
  const { assessments, error, isAsking, retry } = useAssessments();
  const [newest, before] = assessments ?? [];
  return (
    <Card className="stack gap-4">
      <div className="cluster between">
        <ViewTitle>Your Ergonomic Assessments</ViewTitle>
        {newest && before && (
          <ViewLink
            variant="secondary"
            size="small"
            to={addressOf({ name: 'compare', ids: [before.id, newest.id] })}
          >
            Compare two assessments
          </ViewLink>
        )}
      </div>
      {error && !assessments && (
        <LoadError
          title="Your assessments could not be loaded"
          error={error}
          isAsking={isAsking}
          onRetry={retry}
        />
      )}
      {!assessments && !error && <CardSkeletons label="Loading your assessments…" />}
      {assessments?.length === 0 && (
        <div className={panel.empty}>
          <Drawing svg={emptyDial} />
          <div className={`stack items-start ${panel.words}`}>
            <p className={`text-strong ${panel.lead}`}>No Professional Assessments Yet</p>
            <p>
              Once we’ve assessed your desk, your scores and report will appear here. You don’t have to wait:
              answer ten questions about your desk, and get your scores right away.
            </p>
            <div className="cluster">
              <ViewLink variant="primary" to={toolAddress}>
                Try AI Assessment
              </ViewLink>
              <ButtonLink variant="secondary" href={paths.contact}>
                Ask for an assessment
              </ButtonLink>
            </div>
          </div>
        </div>
      )}
      {assessments && assessments.length > 0 && (
        <>
          <div className={`cluster ${styles.top}`}>
            <ScoreHistory assessments={assessments} />
            <Promo />
          </div>
          <ul className={`plain-list ${styles.cards}`}>
            {assessments.map((assessment) => (
              <AssessmentCard key={assessment.id} assessment={assessment} all={assessments} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
