import type { Practice } from '../src/chat/practice.ts';

export const samplePractice: Practice = {
  therapists: 'Ann or Dan',
  phone: '(919) 555-0100',
  email: 'hello@practice.example',
  address: '1 Elm Street, Raleigh, NC 27601',
  parking: 'Free parking in front of the building.',
  area: 'Raleigh',
  replyWithinHours: 24,
  packages: [
    { title: 'Foundations Package', price: '$299' },
    { title: 'Personalized Care Package', price: '$899' },
  ],
  mnriPrice: 'You’ll hear it in your free consultation.',
  insurance: 'Packages have fixed prices, and you pay us directly. Please ask your health plan first.',
  hours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      label: 'Monday to Friday',
      times: '9:00 AM – 5:00 PM',
    },
    { days: ['Saturday', 'Sunday'], label: 'Saturday and Sunday', times: 'Closed' },
  ],
  closedDays: ['November 26 – 27'],
  times: ['9:00 AM', '10:00 AM', '1:00 PM'],
  moreTimes: [{ weekday: 'Tuesday', times: ['5:30 PM'] }],
  rules: { minNoticeHours: 24, maxDaysAhead: 60, refusesLateChanges: true },
  cancellationHours: 24,
  pages: {
    packages: '/services#packages',
    mnri: '/mnri',
    request: '/contact',
    book: '/client-dashboard?tab=appointments&open=new',
    appointments: '/client-dashboard?tab=appointments',
    assessments: '/client-dashboard?tab=assessments',
    privacy: '/privacy',
  },
};
