import {
  type ConsultationRequest,
  type RequestState,
  requestStates,
} from '@practice/contract/consultation-requests';
import { useQueryClient } from '@tanstack/react-query';
import { useUpdate } from 'react-admin';
import type { CallError } from '../dataProvider.ts';
import styles from './StateChoice.module.css';

const headingId = 'state-heading';

/** How far we are with the request. Choosing is saving; what is shown as chosen is what the server holds. */
export function StateChoice({ request }: { request: ConsultationRequest }) {
  const queries = useQueryClient();
  const [update, { isPending, isSuccess, error, variables }] = useUpdate<ConsultationRequest, CallError>();
  const wanted = variables?.data?.state;

  function choose(state: RequestState) {
    if (isPending || state === request.state) return;
    update(
      'consultation-requests',
      { id: request.id, data: { state }, previousData: request },
      {
        mutationMode: 'pessimistic',
        onError: () => {},
        // The list behind may be filtered by state.
        onSuccess: () => queries.invalidateQueries({ queryKey: ['consultation-requests', 'getList'] }),
      },
    );
  }

  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>State</h3>
        <p className={error ? styles.failed : styles.said} role="status">
          {isPending && 'Saving…'}
          {error && `Not changed. ${error.message}`}
          {isSuccess && 'Saved'}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div className={styles.choice} role="group" aria-labelledby={headingId} aria-busy={isPending}>
        {requestStates.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={isPending && wanted === value ? styles.saving : undefined}
            aria-pressed={request.state === value}
            onClick={() => choose(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
