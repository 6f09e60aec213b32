/** Addresses of the one origin. Links, mails and redirects are made from these. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  mnri: '/mnri',
  resources: '/resources',
  blog: '/blog',
  feed: '/rss.xml',
  sitemap: '/sitemap.xml',
  contact: '/contact',
  faq: '/faq',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  auth: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  logoutHandler: '/logout-handler',
  checkout: '/checkout',
  paymentSuccess: '/payment-success',
  clientDashboard: '/client-dashboard',
  clientAppointments: '/client-dashboard?tab=appointments',
  bookAppointment: '/client-dashboard?tab=appointments&open=new',
  clientAssessments: '/client-dashboard?tab=assessments',
  clientAccount: '/client-dashboard/account',
  admin: '/admin',
  adminBlogPosts: '/admin/blog-posts',
  adminConsultationRequests: '/admin/consultation-requests',
  adminClientAppointments: '/admin/client-appointments',
  adminClients: '/admin/clients',
  adminAssessments: '/admin/assessments',
  adminPayments: '/admin/payments',
} as const;

/** Drawings that are files of their own: a script that shows one carries none of its lines. */
export const drawingNames = [
  'founders',
  'on-the-ball',
  'empty-seat',
  'closed-door',
  'open-door',
  'unplugged',
  'returned-card',
  'paid-receipt',
  'open-sheets',
  'torn-tape',
  'letter',
  'bank-clock',
] as const;
export type DrawingName = (typeof drawingNames)[number];

/** The address of a drawing. */
export function drawing(name: DrawingName): string {
  return `/drawings/${name}.svg`;
}

/** Where somebody goes after signing in, or when a signed-in person opens a sign-in page. */
export function homeOf(user: { isAdmin: boolean }): string {
  return user.isAdmin ? paths.admin : paths.home;
}

/** The sign-in page, which leads back to where somebody is now. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `${paths.auth}?next=${encodeURIComponent(pathname.replace(/(.)\/$/, '$1') + search)}`;
}

/** The address of one consultation request in the back office. */
export function adminConsultationRequest(id: number): string {
  return `${paths.adminConsultationRequests}/${id}`;
}

/** The address of one appointment in the back office. */
export function adminAppointment(id: number): string {
  return `${paths.adminClientAppointments}/${id}`;
}

/** The address of one client in the back office. */
export function adminClient(id: number): string {
  return `${paths.adminClients}/${id}`;
}

/** The address of one assessment in the back office. */
export function adminAssessment(id: number): string {
  return `${paths.adminAssessments}/${id}`;
}

/** The address of one assessment in its client's portal. */
export function clientAssessment(id: number): string {
  return `${paths.clientAssessments}&assessment=${id}`;
}

/** The address of a post. */
export function blogPost(slug: string): string {
  return `${paths.blog}/${slug}`;
}

/** The back office's own addresses of a post: the form for a new one, or for the one with this number. */
export const adminBlogPost = {
  new: `${paths.adminBlogPosts}/new`,
  edit: (id: number) => `${paths.adminBlogPosts}/edit/${id}`,
} as const;
