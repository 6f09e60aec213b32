import type { AdminAssessment } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { shortDate } from '@practice/contract/format';
import { receiptNumber } from '@practice/contract/payments';
import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { authProvider } from './authProvider.ts';
import { nameOf } from './client-appointments/appointment-texts.ts';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { notReviewed, unanswered } from './dashboard/panels.tsx';
import { createDataProvider } from './dataProvider.ts';
import { i18nProvider } from './i18nProvider.ts';
import { AccessDenied, ErrorPage, NotFound } from './layout/ErrorPage.tsx';
import * as icons from './layout/icons.ts';
import { Layout } from './layout/Layout.tsx';
import { Loading } from './layout/Loading.tsx';
import { lazyOf } from './layout/lazy-of.ts';
import { buyerOf, type PaymentRow } from './payments/payment-row.ts';
import { queryClient } from './queryClient.ts';
import { withSecondFactorPrompt } from './second-factor/prompt.ts';
import { theme } from './theme/theme.ts';

const BlogPostList = lazyOf(() => import('./blog-posts/BlogPostList.tsx'), 'BlogPostList');
const BlogPostForm = lazyOf(() => import('./blog-posts/BlogPostForm.tsx'), 'BlogPostForm');
const RequestList = lazyOf(() => import('./consultation-requests/RequestList.tsx'), 'RequestList');
const SetUpClient = lazyOf(() => import('./consultation-requests/SetUpClient.tsx'), 'SetUpClient');
const AppointmentList = lazyOf(() => import('./client-appointments/AppointmentList.tsx'), 'AppointmentList');
const CalendarPage = lazyOf(() => import('./client-appointments/CalendarPage.tsx'), 'CalendarPage');
const NewAppointment = lazyOf(() => import('./client-appointments/NewAppointment.tsx'), 'NewAppointment');
const HoursPage = lazyOf(() => import('./client-appointments/HoursPage.tsx'), 'HoursPage');
const ClientList = lazyOf(() => import('./clients/ClientList.tsx'), 'ClientList');
const ClientPage = lazyOf(() => import('./clients/ClientPage.tsx'), 'ClientPage');
const NewClient = lazyOf(() => import('./clients/NewClient.tsx'), 'NewClient');
const NewColleague = lazyOf(() => import('./clients/NewClient.tsx'), 'NewColleague');
const AssessmentList = lazyOf(() => import('./assessments/AssessmentList.tsx'), 'AssessmentList');
const AssessmentPage = lazyOf(() => import('./assessments/AssessmentPage.tsx'), 'AssessmentPage');
const NewAssessment = lazyOf(() => import('./assessments/AssessmentForms.tsx'), 'NewAssessment');
const EditAssessment = lazyOf(() => import('./assessments/AssessmentForms.tsx'), 'EditAssessment');
const PaymentList = lazyOf(() => import('./payments/PaymentList.tsx'), 'PaymentList');
const ServiceList = lazyOf(() => import('./services/ServiceList.tsx'), 'ServiceList');
const ServiceCreate = lazyOf(() => import('./services/ServiceForm.tsx'), 'ServiceCreate');
const ServiceEdit = lazyOf(() => import('./services/ServiceForm.tsx'), 'ServiceEdit');
const PractitionerList = lazyOf(() => import('./practitioners/PractitionerList.tsx'), 'PractitionerList');
const PractitionerCreate = lazyOf(() => import('./practitioners/PractitionerForm.tsx'), 'PractitionerCreate');
const PractitionerEdit = lazyOf(() => import('./practitioners/PractitionerForm.tsx'), 'PractitionerEdit');
const ResourceList = lazyOf(() => import('./resources/ResourceList.tsx'), 'ResourceList');
const ResourceCreate = lazyOf(() => import('./resources/ResourceForm.tsx'), 'ResourceCreate');
const ResourceEdit = lazyOf(() => import('./resources/ResourceForm.tsx'), 'ResourceEdit');
const Trash = lazyOf(() => import('./list/Trash.tsx'), 'Trash');
const AuditLogList = lazyOf(() => import('./audit-log/AuditLogList.tsx'), 'AuditLogList');
const StatusPage = lazyOf(() => import('./status/StatusPage.tsx'), 'StatusPage');
const SecurityPage = lazyOf(() => import('./second-factor/SecurityPage.tsx'), 'SecurityPage');

