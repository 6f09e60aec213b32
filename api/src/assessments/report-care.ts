import { longDate } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { careFor } from '@practice/desk/care';
import { callsIn, groundsOf } from '@practice/desk/emergency';
import type { Assessment } from './assessment.entity.ts';

interface ReportCare {
  first: string;
  /** A paragraph each. */
  paragraphs: string[];
}

/** What a report says before anything of a desk; with its date, for it may be read much later. Undefined where there is nothing. */
export function reportCare({
  redFlags,
  assessmentDate,
}: Pick<Assessment, 'redFlags' | 'assessmentDate'>): ReportCare | undefined {
  const care = careFor(redFlags);
  if (!care) return undefined;
  const isEmergency = care.kind === 'emergency';
  const isCalm = care.kind === 'unclear';
  const why = care.why.join(' ');
  const first = care.first.join(' ');
  const { wrote, checked } = groundsOf(redFlags, care.kind);
  const quoted = (verb: string, said: readonly string[]) =>
    said.length > 0
      ? [`On ${longDate(assessmentDate)}, you ${verb}: ${said.map((words) => `“${words}”`).join(', ')}`]
      : [];
  return {
    // What is only unclear is said as one calm sentence.
    first: isEmergency ? `If this is still so: ${first}` : isCalm ? `${why} ${first}` : first,
    paragraphs: [
      ...quoted('wrote', wrote),
      ...quoted('checked', checked),
      ...(isCalm ? [] : [why]),
      ...(isEmergency ? callsIn(care.first).flatMap(({ steps }) => steps) : []),
      care.desk,
      ...(isEmergency ? [`We didn’t score your desk. Our number, for later: ${practice.phone}.`] : []),
      ...(care.spanish ? [care.spanish] : []),
    ],
  };
}
