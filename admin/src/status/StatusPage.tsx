import { Card, List, ListItem, ListItemText, Stack } from '@mui/material';
import { dayAndTime } from '@practice/contract/format';
import { status } from '@practice/contract/routes';
import type { UndeliveredEmail } from '@practice/contract/routes/status';
import { Badge } from '../badges/Badges.tsx';
import { useCall } from '../dataProvider.ts';
import { LoadError, LoadingCards, OutdatedNotice } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Section } from '../layout/Section.tsx';
import { useRefresh } from '../layout/useRefresh.ts';
import { ActionButton } from '../list/ActionButton.tsx';

export function StatusPage() {
  const { data, error, refetch } = useCall(['status'], status.read);
  useRefresh();
  return (
    <>
      <PageTitle
        title="Status"
        lead="Whether everything behind your website works, and what to do if something doesn’t."
      />
      {error && !data && <LoadError heading="We couldn’t load the status" error={error} onRetry={refetch} />}
      {error && data && <OutdatedNotice what="This page" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingCards heights={['9rem', '10rem', '11rem']} />}
      {data && (
        <Stack spacing={3}>
          <Card className="break-anywhere">
            <List aria-label="Parts of your website" disablePadding>
              {data.facts.map(({ name, text, todo }) => (
                <ListItem key={name} divider sx={{ gap: 2, alignItems: 'start' }}>
                  <ListItemText
                    primary={name}
                    secondary={
                      <>
                        {text} {todo && <strong className="block">{todo}</strong>}
                      </>
                    }
                  />
                  <Badge tone={todo ? 'warning' : 'success'}>{todo ? 'Needs attention' : 'OK'}</Badge>
                </ListItem>
              ))}
            </List>
          </Card>
          {data.undelivered.length > 0 && (
            <Section heading="Emails that weren’t delivered">
              <List disablePadding>
                {data.undelivered.map((email) => (
                  <Undelivered key={email.id} email={email} />
                ))}
              </List>
            </Section>
          )}
        </Stack>
      )}
    </>
  );
}

const Undelivered = ({ email: { id, subject, to, reason, failedAt } }: { email: UndeliveredEmail }) => (
  <ListItem disableGutters className="cluster between">
    <ListItemText
      primary={subject}
      secondary={
        <>
          To {to}: {reason} <small className="block">{dayAndTime(failedAt)}</small>
        </>
      }
    />
    <ActionButton
      label="Send again"
      fullLabel={`Send again: ${subject}, to ${to}`}
      run={(calls) => calls.call(status.sendAgain, { params: { id } })}
      done={{
        title: 'Sending it again',
        description: 'If it doesn’t arrive, you’ll see it here again.',
      }}
      failed="Not sent again"
    />
  </ListItem>
);
