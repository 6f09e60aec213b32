import type { CareKind, RedFlag } from '@practice/desk/care';
import { reasonsFor } from '@practice/desk/emergency';

interface GroundsProps {
  flags: readonly RedFlag[];
  kind: CareKind;
  /** Such as 'on March 5, 2026', when it is not from today. */
  when?: string | undefined;
}

/** The person's own words and checked signs that led to care. */
export function Grounds({ flags, kind, when }: GroundsProps) {
  const { wrote, checked } = reasonsFor(flags, kind);
  return (
    <>
      <Said verb="wrote" said={wrote} when={when} />
      <Said verb="checked" said={checked} when={when} />
    </>
  );
}

function Said({ verb, said, when }: { verb: string; said: readonly string[]; when: string | undefined }) {
  if (said.length === 0) return null;
  return (
    <p className="break-anywhere">
      You {verb}
      {when && ` this ${when}`}:{' '}
      {said.map((words, at) => (
        <span key={words}>
          {at > 0 && ', '}
          <q>{words}</q>
        </span>
      ))}
    </p>
  );
}
