import { Card, CardHeader, List, ListItem, ListItemText } from '@mui/material';
import { dayAndTime } from '@practice/contract/format';
import { alerts } from '@practice/contract/routes';
import type { Alert } from '@practice/contract/routes/alerts';
import { RetryMessage } from '../layout/LoadError.tsx';
import { useCall } from '../layout/useCall.ts';
import { ActionButton } from '../list/ActionButton.tsx';

const headingId = 'needs-attention-heading';

export function NeedsAttention() {
  const { data, error, refetch } = useCall(['alerts'], alerts.list);
  if (error) {
    return (
      <RetryMessage sx={{ mb: 3 }} title="Needs attention" onRetry={refetch}>
        We couldn’t check whether everything works. {error.message}
      </RetryMessage>
    );
  }
  if (!data?.length) return null;
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{
        mb: 3,
        borderInlineStart: '4px solid var(--color-warning)',
        bgcolor: 'warning.light',
      }}
    >
      <CardHeader title="Needs attention" slotProps={{ title: { component: 'h2', id: headingId } }} />
      <List>
        {data.map((alert) => (
          <ListItem key={alert.id} className="cluster between break-anywhere">
            <ListItemText primary={alert.message} secondary={since(alert)} />
            <ActionButton
              label="Dismiss"
              fullLabel={`Dismiss: ${alert.message}`}
              variant="secondary"
              size="small"
              run={(calls) => calls.call(alerts.dismiss, { params: { id: alert.id } })}
              done={{ title: 'Dismissed', description: 'If it happens again, you’ll see it here again.' }}
              failed="Not dismissed"
            />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}

function since({ count, firstAt, lastAt }: Alert): string {
  if (count === 1) return dayAndTime(firstAt);
  return `${count} times · First: ${dayAndTime(firstAt)} · Last: ${dayAndTime(lastAt)}`;
}
