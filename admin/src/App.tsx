import { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  memoryStore,
  Resource,
  type ResourceProps,
} from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { assessmentPanels, assessments } from './assessments/index.tsx';
import { authProvider } from './authProvider.ts';
import { blogPosts, postPanels } from './blog-posts/index.tsx';
import { appointmentPanels, clientAppointments } from './client-appointments/index.tsx';
import { clients } from './clients/index.tsx';
import { consultationRequests, requestPanels } from './consultation-requests/index.tsx';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { createDataProvider } from './dataProvider.ts';
import { CallsInPlace } from './form/CallsInPlace.tsx';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { Loading } from './layout/Loading.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { paymentPanels, payments } from './payments/index.ts';
import { resources } from './resources/index.tsx';
import { Session, useSession } from './session/Session.tsx';

/** The sections of the back office, in the order of the menu. A section is an object of screens. */
const sections: readonly ResourceProps[] = [
  blogPosts,
  consultationRequests,
  clientAppointments,
  clients,
  assessments,
  payments,
  resources,
];
const panels = [...appointmentPanels, ...requestPanels, ...assessmentPanels, ...postPanels, ...paymentPanels];

export function App() {
  // At once: a list that lags behind its address would take back what was chosen in that moment.
  return <RouterProvider router={router} useTransitions={false} />;
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
// In memory: a search for a person's name does not stay on the machine. The language is react-admin's own, for which it
// need not wait: all words are ours.
const store = memoryStore({ locale: 'en' });
const queryClient = new QueryClient({
  // Offline, a call fails with a sentence instead of waiting in silence.
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const Crash = () => <ErrorPage />;

function BackOffice() {
  const user = useSession();
  const auth = useMemo(() => authProvider(user), [user]);
  return (
    <CallsInPlace value={dataProvider}>
      <CoreAdminContext
        dataProvider={dataProvider}
        authProvider={auth}
        store={store}
        queryClient={queryClient}
      >
        <CoreAdminUI
          title="Back office"
          layout={Layout}
          catchAll={NotFound}
          loading={Loading}
          error={Crash}
          disableTelemetry
        >
          {/* Not as its `dashboard`, which asks once more who is signed in, and draws a spinner meanwhile. */}
          <CustomRoutes>
            <Route index element={<Dashboard panels={panels} />} />
          </CustomRoutes>
          {sections.map((section) => (
            <Resource key={section.name} {...section} />
          ))}
        </CoreAdminUI>
      </CoreAdminContext>
    </CallsInPlace>
  );
}
