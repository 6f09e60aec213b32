import type { AppointmentStatus, timeSlots } from '@practice/contract/appointments';
import type { RequestState } from '@practice/contract/consultation-requests';
import type { PaymentStatus } from '@practice/contract/payments';
import type { Answers } from '@practice/desk/answers';

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
  service: string;
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
    hoursAgo: 15,
  },
  {
    fullName: 'Elena Brooks',
    companyName: 'Brooks family',
    email: 'elena.brooks@example.com',
    phone: '919-555-0127',
    service: 'mnri-initial',
    message: 'Our son is seven. His teacher suggested that we ask about reflex therapy.',
    state: 'contacted',
    hoursAgo: 57,
  },
  {
    fullName: 'Marcus Lee',
    companyName: 'Oberlin Road Dental',
    email: 'marcus.lee@example.com',
    phone: '919-555-0173',
    service: 'foundations',
    message: null,
    state: 'booked',
    hoursAgo: 110,
  },
  {
    fullName: 'Grace Holloway',
    companyName: 'Triangle Title & Trust',
    email: 'grace.holloway@example.com',
    phone: null,
    service: 'not-sure',
    message: 'We found someone else in the meantime, thank you.',
    state: 'closed',
    hoursAgo: 226,
  },
  {
    fullName: 'Quentin Moss',
    companyName: 'Moss Home Repair',
    email: 'quentin.moss@example.com',
    phone: '919-555-0131',
    service: 'not-sure',
    message: 'My wrist hurts after invoices, not after drywall. Is that something you do?',
    state: 'new',
    hoursAgo: 6,
  },
  {
    fullName: 'Bill Trotter',
    companyName: 'Trotter Tax Help',
    email: 'bill.trotter@example.com',
    phone: '919-555-0133',
    service: 'workspace-optimization',
    message: 'Six desks, one small room. After April 15 we’d have time for you.',
    state: 'contacted',
    hoursAgo: 105,
  },
  {
    fullName: 'Yusuf Haddad',
    companyName: 'Haddad family',
    email: 'yusuf.haddad@example.com',
    phone: '919-555-0161',
    service: 'mnri-initial',
    message: 'Samir is five and can’t sit still at the table. Mornings are best for us.',
    state: 'booked',
    hoursAgo: 416,
  },
  {
    fullName: 'Denise Yarbrough',
    companyName: 'Yarbrough Catering',
    email: 'denise.yarbrough@example.com',
    phone: null,
    service: 'both-services',
    message: null,
    state: 'closed',
    hoursAgo: 730,
  },
  {
    fullName: 'Ingrid Solberg',
    companyName: 'Self-employed',
    email: 'ingrid.solberg@example.com',
    phone: '919-555-0172',
    service: 'personalized-care',
    message: 'I translate all day, on a laptop, in an old armchair. I know.',
    state: 'booked',
    hoursAgo: 1_210,
  },
  {
    fullName: 'Helen Wren',
    companyName: 'Hollis & Wren Accounting',
    email: 'helen.wren@example.com',
    phone: '919-555-0177',
    service: 'foundations',
    message: 'Four of us would like a seminar first, and then someone to look at each desk.',
    state: 'booked',
    hoursAgo: 9_230,
  },
];

export const demoPayments: readonly { package: string; status: PaymentStatus; daysAgo: number }[] = [
  { package: 'foundations', status: 'failed', daysAgo: 96 },
  { package: 'foundations', status: 'refunded', daysAgo: 95 },
  { package: 'personalized-care', status: 'succeeded', daysAgo: 40 },
];

export const demoAppointments: readonly {
  title: string;
  /** Paid for with its purchase. */
  package?: string;
  description: string | null;
  workingDays: number;
  time: (typeof timeSlots)[number];
  status: AppointmentStatus;
}[] = [
  {
    title: '1:1 ergonomic evaluation',
    package: 'personalized-care',
    description: 'My shoulders ache by noon, and my monitor is off to the side.',
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
    description: 'How the new screen height feels.',
    workingDays: 4,
    time: '11:00 AM',
    status: 'scheduled',
  },
];

export const demoDesks: readonly { daysAgo: number; userHeight: string; answers: Answers }[] = [
  {
    daysAgo: 61,
    userHeight: '5 ft 8 in',
    answers: {
      primaryRole: 'Project manager at a software company. Mostly email, documents and video calls.',
      workstationSetup: 'Laptop flat on the dining table. I sit on a dining chair without armrests.',
      hoursSpent: 'About 8 hours a day',
      discomfortDescription:
        'My neck and right shoulder get stiff by noon. My lower back aches in the evening.',
      breaksRoutine: 'I get up for lunch only. Otherwise I forget.',
      ergonomicEquipment: 'A mouse, no external keyboard, no headset.',
      workspaceLighting: 'The window is behind me, so there is glare on the screen in the afternoon.',
      postureSupport: 'I lean forward toward the screen. My feet are flat on the floor.',
      difficultTasks: 'Long calls while I take notes.',
      desiredImprovements: 'Less neck pain, and a setup that I can keep in the dining room.',
    },
  },
  {
    daysAgo: 9,
    userHeight: '5 ft 8 in',
    answers: {
      primaryRole: 'Project manager at a software company. Mostly email, documents and video calls.',
      workstationSetup:
        'External monitor straight in front of me, top at eye level, about an arm’s length away. Adjustable office chair.',
      hoursSpent: 'About 8 hours a day',
      discomfortDescription: 'My right shoulder is still a little stiff in the evening.',
      breaksRoutine: 'I get up every 45 minutes. A timer reminds me.',
      ergonomicEquipment:
        'External keyboard and mouse, a headset for calls. The mouse is a long reach to the right.',
      workspaceLighting: 'Good light, and no glare since I turned the desk.',
      postureSupport: 'Feet flat on the floor, and I lean on the backrest. The chair supports my lower back.',
      difficultTasks: 'Spreadsheets with a lot of mouse work.',
      desiredImprovements: 'A calmer shoulder.',
    },
  },
];

export const demoAssessment = {
  daysAgo: 30,
  workstationScore: 7,
  posturalScore: 6,
  analysis:
    'We looked at your home workstation together and set up the new chair. The seat and screen fit now. The mouse is still too far away.',
  ergonomicRisks:
    '- The right arm reaches for the mouse all day.\n- Calls are long, and there is little movement during them.',
  recommendations:
    '- Bring the mouse right beside the keyboard; a keyboard without a number pad makes room.\n- Take calls standing or walking when you can.',
  followUpNeeded: false,
} as const;
