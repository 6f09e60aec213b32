import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { type ComponentProps, lazy, useEffect, useMemo } from 'react';
import { CoreAdminContext, CoreAdminUI, defaultI18nProvider, memoryStore, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { authProvider } from './authProvider.ts';
import { createDataProvider } from './dataProvider.ts';
import { CallsInPlace } from './form/CallsInPlace.tsx';
import { Crash } from './layout/Crash.tsx';
import { Layout } from './layout/Layout.tsx';
import { Loading } from './layout/Loading.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { OpensLater } from './layout/OpensLater.tsx';
import { theme } from './look/theme.ts';
import { Session, useSession } from './session/Session.tsx';

const openRequests = () => import('./consultation-requests/ConsultationRequestList.tsx');
const openEditor = () => import('./blog-posts/BlogPostEdit.tsx');

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
const Drafts = lazy(async () => ({ default: (await import('./blog-posts/Drafts.tsx')).Drafts }));
const BlogPostList = lazy(async () => ({
  default: (await import('./blog-posts/BlogPostList.tsx')).BlogPostList,
}));
const BlogPostEdit = lazy(async () => ({ default: (await openEditor()).BlogPostEdit }));
const BlogPostCreate = lazy(async () => ({
  default: (await import('./blog-posts/BlogPostCreate.tsx')).BlogPostCreate,
}));
const BlogPostTrash = lazy(async () => ({
  default: (await import('./blog-posts/BlogPostTrash.tsx')).BlogPostTrash,
}));
const ResourceList = lazy(async () => ({
  default: (await import('./resources/ResourceList.tsx')).ResourceList,
}));
const ResourceCreate = lazy(async () => ({
  default: (await import('./resources/ResourceCreate.tsx')).ResourceCreate,
}));
const ResourceEdit = lazy(async () => ({
  default: (await import('./resources/ResourceEdit.tsx')).ResourceEdit,
}));
const ResourceTrash = lazy(async () => ({
  default: (await import('./resources/ResourceTrash.tsx')).ResourceTrash,
}));

export function App() {
  return (
    // In a layer of their own, MUI's styles give way to ours wherever both speak.
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={theme}>
        {/* At once: a list that lags behind its address would take back what was chosen in that moment. */}
        <RouterProvider router={router} useTransitions={false} />
      </ThemeProvider>
    </StyledEngineProvider>
  );
}

// The kind of router that can hold somebody back who is about to leave unsaved text.
const router = createBrowserRouter(
  [
    {
      path: '*',
      element: (
        <Session>
          <BackOffice />
        </Session>
      ),
    },
  ],
  { basename: '/admin' },
);
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
    <CallsInPlace value={dataProvider}>
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
          <Resource name="blog-posts" list={Posts}>
            <Route path="new" element={<BlogPostCreate />} />
            <Route path="edit/:id" element={<BlogPostEdit />} />
            <Route path="trash" element={<BlogPostTrash />} />
          </Resource>
          <Resource name="client-appointments" list={<OpensLater {...clientAppointments} />} />
          <Resource name="resources" list={ResourceList}>
            <Route path="new" element={<ResourceCreate />} />
            <Route path="edit/:id" element={<ResourceEdit />} />
            <Route path="trash" element={<ResourceTrash />} />
          </Resource>
        </CoreAdminUI>
      </CoreAdminContext>
    </CallsInPlace>
  );
}

function Home() {
  // From here one mostly goes to the requests.
  useSoon(openRequests);
  return (
    <Dashboard>
      <StillWaiting />
      <NewSinceYesterday />
      <Drafts />
    </Dashboard>
  );
}

function Posts() {
  useSoon(openEditor);
  return <BlogPostList />;
}

/** The script of the room where one mostly goes next comes while one reads. */
function useSoon(open: () => Promise<unknown>) {
  useEffect(() => {
    const timer = setTimeout(() => open().catch(() => {}), 1000);
    return () => clearTimeout(timer);
  }, [open]);
}

function PageLoading() {
  return <Loading fills="page" />;
}

const clientAppointments = {
  title: 'Client Appointments',
  holds: [
    'See every appointment with its client, time, place and state',
    'Open one to read its description and history',
  ],
} satisfies ComponentProps<typeof OpensLater>;
