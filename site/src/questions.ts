import { cancellationRule } from '@practice/contract/appointments';
import { dollars } from '@practice/contract/format';
import { firstPackages } from '@practice/contract/packages';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { insuranceAnswer, mnriPrice } from '@practice/contract/practice-answers';

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly more?: { readonly label: string; readonly href: string };
}

const [foundations, optimization, personalized] = firstPackages.map(
  ({ title, price }) => `${title} (${dollars(price)})`,
);

export const questions = {
  ergonomics: [
    {
      id: 'which-package',
      question: 'Which package do we need?',
      answer: `If no one has looked at your desks before, start with the ${foundations}: one hour for the whole team. If you want your workspace assessed with a written report, choose the ${optimization}. If one person needs their own setup, choose the ${personalized}. Not sure? Ask us first. The first consultation is free.`,
      more: { label: 'Compare the packages', href: `${paths.services}#packages` },
    },
    {
      id: 'how-many-people',
      question: 'How many people does a package cover?',
      answer: `The ${foundations} and the ${optimization} are for a team in one office. The ${personalized} is for one person. Are you a large team, or in more than one office? Ask us before you buy, and we’ll tell you whether one package is enough.`,
    },
    {
      id: 'new-furniture',
      question: 'Do we have to buy new furniture?',
      answer:
        'Often, no. Most chairs and desks adjust more than people realize, so we start with what you have. If something’s missing, we’ll tell you what it needs to do, so you can buy what works instead of a brand name.',
    },
    {
      id: 'work-from-home',
      question: 'Some of us work from home. Can you help there?',
      answer: `Yes. Just tell us where people work when you contact us. We visit home offices in ${practice.area}, too.`,
    },
    {
      id: 'standing-desk',
      question: 'Is standing better than sitting?',
      answer:
        'Alternating beats either one. Sitting all day wears you out, and so does standing all day. We’ll show you how high the desk should be for both, and how to make it a habit.',
    },
  ],
  mnri: [
    {
      id: 'does-mnri-hurt',
      question: 'Does MNRI hurt?',
      answer:
        'It shouldn’t. We use light touch and slow, guided movement. We ask before we touch, and you or your child can stop at any time.',
      more: { label: 'What a session looks like', href: `${paths.mnri}#session` },
    },
    {
      id: 'how-many-sessions',
      question: 'How long is a session, and how many will we need?',
      answer:
        'A session typically takes 45-60 minutes. How many you’ll need depends on your goal, so we can’t promise a number up front. We set a goal with you, check along the way whether daily life is getting easier, and tell you if it isn’t.',
    },
    {
      id: 'mnri-price',
      question: 'What does an MNRI session cost?',
      answer: mnriPrice,
      more: { label: 'Schedule a free consultation', href: `${paths.contact}?service=mnri-initial` },
    },
    {
      id: 'does-mnri-work',
      question: 'Is MNRI proven to work?',
      answer:
        'Research on MNRI is still limited, and results vary from person to person. It may help. It isn’t a cure, and it doesn’t replace medical care. And we’ll say so before you decide.',
    },
    {
      id: 'parents',
      question: 'Can I stay with my child?',
      answer:
        'Please do. You know your child best, and you’ll learn the short exercises to continue at home.',
    },
  ],
  booking: [
    {
      id: 'free-consultation',
      question: 'Is the consultation really free?',
      answer: `Yes. We talk about what’s bothering you, and we tell you what we’d do and what it costs. There’s no obligation. Some visits can be booked right away; we confirm the price before we come. We reply to every request within ${practice.replyWithinHours} hours.`,
      more: { label: 'Schedule a free consultation', href: paths.contact },
    },
    {
      id: 'where',
      question: 'Where do you see clients?',
      answer: `In ${practice.area}. For ergonomics, we come to your workplace. MNRI sessions are at our practice in ${practice.address.city}. ${practice.parking}`,
    },
    {
      id: 'cancel',
      question: 'What if I have to cancel?',
      answer: `${cancellationRule} If you’ve prepaid for work we haven’t started, you’ll get a full refund.`,
      more: { label: 'Read the terms', href: `${paths.terms}#canceling` },
    },
    {
      id: 'insurance',
      question: 'Do you bill insurance?',
      answer: insuranceAnswer,
      more: { label: 'Your right to a good faith estimate', href: paths.goodFaithEstimate },
    },
  ],
  site: [
    {
      id: 'cookies',
      question: 'Why is there no cookie banner?',
      answer:
        'Because there’s nothing to ask you about. We don’t set a cookie unless you log in, and no other company knows you were here.',
      more: { label: 'Read the privacy notice', href: `${paths.privacy}#cookies` },
    },
    {
      id: 'medical-advice',
      question: 'Can I use what I read here as medical advice?',
      answer:
        'No, it’s general information. If you have new weakness, numbness, severe pain or any other symptom that worries you, see a doctor first. In an emergency, call 911.',
    },
  ],
} satisfies Record<string, readonly Question[]>;

export type QuestionGroup = keyof typeof questions;
export const allQuestions: readonly Question[] = Object.values(questions).flat();
