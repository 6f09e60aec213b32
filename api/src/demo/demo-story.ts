import type { AppointmentStatus, timeSlots } from '@practice/contract/appointments';
import type { RequestState, Service } from '@practice/contract/consultation-requests';
import type { PaymentStatus } from '@practice/contract/payments';

// People who do not exist, at addresses that lead nowhere.

export const demoClient = {
  email: 'client@example.com',
  password: 'client-demo',
  firstName: 'Jordan',
  lastName: 'Avery',
  isClient: true,
};

export const demoRequests: readonly {
  fullName: string;
  companyName: string;
  email: string;
  phone: string | null;
  service: Service;
  message: string | null;
  state: RequestState;
  hoursAgo: number;
}[] = [
  {
    fullName: 'Priya Raman',
    companyName: 'Fallslake Software',
    email: 'priya.raman@example.com',
    phone: '919-555-0111',
    service: 'workspace-optimization',
    message:
      'Twelve of us moved to a new office in March. Half the team now complains about necks and wrists.',
    state: 'new',
    hoursAgo: 3,
  },
  {
    fullName: 'Tom Whitaker',
    companyName: 'Self-employed',
    email: 'tom.whitaker@example.com',
    phone: null,
    service: 'personalized-care',
    message: 'I am 6 ft 5 and no desk fits me. Can you come to a home office in Cary?',
    state: 'new',
    hoursAgo: 20,
  },
  {
    fullName: 'Elena Brooks',
    companyName: 'Brooks family',
    email: 'elena.brooks@example.com',
    phone: '919-555-0127',
    service: 'mnri-initial',
    message: 'Our son is seven. His teacher suggested that we ask about reflex therapy.',
    state: 'contacted',
    hoursAgo: 50,
  },
  {
    fullName: 'Marcus Lee',
    companyName: 'Oberlin Road Dental',
    email: 'marcus.lee@example.com',
    phone: '919-555-0140',
    service: 'foundations',
    message: null,
    state: 'booked',
    hoursAgo: 120,
  },
  {
    fullName: 'Grace Holloway',
    companyName: 'Triangle Title & Trust',
    email: 'grace.holloway@example.com',
    phone: null,
    service: 'not-sure',
    message: 'We found somebody else in the meantime, thank you.',
    state: 'closed',
    hoursAgo: 240,
  },
];

/** Older than the two weeks in which the card provider is asked about what stayed open. */
export const demoPayments: readonly { serviceType: string; status: PaymentStatus; daysAgo: number }[] = [
  { serviceType: 'Foundations Package', status: 'failed', daysAgo: 96 },
  { serviceType: 'Foundations Package', status: 'refunded', daysAgo: 95 },
  { serviceType: 'Personalized Care Package', status: 'succeeded', daysAgo: 40 },
];

/** By working days from today: what the package of 40 days ago is made of, and one that was canceled. */
export const demoAppointments: readonly {
  title: string;
  description: string | null;
  workingDays: number;
  time: (typeof timeSlots)[number];
  status: AppointmentStatus;
}[] = [
  {
    title: '1:1 ergonomic evaluation',
    description: 'My shoulders ache by noon, and my screen stands beside my laptop.',
    workingDays: -22,
    time: '10:00 AM',
    status: 'completed',
  },
  {
    title: 'Setting up the new chair',
    description: null,
    workingDays: -6,
    time: '3:00 PM',
    status: 'cancelled',
  },
  {
    title: '30-day follow-up check-in',
    description: 'How the new height of the screen feels.',
    workingDays: 4,
    time: '11:00 AM',
    status: 'scheduled',
  },
];
