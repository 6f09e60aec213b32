import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  memoryStore,
  Resource,
  type ResourceProps,
} from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { AssessmentsToReview } from './assessments/AssessmentsToReview.tsx';
import { assessments } from './assessments/index.tsx';
import { auditLog } from './audit-log/index.ts';
import { authProvider } from './authProvider.ts';
import { Drafts } from './blog-posts/Drafts.tsx';
import { blogPosts } from './blog-posts/index.tsx';
import { clientAppointments } from './client-appointments/index.tsx';
import { TodayAndTomorrow } from './client-appointments/TodayAndTomorrow.tsx';
import { clients } from './clients/index.tsx';
import { consultationRequests } from './consultation-requests/index.tsx';
import { RecentRequests, UnansweredRequests } from './consultation-requests/RequestPanels.tsx';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { createDataProvider } from './dataProvider.ts';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { Loading } from './layout/Loading.tsx';
import { lazyScreen } from './layout/lazy-screen.ts';
import { NotFound } from './layout/NotFound.tsx';
import { IncomeByMonth } from './payments/IncomeByMonth.tsx';
import { payments } from './payments/index.ts';
import { resources } from './resources/index.tsx';
import { withSecondFactorPrompt } from './second-factor/prompt.ts';
import { Session } from './session/Session.tsx';
import { status } from './status/index.ts';

const sections: readonly ResourceProps[] = [
  blogPosts,
  consultationRequests,
  clientAppointments,
  clients,
  assessments,
  payments,
  resources,
  auditLog,
  status,
];
const panels = [
  TodayAndTomorrow,
  UnansweredRequests,
  RecentRequests,
  AssessmentsToReview,
  Drafts,
  IncomeByMonth,
];

const SecurityPage = lazyScreen(() => import('./second-factor/SecurityPage.tsx'), 'SecurityPage');

const dataProvider = createDataProvider(withSecondFactorPrompt(fetch));
// The store is in memory, so that a search for a person's name does not stay on the machine. Its locale is react-admin's
// default, so that the first render does not wait for translations.
const store = memoryStore({ locale: 'en' });
const queryClient = new QueryClient({
  // Without a connection, a call fails with a message. By default it would wait.
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// A data router, because `useBlocker` needs one.
const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: '/admin' });

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Session>
        {/* Transitions would render a list late and overwrite a filter chosen meanwhile. */}
        <RouterProvider router={router} useTransitions={false} />
      </Session>
    </QueryClientProvider>
  );
}

function BackOffice() {
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      store={store}
      queryClient={queryClient}
    >
      <CoreAdminUI
        title="Back office"
        layout={Layout}
        catchAll={NotFound}
        loading={Loading}
        error={() => <ErrorPage />}
        disableTelemetry
      >
        {/* The `dashboard` of CoreAdminUI would ask once more who is signed in, and show a spinner meanwhile. */}
        <CustomRoutes>
          <Route index element={<Dashboard panels={panels} />} />
          <Route path="security" element={<SecurityPage />} />
        </CustomRoutes>
        {sections.map((section) => (
          <Resource key={section.name} {...section} />
        ))}
      </CoreAdminUI>
    </CoreAdminContext>
  );
}
