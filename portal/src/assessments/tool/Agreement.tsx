import { futureReaders } from '@practice/contract/assessment-messages';
import { dayInSentence, withOn } from '@practice/contract/format';
import type { ComponentProps } from 'react';
import { Loaded } from '../../layout/Loaded.tsx';
import { useTool } from '../assessments.queries.ts';
import { Disclaimer } from '../result/notices.tsx';

export const agreementId = 'agreement';
const errorId = `${agreementId}-error`;

export function Agreement({ isMissing, ...checkbox }: ComponentProps<'input'> & { isMissing: boolean }) {
  return (
    <section className="stack box" aria-label="Before you send it">
      <h3 className="text-lg">Before you send it</h3>
      <Disclaimer />
      <Loaded from={useTool()} what="the assessment" skeletons={{ heights: ['2.75rem'] }}>
        {({ readBy, disclaimerAcceptedAt: acceptedAt }) => (
          <>
            <p className="text-sm">{futureReaders[readBy]}</p>
            {acceptedAt ? (
              <p className="text-sm text-soft">You accepted this {withOn(dayInSentence(acceptedAt))}.</p>
            ) : (
              <label className="option large text-strong">
                <input
                  {...checkbox}
                  id={agreementId}
                  type="checkbox"
                  aria-invalid={isMissing}
                  aria-describedby={isMissing ? errorId : undefined}
                />
                I’ve read this and I agree.
              </label>
            )}
            {!acceptedAt && isMissing && (
              <p className="text-sm text-strong text-danger" id={errorId} role="alert">
                Please check this box first. We’ll only ask once.
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
