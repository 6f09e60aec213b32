import { dollars } from '@practice/contract/format';
import { packages } from '@practice/contract/packages';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Where more is said. */
  readonly more?: { readonly label: string; readonly href: string };
}

const [foundations, optimization, personalized] = packages.map(
  ({ title, price }) => `${title} (${dollars(price)})`,
);

const questionGroups: ReadonlyArray<{
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly Question[];
}> = [
  {
    id: 'ergonomics',
    heading: 'Desks and workplaces',
    questions: [
      {
        id: 'which-package',
        question: 'Which package do we need?',
        answer: `If nobody has looked at your desks before, start with the ${foundations}: one hour for the whole team. If you want your workspace checked and a report in writing, take the ${optimization}. If one person needs a setup of their own, take the ${personalized}. Not sure? Ask us first. The first talk is free.`,
        more: { label: 'Compare the packages', href: `${paths.services}#compare` },
      },
      {
        id: 'new-furniture',
        question: 'Do we have to buy new furniture?',
        answer:
          'Often not. Many chairs and desks can do more than they are asked to. We first set up what is there. If something is missing, we tell you what it must be able to do, so that you can choose by need and not by brand.',
      },
      {
        id: 'work-from-home',
        question: 'Some of us work from home. Can you help there?',
        answer: `Yes. Tell us in your request where people work. In ${practice.area} we can come to a home office, too.`,
      },
      {
        id: 'standing-desk',
        question: 'Is standing better than sitting?',
        answer:
          'Change is better than either. A body that sits all day tires, and so does one that stands all day. We show you how to switch without thinking about it, and how high the desk should be for both.',
      },
    ],
  },
  {
    id: 'mnri',
    heading: 'MNRI',
    questions: [
      {
        id: 'does-mnri-hurt',
        question: 'Does MNRI hurt?',
        answer:
          'It should not. We use light touch and slow, guided movement. You or your child can stop at any time, and we ask before we touch.',
        more: { label: 'What a session looks like', href: `${paths.mnri}#session` },
      },
      {
        id: 'how-many-sessions',
        question: 'How long is a session, and how many will we need?',
        answer:
          'A session typically takes 45-60 minutes. How many you need depends on your goal, and nobody can promise a number beforehand. We set a goal with you, check on the way whether daily life gets easier, and tell you if it does not.',
      },
      {
        id: 'does-mnri-work',
        question: 'Is MNRI proven to work?',
        answer:
          'Research on MNRI is still limited, and results differ from person to person. It may help. It is no cure, and it does not replace medical care. We tell you so before you decide.',
      },
      {
        id: 'parents',
        question: 'Can I stay with my child?',
        answer:
          'Please do. You know your child best, and you will learn the short exercises that go on at home.',
      },
    ],
  },
  {
    id: 'booking',
    heading: 'Booking and paying',
    questions: [
      {
        id: 'free-consultation',
        question: 'Is the consultation really free?',
        answer: `Yes. We talk about what bothers you, and you hear what we would do and what it costs. You are not bound to anything. We answer each request within ${practice.replyWithinHours} hours.`,
        more: { label: 'Schedule a free consultation', href: paths.contact },
      },
      {
        id: 'where',
        question: 'Where do you work?',
        answer: `In ${practice.area}. For ergonomics we come to your workplace. MNRI sessions take place at our practice in ${practice.address.city}. ${practice.parking}`,
      },
      {
        id: 'cancel',
        question: 'What if I have to cancel?',
        answer: `Tell us at least ${practice.cancellationHours} hours before, and it costs you nothing. What you have paid for work that has not begun comes back to you in full.`,
        more: { label: 'Read the terms', href: `${paths.terms}#canceling` },
      },
      {
        id: 'insurance',
        question: 'Do you bill insurance?',
        answer:
          'Not through this site. The packages have fixed prices that are paid to us. If you hope that a health plan or an account will pay a part, please ask them first, and tell us what papers they want to see.',
      },
    ],
  },
  {
    id: 'site',
    heading: 'This website',
    questions: [
      {
        id: 'cookies',
        question: 'Why is there no cookie banner?',
        answer:
          'Because there is nothing to ask you about. We set no cookie unless you log in, and no other company learns that you were here.',
        more: { label: 'Read the privacy notice', href: `${paths.privacy}#cookies` },
      },
      {
        id: 'medical-advice',
        question: 'Can I use what I read here as medical advice?',
        answer:
          'No. What stands here is general information. If you have new weakness, numbness, strong pain or another sign that worries you, see a doctor first. In an emergency call 911.',
      },
    ],
  },
];

export const questions: readonly Question[] = questionGroups.flatMap((group) => group.questions);

/** The questions of one group, for a page that answers a few of them on the spot. */
export function questionsAbout(id: string): readonly Question[] {
  return questionGroups.find((group) => group.id === id)?.questions ?? [];
}
