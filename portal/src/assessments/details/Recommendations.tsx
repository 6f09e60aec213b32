import type { AssessmentDetails } from '@practice/contract/assessments';
import { call } from '@practice/contract/call';
import { longDate } from '@practice/contract/format';
import { paths } from '@practice/contract/paths';
import { resources } from '@practice/contract/routes';
import { type DeskFactorPart, factors } from '@practice/desk/factors';
import { ButtonLink } from '@practice/ui/Button';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { isWithheld } from '../assessment.ts';
import { Mentions } from '../follow-up/Mentions.tsx';
import { Advice } from '../result/Advice.tsx';
import { Disclaimer, NoScores, PractitionerNote, Section } from '../result/notices.tsx';

/** What a resource may call a part of the desk, where it is another word. */
const searchWords: Readonly<Partial<Record<DeskFactorPart, string>>> = {
  seat: 'chair',
  back: 'chair',
  arms: 'armrest',
  phone: 'headset',
  duration: 'sitting',
  breaks: 'stretch',
};

export function Recommendations({ details }: { details: AssessmentDetails }) {
  const { kind, attachments, assessmentDate, fixes } = details;
  // While the resources are loading, or if that fails, the link opens all of them.
  const { data } = useSWR('resources', () => call(resources.list));
  const search = fixes
    .map(({ factor }) => searchWords[factors[factor].part] ?? factors[factor].part)
    .find((word) =>
      data?.rows.some((each) => `${each.title} ${each.description}`.toLowerCase().includes(word)),
    );
  const hasGuide = data?.rows.some(({ category }) => category === 'guide');
  const query = search ? `?q=${search}` : hasGuide ? '?tab=guide' : '';

  const box = (title: string, text: string, link: ReactNode) => (
    <div className="cluster between gap-5 row-gap-3 box">
      <div className="grow">
        <h3 className="text-lg">{title}</h3>
        <p className="text-soft">{text}</p>
      </div>
      {link}
    </div>
  );

  return (
    <div className="stack gap-5">
      {isWithheld(details) ? (
        <NoScores details={details} />
      ) : (
        <Section title="Recommendations">
          <Advice details={details} />
          <Mentions details={details} />
        </Section>
      )}
      {attachments &&
        box(
          'Assessment Report',
          `PDF of ${longDate(assessmentDate)}, to keep, print or show at work.`,
          <ButtonLink variant="secondary" href={attachments} download>
            Download<span className="visually-hidden"> the assessment report (PDF)</span>
          </ButtonLink>,
        )}
      {!isWithheld(details) &&
        box(
          'Looking for More Help?',
          'Guides, stretches and checklists, free to read and download.',
          <ButtonLink variant="secondary" href={paths.resources + query}>
            Ergonomic Resources
          </ButtonLink>,
        )}
      <PractitionerNote details={details} />
      {kind === 'ai' && <Disclaimer />}
    </div>
  );
}
