import { CircularProgress, Typography } from '@mui/material';
import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { useNow } from '../layout/useNow.ts';
import { replyClock } from './reply-clock.ts';

const looks = {
  calm: { mark: 'primary', text: 'textSecondary' },
  soon: { mark: 'warning', text: 'warning' },
  overdue: { mark: 'error', text: 'error' },
  kept: { mark: 'success', text: 'textSecondary' },
  late: { mark: 'inherit', text: 'textSecondary' },
} as const;

export function ReplyClock({ request }: { request: ConsultationRequest }) {
  const { text, tone, left } = replyClock(request, useNow());
  const { mark, text: color } = looks[tone];
  const isAnswered = request.answeredAt !== null;
  return (
    <Typography
      component="span"
      variant="body2"
      color={color}
      className="nowrap"
      sx={{
        display: 'inline-flex',
        gap: 1,
        alignItems: 'baseline',
        fontWeight: tone === 'soon' || tone === 'overdue' ? 600 : undefined,
      }}
    >
      <CircularProgress
        aria-hidden
        sx={{ alignSelf: 'center' }}
        variant="determinate"
        enableTrackSlot
        size={16}
        thickness={6}
        color={mark}
        value={isAnswered ? 100 : left * 100}
      />
      {text}
    </Typography>
  );
}