const dataProvider = createDataProvider(withSecondFactorPrompt(fetch));
// In memory, so that searches for people's names don't stay on the machine.
const store = memoryStore();

const BackOffice = () => (
  <Admin
    title="Back office"
    {...{ authProvider, dataProvider, i18nProvider, queryClient, store, theme }}
    darkTheme={null}
    layout={Layout}
    dashboard={Dashboard}
    catchAll={NotFound}
    accessDenied={AccessDenied}
    loading={Loading}
    error={() => <ErrorPage />}
    requireAuth
    disableTelemetry
  >
    <CustomRoutes>
      <Route path="security" element={<SecurityPage />} />
    </CustomRoutes>
    <Resource name="blog-posts" icon={icons.ArticlesIcon} list={BlogPostList}>
      <Route path="new" element={<BlogPostForm />} />
      <Route path="edit/:id" element={<BlogPostForm />} />
      <Route path="trash" element={<Trash />} />
    </Resource>
    <Resource
      name="consultation-requests"
      icon={icons.RequestsIcon}
      options={{ unread: { filter: unanswered.filter, words: 'waiting for an answer' } }}
      recordRepresentation="fullName"
      list={RequestList}
    >
      <Route path=":id/client" element={<SetUpClient />} />
    </Resource>
    <Resource
      name="client-appointments"
      icon={icons.AppointmentsIcon}
      recordRepresentation={nameOf}
      list={AppointmentList}
    >
      <Route path="calendar/:id?" element={<CalendarPage />} />
      <Route path="new" element={<NewAppointment />} />
      <Route path="hours" element={<HoursPage />} />
    </Resource>
    <Resource name="services" icon={icons.ServicesIcon} list={ServiceList}>
      <Route path="new" element={<ServiceCreate />} />
      <Route path="edit/:id" element={<ServiceEdit />} />
    </Resource>
    <Resource name="practitioners" icon={icons.PractitionersIcon} list={PractitionerList}>
      <Route path="new" element={<PractitionerCreate />} />
      <Route path="edit/:id" element={<PractitionerEdit />} />
    </Resource>
    <Resource name="clients" icon={icons.ClientsIcon} recordRepresentation="name" list={ClientList}>
      <Route path="new" element={<NewClient />} />
      <Route path="colleague" element={<NewColleague />} />
      <Route path=":id" element={<ClientPage />} />
    </Resource>
    <Resource
      name="assessments"
      icon={icons.AssessmentsIcon}
      options={{ unread: { filter: notReviewed.filter, words: 'to review' } }}
      recordRepresentation={(row: AdminAssessment) =>
        `${personName(row.user)}, ${shortDate(row.assessmentDate)}`
      }
      list={AssessmentList}
    >
      <Route path="new" element={<NewAssessment />} />
      <Route path=":id" element={<AssessmentPage />} />
      <Route path=":id/edit" element={<EditAssessment />} />
    </Resource>
    <Resource
      name="payments"
      icon={icons.PaymentsIcon}
      recordRepresentation={(row: PaymentRow) => `${receiptNumber(row.id)}, ${buyerOf(row)}`}
      list={PaymentList}
    />
    <Resource name="resources" icon={icons.DownloadsIcon} list={ResourceList}>
      <Route path="new" element={<ResourceCreate />} />
      <Route path="edit/:id" element={<ResourceEdit />} />
      <Route path="trash" element={<Trash />} />
    </Resource>
    <Resource name="audit-log" icon={icons.HistoryIcon} list={AuditLogList} />
    <Resource name="status" icon={icons.StatusIcon} list={StatusPage} />
  </Admin>
);

// A data router, because `useBlocker` needs one.
const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: '/admin' });

/** With transitions, a list could render late and overwrite a newer filter. */
export const App = () => <RouterProvider router={router} useTransitions={false} />;
