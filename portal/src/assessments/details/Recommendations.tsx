import type { AssessmentDetails } from '@practice/contract/assessments';
import { longDate } from '@practice/contract/format';
import { paths } from '@practice/contract/paths';
import { ButtonLink } from '@practice/ui/Button';
import { Advice } from '../result/Advice.tsx';
import { Block } from '../result/Block.tsx';
import { Disclaimer } from '../result/Disclaimer.tsx';
import { PractitionerLine } from '../result/PractitionerLine.tsx';
import styles from './Recommendations.module.css';

/** What to do, the report to keep, and where to read on. */
export function Recommendations({ details }: { details: AssessmentDetails }) {
  const { kind, attachments, assessmentDate } = details;
  return (
    <div className={styles.all}>
      <Block title="Recommendations">
        <Advice details={details} />
      </Block>
      {attachments && (
        <div className={styles.box}>
          <div>
            <h3 className={styles.title}>Assessment Report</h3>
            <p>PDF of {longDate(assessmentDate)}, to keep, print or show at work.</p>
          </div>
          <ButtonLink variant="secondary" href={attachments} download>
            Download<span className="visually-hidden"> the assessment report (PDF)</span>
          </ButtonLink>
        </div>
      )}
      <div className={styles.box}>
        <div>
          <h3 className={styles.title}>Looking for More Help?</h3>
          <p>Guides, stretches and checklists, free to read and download.</p>
        </div>
        <ButtonLink variant="secondary" href={`${paths.resources}?tab=guide`}>
          Ergonomic Resources
        </ButtonLink>
      </div>
      <PractitionerLine details={details} />
      {kind === 'ai' && <Disclaimer />}
    </div>
  );
}
