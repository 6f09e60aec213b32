import type { Known } from '../reading.ts';
import { phrases, says } from './asked.ts';
import { heights } from './heights.ts';
import * as practice from './practice.ts';

/** A chat subject other than a part of the desk. Phrases as in `says`. */
export interface Subject {
  phrases: readonly string[];
  /** A further condition on a question with one of the phrases. */
  when?: (asked: string) => boolean;
  /**
   * @param asked the question in the form of `plain`
   * @param question as it was typed
   */
  answer: (known: Known, asked: string, question: string) => string;
  /** The answer says nothing about desks. */
  isAlone?: true;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const weekdayIn = (asked: string) =>
  weekdays.find((day) => says(asked, [day.toLowerCase(), `${day.toLowerCase()}s`]));

/** Things that people buy: questions about their price are not about ours. */
const things =
  phrases(`chair*, monitor*, screen*, keyboard*, mouse, footrest*, headset*, stand, stands, riser*,
      lamp*, cushion*, pillow*, desk, desks, converter*, laptop*, trackball*`);
const services = phrases(`visit*, session*, package*, appointment*, consultation*, seminar*, service*, mnri,
      therapist*, you charge, your prices, your rates, your fees, your help, come out, come over,
      assessment*`);
const money = phrases(`how much, price, prices, priced, pricing, cost, costs, you charge, fee, fees,
      your rates, expensive, pay for, i pay, to pay, afford`);

/** Health comes first. */
export const subjects: readonly Subject[] = [
  {
    phrases: phrases(`diagnos*, medicine*, medication*, meds, pill, pills, tablet for, dose, doses, dosage,
      ibuprofen, advil, motrin, aleve, naproxen, tylenol, acetaminophen, aspirin, painkiller*,
      pain reliever*, muscle relaxer*, muscle relaxant*, steroid*, cortisone, opioid*, gabapentin,
      prescri*, supplement*, cbd, injection*, inject, surgery, surgeries, an operation, mri, x ray*,
      xray*, ct scan, test result*, blood test*, lab result*, results of my test, disease*,
      syndrome*, arthritis, hernia*, tendonitis, tendinitis, carpal tunnel, pinched nerve,
      what do i have, what's wrong with me, what is wrong with me, is it serious,
      what should i take, what can i take, take anything for, take something for, take for pain`),
    answer: () =>
      'I can’t say what’s causing pain, what to take for it, or what a test result means. Your doctor or pharmacist can. What I can help with is your desk: ask about your chair, screen, keyboard, mouse or breaks.',
    isAlone: true,
  },
  {
    phrases: phrases('pregnan*, trimester, expecting a baby, baby bump, my due date, weeks along, midwife'),
    answer: () =>
      [
        'While you’re pregnant, comfort counts more than any rule:',
        [
          '- Get up and walk a little at least every half hour.',
          '- Lean back, with a small cushion at the small of your back, and keep both feet on the floor or a footrest.',
          '- As your belly grows, bring the keyboard and the screen to you, so you don’t have to lean in.',
          '- Change between sitting and standing. Neither is right all day.',
        ].join('\n'),
        'Please ask your midwife or doctor about any pain, and how long to sit or stand. For bleeding, a severe headache or sudden swelling, call 911.',
      ].join('\n\n'),
    isAlone: true,
  },
  {
    phrases:
      phrases(`my son, my son's, my daughter, my daughter's, my kid, my kid's, my kids, my kids', my child,
      my child's, my children, child's desk, kid's desk, kids desk, for kids, for children,
      for a child, my teenager, my toddler, my boy, my girl, my grandson,
      my granddaughter, you see children, you see kids, you treat children, you work with children`),
    answer: ({ practice: { pages } }) =>
      `This tool is made for grown-ups, so its scores and limits don’t fit a child’s body. At a child’s desk, start with three things: both feet on the floor or on a box, elbows about level with the tabletop, and a break to move every 20 minutes or so. We see children for MNRI, and the first consultation is free: [ask us](${pages.request}).`,
    isAlone: true,
  },
  {
    phrases: phrases(`insurance, insurer, insured, medicare, medicaid, copay, deductible, hsa, fsa, superbill,
      reimburse*, health plan`),
    answer: ({ practice: { insurance } }) => insurance,
  },
  {
    phrases: phrases(`cancel*, reschedul*, move my appointment, move my visit, change my appointment,
      change my visit, postpone, missed my appointment, can't make it`),
    answer: ({ practice: facts }) => practice.changing(facts),
  },
  {
    phrases:
      phrases(`i book, to book, book a, book an, book for, booking, make an appointment, get an appointment, schedule an appointment,
      schedule a visit, schedule a consultation, set up an appointment, appointments available,
      next appointment, openings, can i come in, can i come by, see you on, come see you,
      available on`),
    answer: ({ practice: facts }, asked) => practice.booking(facts, weekdayIn(asked)),
  },
  {
    phrases: phrases(`you open, are you open, you closed, you close, opening hours, open hours, office hours,
      your hours, business hours, hours of operation, hours are you, open on, open today,
      open tomorrow, open this, holiday hours, weekend hours, on holidays, closed on, office open,
      practice open, do you work on, thanksgiving, christmas, new year*, easter, labor day,
      memorial day, holidays`),
    answer: ({ practice: facts }, asked) => practice.hours(facts, weekdayIn(asked)),
  },
  {
    phrases: phrases(`first consultation, free consultation, consultation free, consultation cost,
      is the consultation`),
    answer: ({ practice: { pages, replyWithinHours } }) =>
      `Yes, the first consultation is free, with no obligation: [ask for one](${pages.request}). We reply within ${replyWithinHours} hours.`,
  },
  {
    phrases: phrases('mnri, reflex integration, reflex therapy, masgutova'),
    when: (asked) => !says(asked, money),
    answer: ({ practice: { pages } }) =>
      `I only know desks, so please read [what an MNRI session is](${pages.mnri}). Our therapists will gladly tell you more: [ask them](${pages.request}).`,
  },
  {
    phrases: [...money, ...phrases('is it free, is this free')],
    when: (asked) => !isPriceOfThing(asked) && !says(asked, ['cost nothing', 'costs nothing']),
    answer: ({ practice: facts }) => practice.prices(facts),
  },
  {
    phrases:
      phrases(`where are you, where is your office, your office, your address, are you located, you located, your location,
      directions, parking, where do i park, how do i get there, come to my office, come to my home,
      come to my house`),
    answer: ({ practice: facts }) => practice.place(facts),
  },
  {
    phrases: phrases(`phone number, your number, call you, email you, email address, reach you, contact you,
      text you, real person, a person, a human, speak to someone, talk to someone,
      talk to a therapist, your therapist*, speak with a therapist, see a therapist, talk to you,
      look at my desk, come look, come and look, in person, customer service`),
    answer: ({ practice: facts }) => practice.contact(facts),
  },
  {
    phrases: phrases(`delete*, erase, my data, my information, privacy, private, confidential, who can see,
      who can read, who reads, who sees, hipaa, will my boss see`),
    answer: ({ practice: facts }) => practice.ownData(facts),
  },
  {
    phrases:
      phrases(`pdf, report, download*, print, print it, printout, send this to, share this, show my boss,
      export`),
    answer: ({ practice: facts }) => practice.report(facts),
  },
  {
    phrases: phrases(`compare*, last assessment, previous assessment, earlier assessment, since last time,
      other people, than average, the average, improved since`),
    answer: ({ practice: facts }) => practice.comparing(facts),
  },
  {
    phrases: phrases(`how tall, my height, desk height, seat height, how high should my desk,
      how high should the desk, how high should my table, height of my desk,
      how high should my chair, height for my desk, height should my desk, height should i,
      i am tall, i'm tall, i'm short`),
    answer: heights,
  },
  {
    phrases:
      phrases(`standing desk*, sit stand, standing all day, stand all day, better to stand, standing better,
      sitting or standing, stand or sit, sit or stand, better than sitting, than sitting`),
    answer: () =>
      'Switching is better than either one: about 20 minutes of sitting, 8 of standing and 2 of moving is a good mix (Alan Hedge, Cornell University). Standing all day wears you out, too. To try it, any counter at elbow height will do.',
  },
  {
    phrases: phrases(`kneeling chair*, kneeling stool, exercise ball*, balance ball*, yoga ball*, treadmill*,
      under desk bike, wobble, saddle stool, saddle chair, gaming chair*, vertical mouse,
      ergonomic mouse, split keyboard*, ergonomic keyboard*, posture corrector*, posture brace,
      back brace, wrist brace*, wrist splint*, massage gun, blue light, compression glove*,
      zero gravity`),
    answer: ({ practice: facts }) =>
      `I can’t recommend that or rule it out: someone has to see you use it. Before you buy, ${practice.reaching(facts)}, and one of our therapists will tell you what it needs to do for you.`,
  },
  {
    phrases: phrases(`fix my, cure, cured, go away, will it help, will this help, will that help, feel better,
      get better, how long until, pain free`),
    answer: () =>
      'It may help, but I can’t promise it. Change one thing at a time, so you can tell what helps. If pain stays, grows or wakes you at night, please see a doctor.',
  },
  {
    phrases: phrases(`are you ai, are you an ai, are you a robot, are you a bot, are you human, are you real,
      are you a real, are you a therapist, are you chatgpt, chatgpt, who are you, what are you,
      is this ai, am i talking to`),
    answer: ({ practice: facts }) =>
      `I’m not a person, and I’m not an AI either. I answer from your assessment by fixed rules. To talk with one of our therapists, ${practice.reaching(facts)}.`,
  },
  {
    phrases: phrases(`stupid, dumb, idiot, useless, garbage, you suck, this sucks, shut up, fuck*, bullshit,
      waste of time, hate this, hate you, terrible answer, not helpful, worthless, scam`),
    answer: ({ practice: facts }) =>
      `I’m sorry this isn’t helping. A person can do better: please ${practice.reaching(facts)}.`,
  },
];

export function isPriceOfThing(asked: string): boolean {
  return says(asked, money) && says(asked, things) && !says(asked, services);
}

/** Greetings and thanks. */
export const manners: readonly Subject[] = [
  {
    phrases: phrases(`thanks, thank you, thank u, thx, ty, appreciate it, that helps, got it, great answer,
      perfect`),
    answer: () => 'You’re welcome. Come back whenever something changes at your desk.',
  },
  {
    phrases:
      phrases(`hello, hi, hey, hi there, good morning, good afternoon, good evening, howdy, what's up, help,
      what can you do, what can i ask, how does this work`),
    answer: () =>
      'Hi! Ask me about your chair, screen, keyboard, mouse, phone, light or breaks. I also know our prices, our hours and how to book. What would you like to know?',
  },
  {
    phrases: phrases('bye, goodbye, good night, see you'),
    answer: () => 'Take care. This conversation will be here when you come back.',
  },
];

export const idle =
  phrases(`what type of, type of, what kind of, back to, get back, call back, go back, come back,
      on the other hand, first of all, at hand, right back, in the long run, back in, back then,
      face to face, head of, my head around`);
