import type { AssessmentDetails } from '@practice/contract/assessments';
import { afterCare } from '@practice/desk/care';
import { coverageText } from '@practice/desk/how-scored';
import { addressOf } from '../address.ts';
import { Completing } from '../completing/Completing.tsx';
import { DeskFigure } from '../figure/DeskFigure.tsx';
import { Block } from '../result/Block.tsx';
import { LazyMarkdown } from '../result/LazyMarkdown.tsx';
import { PractitionerLine } from '../result/PractitionerLine.tsx';
import { RiskLines } from '../result/RiskLines.tsx';
import { SavedScores } from '../SavedScores.tsx';
import { ViewLink } from '../ViewLink.tsx';
import { isWithheld } from '../withheld.ts';
import { NoScores } from './NoScores.tsx';
import styles from './Summary.module.css';

const introduction =
  'We looked at how your workstation is set up and how you sit at it. The scores are out of 10: the higher, the easier your desk is on you.';

export function Summary({ details }: { details: AssessmentDetails }) {
  const { id, kind, analysis, ergonomicRisks, redFlags, scoring } = details;
  if (isWithheld(details)) return <NoScores />;
  return (
    <div className="stack gap-5">
      <div className={scoring ? `stack gap-6 ${styles.columns}` : 'stack gap-5'}>
        <div className="stack gap-5">
          <SavedScores assessment={details} size="large" />
          {scoring?.method && <p className="text-sm text-soft">{coverageText(scoring)}</p>}
          <Block title="Overview">
            <LazyMarkdown text={afterCare(analysis ?? '', redFlags) || introduction} />
          </Block>
          <Block title="Identified Risks">
            <RiskLines risks={ergonomicRisks} />
          </Block>
        </div>
        {scoring && <DeskFigure details={details} />}
      </div>
      <Completing details={details} />
      <PractitionerLine details={details} />
      {kind === 'ai' && (
        <div className="cluster">
          <ViewLink variant="secondary" to={addressOf({ name: 'tool', step: 'results', id })}>
            Open in the assessment tool
          </ViewLink>
          <ViewLink variant="secondary" to={addressOf({ name: 'tool', step: 'chat', id })}>
            Chat with AI Therapist
          </ViewLink>
        </div>
      )}
    </div>
  );
}
