import { Box, Card, CardActionArea, CardHeader, List } from '@mui/material';
import { greetedName, type SessionUser } from '@practice/contract/auth';
import { dayAndTime, weekdayAndDay } from '@practice/contract/format';
import { paths } from '@practice/contract/paths';
import { may } from '@practice/contract/permissions';
import { alerts } from '@practice/contract/routes';
import type { Alert } from '@practice/contract/routes/alerts';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router';
import { useCall } from '../dataProvider.ts';
import { RetryMessage, Together } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { Row, Section } from '../layout/Section.tsx';
import { useRefresh } from '../layout/useRefresh.ts';
import { ActionButton } from '../list/ActionButton.tsx';
import { Banner } from '../second-factor/Banner.tsx';
import { useSession } from '../session/Session.tsx';
import { IncomeByMonth } from './IncomeByMonth.tsx';
import { Drafts, RecentRequests, TodayAndTomorrow, Unanswered, Unreviewed } from './panels.tsx';

const panels = {
  '--column': '26rem',
  '& > :last-child, & > :nth-of-type(odd):nth-last-of-type(2)': { gridColumn: '1 / -1' },
};

export function Dashboard() {
  const user = useSession();
  useRefresh();
  return (
    <>
      <PageTitle
        title="Dashboard"
        heading={`Welcome, ${greetedName(user)}`}
        lead={weekdayAndDay(new Date())}
        description="What’s new since yesterday: requests, appointments and drafts. And shortcuts for running the website."
      />
      <Together>
        <CanAccess action="list" resource="alerts">
          <NeedsAttention />
        </CanAccess>
        <Box className="columns gap-5 align-start" sx={panels}>
          <TodayAndTomorrow />
          <Unanswered />
          <RecentRequests />
          <Unreviewed />
          <Drafts />
          <CanAccess action="income" resource="payments">
            <IncomeByMonth />
          </CanAccess>
        </Box>
        <Banner />
        <Shortcuts role={user.role} />
      </Together>
    </>
  );
}

const warning = { mb: 3, borderInlineStart: '4px solid var(--color-warning)', bgcolor: 'warning.light' };

function NeedsAttention() {
  const { data, error, refetch, isPending } = useCall(['alerts'], alerts.list);
  if (error) {
    return (
      <RetryMessage sx={{ mb: 3 }} title="Needs attention" onRetry={refetch}>
        We couldn’t check whether everything works. {error.message}
      </RetryMessage>
    );
  }
  if (!data?.length) return <div aria-busy={isPending} />;
  return (
    <Section heading="Needs attention" sx={warning}>
      <List disablePadding>
        {data.map((alert) => (
          <Row key={alert.id} primary={alert.message} secondary={since(alert)}>
            <ActionButton
              label="Dismiss"
              fullLabel={`Dismiss: ${alert.message}`}
              run={(calls) => calls.call(alerts.dismiss, { params: { id: alert.id } })}
              done={{ title: 'Dismissed', description: 'If it happens again, you’ll see it here again.' }}
              failed="Not dismissed"
            />
          </Row>
        ))}
      </List>
    </Section>
  );
}

function since({ count, firstAt, lastAt }: Alert): string {
  if (count === 1) return dayAndTime(firstAt);
  return `${count} times · First: ${dayAndTime(firstAt)} · Last: ${dayAndTime(lastAt)}`;
}

const home = { to: paths.home, reloadDocument: true };
const shortcuts = [
  { area: 'blog-posts', title: 'Manage Articles', text: 'Write, preview and publish for your readers.' },
  { area: 'consultation-requests', title: 'View Requests', text: 'Read and answer what people ask for.' },
  { area: 'resources', title: 'Manage Downloads', text: 'Put guides, videos and templates online.' },
  { area: undefined, title: 'Go to Website', text: 'See what your visitors see.' },
] as const;

const Shortcuts = ({ role }: Pick<SessionUser, 'role'>) => (
  <Box component="nav" aria-label="Shortcuts" className="columns gap-4" sx={{ mt: 5, '--column': '14rem' }}>
    {shortcuts
      .filter(({ area }) => !area || may(role, `${area}.read`))
      .map(({ area, title, text }) => (
        <Card key={title}>
          <CardActionArea component={Link} {...(area ? { to: `/${area}` } : home)} sx={{ height: '100%' }}>
            <CardHeader title={title} subheader={text} slotProps={{ title: { component: 'strong' } }} />
          </CardActionArea>
        </Card>
      ))}
  </Box>
);
