import { type AssessmentDetails, readers, scoreBand } from '@practice/contract/assessments';
import { longDate } from '@practice/contract/format';
import { ArcGauge } from '@practice/ui/ArcGauge';
import { Badge } from '@practice/ui/Badge';
import { ButtonLink } from '@practice/ui/Button';
import { DeskFigure } from '../figure/DeskFigure.tsx';
import { Block } from '../result/Block.tsx';
import { Disclaimer } from '../result/Disclaimer.tsx';
import { FixList } from '../result/FixList.tsx';
import { HowScored } from '../result/HowScored.tsx';
import { LazyMarkdown } from '../result/LazyMarkdown.tsx';
import { RedFlags } from '../result/RedFlags.tsx';
import { RiskLines } from '../result/RiskLines.tsx';
import { ViewLink } from '../ViewLink.tsx';
import styles from './Results.module.css';

interface ResultsProps {
  details: AssessmentDetails;
  /** Where the chat about it is, and the form. */
  chat: string;
  again: string;
}

/** What the tool found: what a doctor has to see, then scores, then what to change, in the order in which it matters. */
export function Results({ details, chat, again }: ResultsProps) {
  const { redFlags, followUpNeeded, assessmentDate, readBy, practitionerLine, attachments } = details;
  const { workstationScore, posturalScore, scoring, fixes } = details;
  const first = fixes.filter(({ isFirst }) => isFirst);
  const others = fixes.filter(({ isFirst }) => !isFirst);
  return (
    <div className={styles.results}>
      <RedFlags flags={redFlags} />
      <div className={styles.columns}>
        <div className={styles.results}>
          <div className={styles.head}>
            <Badge tone={followUpNeeded ? 'warning' : 'success'}>
              {followUpNeeded ? 'Needs Improvement' : 'Good Setup'}
            </Badge>
            <p className={styles.soft}>
              {longDate(assessmentDate)}. {readBy && readers[readBy]}
            </p>
          </div>
          <div className={styles.gauges}>
            <Gauge label="Workstation Score" kind="workstation" score={workstationScore} />
            <Gauge label="Postural Score" kind="posture" score={posturalScore} />
          </div>
          <Block title="Analysis">
            <LazyMarkdown text={details.analysis ?? ''} />
          </Block>
        </div>
        {scoring && <DeskFigure details={details} />}
      </div>
      {first.length > 0 && (
        <Block title={first.length === 1 ? 'Change this first' : 'Change these first'}>
          <FixList fixes={first} />
        </Block>
      )}
      <Block title="Identified Risks">
        <RiskLines risks={details.ergonomicRisks} />
      </Block>
      <Block title="Personalized Recommendations">
        <LazyMarkdown text={details.recommendations ?? ''} />
        {others.length > 0 && (
          <details className={styles.more} open={first.length === 0}>
            <summary>{others.length === 1 ? 'One more change' : `${others.length} more changes`}</summary>
            <FixList fixes={others} start={first.length + 1} />
          </details>
        )}
      </Block>
      <HowScored details={details} />
      {practitionerLine && <p className={styles.line}>{practitionerLine}</p>}
      <div className={styles.ways}>
        <ViewLink variant="primary" to={chat}>
          Chat with AI Therapist for More Advice
        </ViewLink>
        <ViewLink variant="secondary" to={again}>
          Start a New Assessment
        </ViewLink>
        {attachments && (
          <ButtonLink variant="secondary" href={attachments} download>
            Download the report (PDF)
          </ButtonLink>
        )}
      </div>
      <Disclaimer />
    </div>
  );
}

function Gauge({
  label,
  kind,
  score,
}: {
  label: string;
  kind: 'workstation' | 'posture';
  score: number | null;
}) {
  return (
    <ArcGauge label={label} score={score} word={score === null ? 'Not Evaluated' : scoreBand(kind, score)} />
  );
}
