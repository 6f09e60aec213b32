import { practice } from '@practice/contract/practice';
import { HalfHour } from '../drawings/HalfHour.tsx';
import { Disclaimer } from '../print/Disclaimer.tsx';
import { Figure } from '../print/Figure.tsx';
import { Sheets } from '../print/Sheet.tsx';
import { PressureFigure } from './PressureFigure.tsx';
import { SpinesFigure } from './SpinesFigure.tsx';
import { sources } from './sources.ts';

const [anna, daniel] = practice.founders;

export function Article({ title }: { title: string }) {
  return (
    <Sheets
      title={title}
      pages={[<Opening key="1" title={title} />, <Backs key="2" />, <Days key="3" />, <Monday key="4" />]}
    />
  );
}

function Source({ of }: { of: keyof typeof sources }) {
  return <sup>{Object.keys(sources).indexOf(of) + 1}</sup>;
}

function Opening({ title }: { title: string }) {
  return (
    <>
      <p className="kicker">Article</p>
      <h1>{title}</h1>
      <p className="standfirst">
        Sit up straight, they told us. Seventy years of research have something else to say about chairs,
        discs and legs. It is good news, mostly: a good deal more is allowed than we thought.
      </p>
      <p className="byline">
        By {anna.name} and {daniel.name}, occupational therapists
      </p>
      <SpinesFigure />
      <div className="text">
        <p className="first">
          Ask ten people how one should sit, and ten will pull back their shoulders. Watch them for five
          minutes, and all ten will have let go. We learned the rule so early that nobody asks where it comes
          from. It sounds right. It looks good in photographs. And it has one flaw: no body keeps to it.
        </p>
        <p>
          When everybody breaks a rule, it is worth looking at the rule. So we went back to the studies that
          advice about sitting is built on. There are fewer of them than you might think. Some are beautiful,
          some are small, and the oldest is still one of the best.
        </p>
      </div>
    </>
  );
}

function Backs() {
  return (
    <>
      <div className="text">
        <h2>The curve that a chair takes away</h2>
        <p>
          In 1953 a surgeon in Omaha, J. Jay Keegan, wanted to know why his patients could not sit in comfort.
          <Source of="keegan" /> He took X-rays of lower backs in many positions and found a simple link. When
          you stand, your lower back has a hollow. When you bend your hips to sit down, the muscles behind the
          thighs pull at the pelvis. It rolls back, and the hollow flattens out.
        </p>
        <p>
          At the right angle of a kitchen chair, a good part of the curve is gone. Keegan found it at its most
          natural with hips and knees opened to about 135 degrees, halfway between sitting and standing. A
          backrest that holds the lower back was second on his list. And he asked that a seat should let
          people change their position.
        </p>
        <p>
          Three thoughts from 1953, and they still make up most of what we do when we set a chair: open the
          hip, fill the hollow, let the person move.
        </p>
        <h2>What a disc feels</h2>
        <p>
          In the 1960s Alf Nachemson, in Sweden, put a fine needle with a pressure gauge into the discs of
          living people. He found more pressure when they sat than when they stood. His chart hung in many a
          clinic, and for decades people with a bad back were told: better stand.
        </p>
        <p>
          Then, in 1999, a group around Hans-Joachim Wilke in Ulm, Germany, put a modern sensor into one disc
          of one healthy man and followed him for a day and a night.
          <Source of="wilke" /> Sitting without support loaded the disc a little less than standing did.
          Slouched into the chair, the very thing our teachers forbade, it was the lowest of all seats: 0.3
          megapascals. Bent far forward it was almost three times as much.
        </p>
        <p>
          One man is not mankind. But a review in 2022, which took ten studies together, came to a fitting
          end: all in all, sitting loads healthy discs more than standing does, and the studies since 1990 do
          not bear that out.
          <Source of="li" /> So “sitting or standing” may be the wrong question. How you do either matters
          more: a back that leans on something carries less than one that hangs over a keyboard.
        </p>
        <blockquote>
          <p>Slouched into the chair, the very thing our teachers forbade, it was the lowest of all seats.</p>
        </blockquote>
      </div>
      <PressureFigure />
    </>
  );
}

