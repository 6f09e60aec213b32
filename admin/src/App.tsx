import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { type ComponentProps, lazy, useEffect, useMemo } from 'react';
import { CoreAdminContext, CoreAdminUI, defaultI18nProvider, memoryStore, Resource } from 'react-admin';
import { BrowserRouter } from 'react-router';
import { authProvider } from './authProvider.ts';
import { createDataProvider } from './dataProvider.ts';
import { Crash } from './layout/Crash.tsx';
import { Layout } from './layout/Layout.tsx';
import { Loading } from './layout/Loading.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { OpensLater } from './layout/OpensLater.tsx';
import { theme } from './look/theme.ts';
import { Session, useSession } from './session/Session.tsx';

const openRequests = () => import('./consultation-requests/ConsultationRequestList.tsx');

const Dashboard = lazy(async () => ({ default: (await import('./dashboard/Dashboard.tsx')).Dashboard }));
const StillWaiting = lazy(async () => ({
  default: (await import('./consultation-requests/StillWaiting.tsx')).StillWaiting,
}));
const NewSinceYesterday = lazy(async () => ({
  default: (await import('./consultation-requests/NewSinceYesterday.tsx')).NewSinceYesterday,
}));
const ConsultationRequestList = lazy(async () => ({
  default: (await openRequests()).ConsultationRequestList,
}));

export function App() {
  return (
    // In a layer of their own, MUI's styles give way to ours wherever both speak.
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={theme}>
        <BrowserRouter basename="/admin">
          <Session>
            <BackOffice />
          </Session>
        </BrowserRouter>
      </ThemeProvider>
    </StyledEngineProvider>
  );
}

const dataProvider = createDataProvider();
// In memory: a search for a person's name does not stay on the machine.
const store = memoryStore();
const queryClient = new QueryClient({
  // Offline, a call fails with a sentence instead of waiting in silence.
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** The back office is a list of rooms; each is an object of screens. */
function BackOffice() {
  const user = useSession();
  const auth = useMemo(() => authProvider(user), [user]);
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={auth}
      i18nProvider={defaultI18nProvider}
      store={store}
      queryClient={queryClient}
    >
      <CoreAdminUI
        title="Back office"
        layout={Layout}
        dashboard={Home}
        catchAll={NotFound}
        loading={PageLoading}
        error={Crash}
        disableTelemetry
      >
        <Resource name="consultation-requests" list={ConsultationRequestList} />
        <Resource name="blog-posts" list={<OpensLater {...rooms.blogPosts} />} />
        <Resource name="client-appointments" list={<OpensLater {...rooms.clientAppointments} />} />
        <Resource name="resources" list={<OpensLater {...rooms.resources} />} />
      </CoreAdminUI>
    </CoreAdminContext>
  );
}

function Home() {
  // From here one mostly goes to the requests: their script comes while one reads.
  useEffect(() => {
    const timer = setTimeout(() => openRequests().catch(() => {}), 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dashboard>
      <StillWaiting />
      <NewSinceYesterday />
    </Dashboard>
  );
}

function PageLoading() {
  return <Loading fills="page" />;
}

const rooms = {
  blogPosts: {
    title: 'Articles & Content',
    holds: [
      'Write articles and see each page as your readers will see it',
      'Keep drafts to yourself until you publish them',
      'Change or take down what is published',
    ],
  },
  clientAppointments: {
    title: 'Client Appointments',
    holds: [
      'See every appointment with its client, time, place and state',
      'Open one to read its description and history',
    ],
  },
  resources: {
    title: 'Resources & Downloads',
    holds: [
      'Put guides, videos and templates online, for everybody or for you alone',
      'See how often each file was downloaded',
    ],
  },
} satisfies Record<string, ComponentProps<typeof OpensLater>>;
