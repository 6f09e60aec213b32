import { Box, Card, CardActionArea, CardHeader, List } from '@mui/material';
import { greetedName } from '@practice/contract/auth';
import { dayAndTime, weekdayAndDay } from '@practice/contract/format';
import { paths } from '@practice/contract/paths';
import { alerts } from '@practice/contract/routes';
import type { Alert } from '@practice/contract/routes/alerts';
import { CanAccess } from 'react-admin';
import { Link, type LinkProps } from 'react-router';
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
  useRefresh();
  return (
    <>
      <PageTitle
        title="Dashboard"
        heading={`Welcome, ${greetedName(useSession())}`}
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
        <Shortcuts />
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

const areas = [
  { name: 'blog-posts', title: 'Manage Articles', text: 'Write, preview and publish for your readers.' },
  { name: 'consultation-requests', title: 'View Requests', text: 'Read and answer what people ask for.' },
  { name: 'resources', title: 'Manage Downloads', text: 'Put guides, videos and templates online.' },
];

/** With the origin, because relative links belong to the back office. */
const website = window.location.origin + paths.home;

const Shortcuts = () => (
  <Box component="nav" aria-label="Shortcuts" className="columns gap-4" sx={{ mt: 5, '--column': '14rem' }}>
    {areas.map(({ name, ...words }) => (
      <CanAccess key={name} action="list" resource={name}>
        <Shortcut to={`/${name}`} {...words} />
      </CanAccess>
    ))}
    <Shortcut to={website} title="Go to Website" text="See what your visitors see." />
  </Box>
);

const Shortcut = ({ title, text, ...link }: LinkProps & { title: string; text: string }) => (
  <Card>
    <CardActionArea component={Link} {...link} sx={{ height: '100%' }}>
      <CardHeader title={title} subheader={text} slotProps={{ title: { component: 'strong' } }} />
    </CardActionArea>
  </Card>
);