function Days() {
  return (
    <div className="text">
      <h2>Legs that do nothing</h2>
      <p>
        The newer half of the story is not about backs at all. It is about the largest muscles we have, and
        what happens while they are switched off.
      </p>
      <p>
        In Melbourne, David Dunstan and his colleagues gave 19 overweight adults a sweet drink and let them
        sit for five hours. On other days, the same people got up every 20 minutes and walked for two. With
        the short walks, the rise in blood sugar and insulin after the drink was about a quarter smaller.
        <Source of="dunstan" /> It made little difference whether they strolled or stepped out. That was one
        day and one drink, so it says nothing about the years. But the walks were two minutes long, and
        everybody has two minutes.
      </p>
      <p>
        For the years, there is a look at more than a million people in 16 studies, put together by Ulf
        Ekelund in 2016.
        <Source of="ekelund" /> Those who sat for more than eight hours a day and hardly moved died earlier.
        Those who sat just as long but were very active, by about an hour or more of brisk activity each day,
        did not. When his group looked again in 2020, with devices worn on the body instead of questions, 30
        to 40 minutes a day came out.
        <Source of="again" />
      </p>
      <p>
        Such studies can’t prove cause. People who are ill also sit more. Yet they all point one way, and the
        World Health Organization now says so for every adult: sit less, and know that any movement counts,
        light movement too. It names no limit in hours, for nobody knows one.
        <Source of="who" />
      </p>
      <h2>Does the work suffer?</h2>
      <p>
        NIOSH, the federal institute for safety and health at work, tried it with 51 people who typed in data.
        <Source of="galinsky" /> For four weeks they had their two breaks of 15 minutes. For another four
        weeks they had four more, of five minutes each. With the extra breaks they reported less discomfort
        and less eye strain. And although they worked 20 minutes less a day, they got as much done.
      </p>
      <p>
        A detail that we like: half of them were asked to stretch in the breaks, and it made no difference
        that could be measured. The likely reason is in the paper, too. They hardly did it. A break that is
        taken beats a program that is not.
      </p>
      <Figure
        title="A ring of thirty minutes: twenty to sit, eight to stand, two to move."
        box="0 0 300 300"
        className="ring"
        caption="A rule of thumb for half an hour, by Alan Hedge of Cornell University. Not a law: what counts is the change."
      >
        <HalfHour />
      </Figure>
      <blockquote>
        <p>A break that is taken beats a program that is not.</p>
      </blockquote>
      <h2>What nobody knows</h2>
      <p>
        We would love to tell you that a straight back prevents pain. The studies don’t say that. When ROSA
        was made, the checklist by which many professionals rate a desk, its scores and people’s discomfort
        went together only loosely.
        <Source of="rosa" /> Two people can sit alike, and one hurts. Sleep, worry, an old injury and plain
        bad luck have a say as well.
      </p>
    </div>
  );
}

const advice = [
  {
    name: 'Open the hip',
    how: 'Seat high enough that your thighs are about level, and the backrest leaned back: 95 to 110 degrees to type, farther to read.',
  },
  {
    name: 'Let the chair work',
    how: 'Its curve belongs in the small of your back. If there is none, a rolled towel will do.',
  },
  {
    name: 'Bring the work to you',
    how: 'Most people lean forward for a reason: a screen too far, keys too far, letters too small. Take the reason away.',
  },
  {
    name: 'Change before it hurts',
    how: 'Lean, perch, stand, slouch for a while. Every position is good until it is the only one.',
  },
  {
    name: 'Walk for two minutes',
    how: 'As often as you can tie it to something: the phone, the printer, the end of a call.',
  },
  {
    name: 'Move when the day is over',
    how: 'Half an hour or more on most days. No chair can do this for you.',
  },
];

function Monday() {
  return (
    <>
      <h2 className="wide">What it means for Monday</h2>
      <p className="lead">
        Seventy years fit on a card. Most of it you do once, or for two minutes at a time.
      </p>
      <ol className="numbered card">
        {advice.map(({ name, how }) => (
          <li key={name}>
            <strong>{name}</strong>
            {how}
          </li>
        ))}
      </ol>
      <div className="end">
        <div>
          <h3>Who wrote this</h3>
          <p>
            {anna.name} and {daniel.name} are occupational therapists and run {practice.name} in{' '}
            {practice.address.city}, {practice.address.state}. They measure desks, set chairs and teach teams.
            Questions are welcome: {practice.phone}, {practice.email}.
          </p>
        </div>
        <div>
          <h3>When to see a doctor</h3>
          <p>
            Soon, if a limb grows weak, numbness stays, or pain began with a fall or wakes you at night. At
            once, if back pain comes with new bladder or bowel trouble or numbness in the groin.
          </p>
        </div>
      </div>
      <h3>Sources</h3>
      <ol className="sources-list">
        {Object.values(sources).map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ol>
      <Disclaimer about="This article" />
    </>
  );
}
