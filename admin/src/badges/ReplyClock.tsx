import { CircularProgress, Typography } from '@mui/material';
import { type ConsultationRequest, replyDue } from '@practice/contract/consultation-requests';
import { practice } from '@practice/contract/practice';
import { useNow } from '../layout/useRefresh.ts';

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

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const soon = 6 * hour;

type ReplyClock = { text: string; tone: 'calm' | 'soon' | 'overdue' | 'kept' | 'late'; left: number };

export function replyClock(
  request: Pick<ConsultationRequest, 'createdAt' | 'answeredAt'>,
  now: number,
): ReplyClock {
  const due = replyDue(request);
  if (request.answeredAt !== null) {
    const answered = Date.parse(request.answeredAt);
    const text = `answered in ${span(answered - Date.parse(request.createdAt))}`;
    return { text, tone: answered <= due ? 'kept' : 'late', left: 0 };
  }
  if (now > due) return { text: `overdue by ${span(now - due)}`, tone: 'overdue', left: 0 };
  const left = Math.min(1, (due - now) / (practice.replyWithinHours * hour));
  return { text: `${span(due - now)} left`, tone: due - now <= soon ? 'soon' : 'calm', left };
}

function span(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`;
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / day)} days`;
}
