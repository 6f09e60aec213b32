import type { AssessmentDetails } from '@practice/contract/assessments';
import { longDate } from '@practice/contract/format';
import { ButtonLink } from '@practice/ui/Button';
import { Advice } from '../result/Advice.tsx';
import { Block } from '../result/Block.tsx';
import { Disclaimer } from '../result/Disclaimer.tsx';
import { PractitionerLine } from '../result/PractitionerLine.tsx';
import { isWithheld } from '../withheld.ts';
import { MoreHelp } from './MoreHelp.tsx';
import { NoScores } from './NoScores.tsx';
import styles from './Recommendations.module.css';

export function Recommendations({ details }: { details: AssessmentDetails }) {
  const { kind, attachments, assessmentDate } = details;
  return (
    <div className="stack gap-5">
      {isWithheld(details) ? (
        <NoScores />
      ) : (
        <Block title="Recommendations">
          <Advice details={details} />
        </Block>
      )}
      {attachments && (
        <div className={`cluster between ${styles.box}`}>
          <div>
            <h3 className="text-lg">Assessment Report</h3>
            <p>PDF of {longDate(assessmentDate)}, to keep, print or show at work.</p>
          </div>
          <ButtonLink variant="secondary" href={attachments} download>
            Download<span className="visually-hidden"> the assessment report (PDF)</span>
          </ButtonLink>
        </div>
      )}
      {!isWithheld(details) && <MoreHelp fixes={details.fixes} />}
      <PractitionerLine details={details} />
      {kind === 'ai' && <Disclaimer />}
    </div>
  );
}
