import { QueryClient } from '@tanstack/react-query';
import { Admin, CustomRoutes, memoryStore, Resource, type ResourceProps } from 'react-admin';
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
import { i18nProvider } from './i18nProvider.ts';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { Loading } from './layout/Loading.tsx';
import { lazyScreen } from './layout/lazy-screen.ts';
import { NotFound } from './layout/NotFound.tsx';
import { IncomeByMonth } from './payments/IncomeByMonth.tsx';
import { payments } from './payments/index.ts';
import { resources } from './resources/index.tsx';
import { withSecondFactorPrompt } from './second-factor/prompt.ts';
import { status } from './status/index.ts';
import { theme } from './theme/theme.ts';

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
// In memory, so that a search for a person's name does not stay on the machine.
const store = memoryStore();
const queryClient = new QueryClient({
  // Without a connection, a call fails with a message. By default it would wait.
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// A data router, because `useBlocker` needs one.
const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: '/admin' });

/** Transitions would render a list late and overwrite a filter chosen meanwhile. */
export const App = () => <RouterProvider router={router} useTransitions={false} />;

function BackOffice() {
  return (
    <Admin
      title="Back office"
      {...{ authProvider, dataProvider, i18nProvider, queryClient, store, theme }}
      darkTheme={null}
      layout={Layout}
      dashboard={() => <Dashboard panels={panels} />}
      catchAll={NotFound}
      loading={Loading}
      error={() => <ErrorPage />}
      requireAuth
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="security" element={<SecurityPage />} />
      </CustomRoutes>
      {sections.map((section) => (
        <Resource key={section.name} {...section} />
      ))}
    </Admin>
  );
}
