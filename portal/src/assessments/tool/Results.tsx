import { readers } from '@practice/contract/assessment-words';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { longDate } from '@practice/contract/format';
import { afterCare } from '@practice/desk/care';
import { coverageText } from '@practice/desk/how-scored';
import { scoreBand } from '@practice/desk/scoring';
import { ArcGauge } from '@practice/ui/ArcGauge';
import { Badge } from '@practice/ui/Badge';
import { ButtonLink } from '@practice/ui/Button';
import { Completing } from '../completing/Completing.tsx';
import { DeskFigure } from '../figure/DeskFigure.tsx';
import { Advice } from '../result/Advice.tsx';
import { Block } from '../result/Block.tsx';
import { Disclaimer } from '../result/Disclaimer.tsx';
import { HowScored } from '../result/HowScored.tsx';
import { LazyMarkdown } from '../result/LazyMarkdown.tsx';
import { PractitionerLine } from '../result/PractitionerLine.tsx';
import { RedFlags } from '../result/RedFlags.tsx';
import { RiskLines } from '../result/RiskLines.tsx';
import { ViewLink } from '../ViewLink.tsx';
import { isWithheld } from '../withheld.ts';
import styles from './Results.module.css';

interface ResultsProps {
  details: AssessmentDetails;
  chat: string;
  again: string;
}

/** Warning signs, then scores, then changes. */
export function Results({ details, chat, again }: ResultsProps) {
  const { redFlags, followUpNeeded, assessmentDate, readBy, attachments } = details;
  const { workstationScore, posturalScore, scoring } = details;
  if (isWithheld(details)) return <CareFirst details={details} chat={chat} again={again} />;
  return (
    <div className="stack gap-5">
      <RedFlags flags={redFlags} writtenAt={assessmentDate} />
      <div className={styles.columns}>
        <div className="stack gap-5">
          <div className="stack gap-2 items-start">
            <Badge tone={followUpNeeded ? 'warning' : 'success'}>
              {followUpNeeded ? 'Needs Improvement' : 'Good Setup'}
            </Badge>
            <p className="text-sm text-soft">
              {longDate(assessmentDate)}. {readBy && readers[readBy]}
            </p>
          </div>
          <div className={styles.gauges}>
            <Gauge label="Workstation Score" kind="workstation" score={workstationScore} />
            <Gauge label="Postural Score" kind="posture" score={posturalScore} />
          </div>
          {scoring?.method && (
            <p className="text-sm text-soft">
              {coverageText(scoring)} {details.picture?.isOpen && <a href="#picture">Complete the picture</a>}
            </p>
          )}
          <Block title="Analysis">
            <LazyMarkdown text={afterCare(details.analysis ?? '', redFlags)} />
          </Block>
        </div>
        {scoring && <DeskFigure details={details} />}
      </div>
      <Completing details={details} />
      <Block title="Identified Risks">
        <RiskLines risks={details.ergonomicRisks} />
      </Block>
      <Block title="Personalized Recommendations">
        <Advice details={details} />
      </Block>
      <HowScored details={details} />
      <div className="cluster">
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
      <PractitionerLine details={details} />
      <Disclaimer />
    </div>
  );
}

/** In an emergency: only what to do. */
function CareFirst({ details, chat, again }: ResultsProps) {
  const { redFlags, assessmentDate, attachments } = details;
  return (
    <div className="stack gap-5">
      <RedFlags flags={redFlags} writtenAt={assessmentDate} takesFocus />
      <p>We didn’t score your desk. Your answers are saved for when you’re ready.</p>
      <div className="cluster">
        {attachments && (
          <ButtonLink variant="secondary" href={attachments} download>
            Download this page for a doctor (PDF)
          </ButtonLink>
        )}
        <ViewLink variant="secondary" to={again}>
          Start a New Assessment
        </ViewLink>
        <ViewLink variant="quiet" to={chat}>
          Chat with AI Therapist for More Advice
        </ViewLink>
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
