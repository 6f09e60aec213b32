import { futureReaders } from '@practice/contract/assessment-messages';
import type { AssessmentTool } from '@practice/contract/assessments';
import { dayInSentence, withOn } from '@practice/contract/format';
import { Skeleton } from '@practice/ui/Skeleton';
import { Disclaimer } from '../result/notices.tsx';

export const agreementId = 'agreement';
const errorId = `${agreementId}-error`;

interface AgreementProps {
  tool: AssessmentTool | undefined;
  checked: boolean;
  isMissing: boolean;
  onChange: (isChecked: boolean) => void;
}

export function Agreement({ tool, checked, isMissing, onChange }: AgreementProps) {
  const acceptedAt = tool?.disclaimerAcceptedAt;
  return (
    <section className="stack box" aria-label="Before you send it">
      <h3 className="text-lg">Before you send it</h3>
      <Disclaimer />
      {tool ? <p className="text-sm">{futureReaders[tool.readBy]}</p> : <Skeleton height="2.75rem" />}
      {acceptedAt ? (
        <p className="text-sm text-soft">You accepted this {withOn(dayInSentence(acceptedAt))}.</p>
      ) : (
        tool && (
          <>
            <label className="option large text-strong">
              <input
                id={agreementId}
                type="checkbox"
                checked={checked}
                aria-invalid={isMissing}
                aria-describedby={isMissing ? errorId : undefined}
                onChange={(event) => onChange(event.target.checked)}
              />
              I’ve read this and I agree.
            </label>
            {isMissing && (
              <p className="text-sm text-strong text-danger" id={errorId} role="alert">
                Please check this box first. We’ll only ask once.
              </p>
            )}
          </>
        )
      )}
    </section>
  );
}
