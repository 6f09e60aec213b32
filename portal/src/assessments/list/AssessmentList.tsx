import type { Assessment } from '@practice/contract/assessments';
import { paths } from '@practice/contract/paths';
import { Badge } from '@practice/ui/Badge';
import { ButtonLink } from '@practice/ui/Button';
import emptyDial from '@practice/ui/drawings/empty-dial.svg?raw';
import { Loaded } from '../../layout/Loaded.tsx';
import { EmptyState } from '../../layout/Panel.tsx';
import { cards } from '../../layout/Skeletons.tsx';
import { addressOf, detailsAddress, newAssessmentAddress } from '../address.ts';
import { dateLabel, kindLabels } from '../assessment.ts';
import { useAssessments } from '../assessments.queries.ts';
import { Scores } from '../Scores.tsx';
import { ViewLink, ViewTitle } from '../ViewLink.tsx';
import styles from './AssessmentList.module.css';
import { ScoreHistory } from './ScoreHistory.tsx';

export default function AssessmentList() {
  const response = useAssessments();
  const [newest, previous] = response.data ?? [];
  const ids = newest && previous ? [previous.id, newest.id] : undefined;
  return (
    <>
      <div className="cluster between">
        <ViewTitle>Your Ergonomic Assessments</ViewTitle>
        {ids && (
          <ViewLink variant="secondary" size="small" to={addressOf({ name: 'compare', ids })}>
            Compare two assessments
          </ViewLink>
        )}
      </div>
      <Loaded from={response} what="your assessments" skeletons={cards}>
        {(assessments) =>
          assessments.length === 0 ? (
            <EmptyState svg={emptyDial} title="No Professional Assessments Yet">
              <p>
                Once we’ve assessed your desk, your scores and report will appear here. You don’t have to
                wait: answer ten questions about your desk, and get your scores right away.
              </p>
              <div className="cluster">
                <ViewLink variant="primary" to={newAssessmentAddress}>
                  Try AI Assessment
                </ViewLink>
                <ButtonLink variant="secondary" href={paths.contact}>
                  Ask for an assessment
                </ButtonLink>
              </div>
            </EmptyState>
          ) : (
            <>
              <div className="cluster gap-6 row-gap-4">
                <ScoreHistory assessments={assessments} />
                <div className={`cluster between gap-4 grow tinted ${styles.promo}`}>
                  <div className="stack gap-1 grow">
                    <h3 className="text-lg">How is your desk today?</h3>
                    <p>
                      Answer ten questions and get your scores, what strains you, and what to change first. It
                      takes about ten minutes.
                    </p>
                  </div>
                  <ViewLink variant="primary" to={newAssessmentAddress}>
                    Try AI Assessment
                  </ViewLink>
                </div>
              </div>
              <ul className="plain-list cards">
                {assessments.map((assessment) => (
                  <AssessmentCard key={assessment.id} assessment={assessment} all={assessments} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </>
  );
}

function AssessmentCard({ assessment, all }: { assessment: Assessment; all: readonly Assessment[] }) {
  const { id, followUpNeeded, kind } = assessment;
  const date = dateLabel(assessment, all);
  return (
    <li className={`stack box ${styles.card}`}>
      <div className="cluster between row-gap-1">
        <h3 className="text-lg">{date}</h3>
        <Badge tone={followUpNeeded ? 'warning' : 'success'}>
          {followUpNeeded ? 'Follow-up Needed' : 'Completed'}
        </Badge>
      </div>
      <p className="text-sm text-soft">{kindLabels[kind]}</p>
      <Scores assessment={assessment} />
      <ViewLink variant="secondary" size="small" to={detailsAddress(id)}>
        View Assessment Details<span className="visually-hidden"> of {date}</span>
      </ViewLink>
    </li>
  );
}
