import { Card, CardContent, List, Stack } from '@mui/material';
import { dayAndTime } from '@practice/contract/format';
import { status } from '@practice/contract/routes';
import { Badge } from '../badges/Badges.tsx';
import { useCall } from '../dataProvider.ts';
import { Loaded, Loading } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Row, Section } from '../layout/Section.tsx';
import { useRefresh } from '../layout/useRefresh.ts';
import { ActionButton } from '../list/ActionButton.tsx';

const lead = 'Whether everything behind your website works, and what to do if something doesn’t.';

const sent = { title: 'Sending it again', description: 'If it doesn’t arrive, you’ll see it here again.' };

export function StatusPage() {
  useRefresh();
  return (
    <>
      <PageTitle title="Status" lead={lead} />
      <Loaded query={useCall(['status'], status.read)} what="the status" loading={<Loading />}>
        {({ facts, undelivered }) => (
          <Stack spacing={3}>
            <Card>
              <CardContent component={List} aria-label="Parts of your website">
                {facts.map(({ name, text, todo }) => (
                  <Row
                    key={name}
                    primary={name}
                    secondary={
                      <>
                        {text} {todo && <strong className="block">{todo}</strong>}
                      </>
                    }
                  >
                    <Badge tone={todo ? 'warning' : 'success'}>{todo ? 'Needs attention' : 'OK'}</Badge>
                  </Row>
                ))}
              </CardContent>
            </Card>
            {undelivered.length > 0 && (
              <Section heading="Emails that weren’t delivered">
                <List disablePadding>
                  {undelivered.map(({ id, subject, to, reason, failedAt: at }) => (
                    <Row key={id} primary={subject} secondary={`To ${to}: ${reason} · ${dayAndTime(at)}`}>
                      <ActionButton
                        label="Send again"
                        fullLabel={`Send again: ${subject}, to ${to}`}
                        run={(calls) => calls.call(status.sendAgain, { params: { id } })}
                        done={sent}
                        failed="Not sent again"
                      />
                    </Row>
                  ))}
                </List>
              </Section>
            )}
          </Stack>
        )}
      </Loaded>
    </>
  );
}
