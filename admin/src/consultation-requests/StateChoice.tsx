import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type ConsultationRequest, requestStates } from '@practice/contract/consultation-requests';
import { useStateChange } from './useStateChange.ts';

const headingId = 'state-heading';
const asRadio = { role: 'radio', 'aria-pressed': undefined };

export function StateChoice({ request }: { request: ConsultationRequest }) {
  const { change, isPending, isSuccess, error } = useStateChange(request);
  return (
    <section className="stack gap-2" aria-labelledby={headingId}>
      <div className="cluster between baseline">
        <h3 id={headingId}>State</h3>
        <Typography variant="caption" color={error ? 'error' : 'textSecondary'} role="status">
          {isPending && 'Saving…'}
          {error && `Not changed. ${error.message}`}
          {isSuccess && 'Saved'}
        </Typography>
      </div>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        role="radiogroup"
        aria-labelledby={headingId}
        value={request.state}
        onChange={(_, state) => state && change(state)}
      >
        {requestStates.map(({ value, label }) => (
          <ToggleButton key={value} value={value} {...asRadio} aria-checked={value === request.state}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </section>
  );
}
