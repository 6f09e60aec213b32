import type { AssessmentDetails } from '@practice/contract/assessments';
import { call } from '@practice/contract/call';
import { longDate } from '@practice/contract/format';
import { paths } from '@practice/contract/paths';
import { resources } from '@practice/contract/routes';
import { ButtonLink } from '@practice/ui/Button';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { isWithheld } from '../assessment.ts';
import { Advice } from '../result/Advice.tsx';
import { Disclaimer, NoScores, PractitionerNote, Section } from '../result/notices.tsx';
import { matchingResources } from './matching-resources.ts';

export function Recommendations({ details }: { details: AssessmentDetails }) {
  const { kind, attachments, assessmentDate } = details;
  return (
    <div className="stack gap-5">
      {isWithheld(details) ? (
        <NoScores details={details} />
      ) : (
        <Section title="Recommendations">
          <Advice details={details} />
        </Section>
      )}
      {attachments && (
        <ActionBox
          title="Assessment Report"
          text={`PDF of ${longDate(assessmentDate)}, to keep, print or show at work.`}
        >
          <ButtonLink variant="secondary" href={attachments} download>
            Download<span className="visually-hidden"> the assessment report (PDF)</span>
          </ButtonLink>
        </ActionBox>
      )}
      {!isWithheld(details) && <MoreHelp fixes={details.fixes} />}
      <PractitionerNote details={details} />
      {kind === 'ai' && <Disclaimer />}
    </div>
  );
}

function MoreHelp({ fixes }: Pick<AssessmentDetails, 'fixes'>) {
  // While the resources are loading, or if that fails, the link opens all of them.
  const { data: address = paths.resources } = useSWR(
    ['matching-resources', ...fixes.map(({ factor }) => factor)],
    () =>
      matchingResources(
        fixes,
        async (filter) => (await call(resources.list, { query: { range: [0, 0], filter } })).total,
      ),
  );
  return (
    <ActionBox
      title="Looking for More Help?"
      text="Guides, stretches and checklists, free to read and download."
    >
      <ButtonLink variant="secondary" href={address}>
        Ergonomic Resources
      </ButtonLink>
    </ActionBox>
  );
}

interface ActionBoxProps {
  title: string;
  text: string;
  children: ReactNode;
}

function ActionBox({ title, text, children }: ActionBoxProps) {
  return (
    <div className="cluster between gap-5 row-gap-3 box">
      <div className="grow">
        <h3 className="text-lg">{title}</h3>
        <p className="text-soft">{text}</p>
      </div>
      {children}
    </div>
  );
}
