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
  goodFaithEstimate: '/good-faith-estimate',
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
  registerToBook: `/auth?tab=register&next=${encodeURIComponent('/client-dashboard?tab=appointments&open=new')}`,
  clientAssessments: '/client-dashboard?tab=assessments',
  clientAccount: '/client-dashboard/account',
  admin: '/admin',
  adminBlogPosts: '/admin/blog-posts',
  adminConsultationRequests: '/admin/consultation-requests',
  adminClientAppointments: '/admin/client-appointments',
  adminClients: '/admin/clients',
  adminAssessments: '/admin/assessments',
  adminSecurity: '/admin/security',
} as const;

export const drawingNames = [
  'founders',
  'on-the-ball',
  'wheelchair-desk',
  'ball',
  'child',
  'adult',
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
  'seminar',
  'report',
  'chair',
] as const;
export type DrawingName = (typeof drawingNames)[number];

export const drawing = (name: DrawingName) => `/drawings/${name}.svg`;
export const emailLogo = { path: '/email-logo.png', width: 220, height: 60 } as const;

export const homeOf = ({ isAdmin }: { isAdmin: boolean }) => (isAdmin ? paths.admin : paths.home);

export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `${paths.auth}?next=${encodeURIComponent(pathname.replace(/(.)\/$/, '$1') + search)}`;
}

export const adminConsultationRequest = (id: number) => `${paths.adminConsultationRequests}/${id}`;
export const adminAppointment = (id: number) => `${paths.adminClientAppointments}/${id}`;
export const adminClient = (id: number) => `${paths.adminClients}/${id}`;
export const adminAssessment = (id: number) => `${paths.adminAssessments}/${id}`;
export const clientAssessment = (id: number) => `${paths.clientAssessments}&assessment=${id}`;
export const blogPost = (slug: string) => `${paths.blog}/${slug}`;
export const adminBlogPost = {
  new: `${paths.adminBlogPosts}/new`,
  edit: (id: number) => `${paths.adminBlogPosts}/edit/${id}`,
} as const;
