import { HalfHour } from '../drawings/HalfHour.tsx';
import { Disclaimer } from '../print/Disclaimer.tsx';
import { Figure } from '../print/Figure.tsx';
import { Sheets } from '../print/Sheet.tsx';
import { PressureFigure } from './PressureFigure.tsx';
import { SpinesFigure } from './SpinesFigure.tsx';
import { sources } from './sources.ts';

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
        Sit up straight, they told us. Seventy years of research on chairs, discs and legs say something else.
        It’s mostly good news: a lot more is allowed than we thought.
      </p>
      <SpinesFigure />
      <div className="text">
        <p className="first">
          Ask ten people how to sit, and all ten will pull back their shoulders. Watch them for five minutes,
          and all ten will have let go. We learned the rule so early that nobody asks where it comes from. It
          sounds right. It looks good in photos. And it has one flaw: nobody can keep it up.
        </p>
        <p>
          When everybody breaks a rule, it’s worth looking at the rule. So we went back to the studies behind
          the advice. There are fewer of them than you might think. Some are clever, some are small, and the
          oldest is still one of the best.
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
          In 1953 a surgeon in Omaha, J. Jay Keegan, wanted to know why his patients couldn’t sit comfortably.
          <Source of="keegan" /> He took X-rays of lower backs in many positions and found a simple link. When
          you stand, your lower back has a hollow. When you bend your hips to sit down, the muscles behind
          your thighs pull on your pelvis. It rolls back, and the hollow flattens out.
        </p>
        <p>
          On a kitchen chair, with your hips at 90 degrees, much of that curve is gone. Keegan found it most
          natural with hips and knees open to about 135 degrees, halfway between sitting and standing. A
          backrest that supports the lower back was second on his list. And he wanted seats that let people
          change position.
        </p>
        <p>
          Those three ideas are from 1953, and they’re still most of what we do when we adjust a chair: open
          the hips, fill the hollow, let the person move.
        </p>
        <h2>What a disc feels</h2>
        <p>
          In the 1960s Alf Nachemson, in Sweden, put a fine needle with a pressure gauge into the discs of
          living people. He found more pressure when they sat than when they stood. His chart hung in clinics
          everywhere, and for decades people with bad backs were told to stand instead.
        </p>
        <p>
          Then, in 1999, Hans-Joachim Wilke and his group in Ulm, Germany, put a modern sensor into one disc
          of one healthy man and followed him for a day and a night.
          <Source of="wilke" /> Sitting without support loaded the disc a little less than standing did.
          Slouching back in the chair, the very thing our teachers warned us about, gave the lowest pressure
          of any seated position: 0.3 megapascals. Bending far forward gave almost three times as much.
        </p>
        <p>
          One man isn’t everyone. But a 2022 review of ten studies found much the same: taken together, they
          say that sitting loads healthy discs more than standing does, but the studies since 1990 don’t.
          <Source of="li" /> So “sitting or standing?” may be the wrong question. How you do it matters more:
          a back that leans on something carries less than one that hangs over a keyboard.
        </p>
        <blockquote>
          <p>
            Slouching, the very thing our teachers warned us about, gave the lowest pressure of any seated
            position.
          </p>
        </blockquote>
      </div>
      <PressureFigure />
    </>
  );
}

function Days() {
  return (
    <div className="text">
      <h2>Legs with nothing to do</h2>
      <p>
        The newer half of the story isn’t about backs at all. It’s about the largest muscles we have, and what
        happens while they’re switched off.
      </p>
      <p>
        In Melbourne, David Dunstan and his colleagues gave 19 overweight adults a sweet drink and let them
        sit for five hours. On other days, the same people got up every 20 minutes and walked for two. With
        the short walks, blood sugar and insulin rose about a quarter less after the drink.
        <Source of="dunstan" /> It made little difference whether they strolled or walked briskly. That was
        one day and one drink, so it says nothing about years of sitting. But the walks were two minutes long,
        and everybody has two minutes.
      </p>
      <p>
        For the years, there’s an analysis of 16 studies with more than a million people, led by Ulf Ekelund
        in 2016.
        <Source of="ekelund" /> Those who sat for more than eight hours a day and hardly moved died earlier.
        Those who sat just as long but got an hour or more of brisk activity each day did not. When his group
        looked again in 2020, with trackers instead of questionnaires, 30 to 40 minutes a day was enough.
        <Source of="again" />
      </p>
      <p>
        Studies like these can’t prove cause: people who are ill also sit more. But they all point the same
        way, and the World Health Organization now tells every adult to sit less, and says that any movement
        counts, even light movement. It gives no limit in hours, because nobody knows one.
        <Source of="who" />
      </p>
      <h2>Does work suffer?</h2>
      <p>
        NIOSH, the federal institute for safety and health at work, tried it with 51 data entry workers.
        <Source of="galinsky" /> For four weeks they had their usual two 15-minute breaks. For another four
        weeks they had four more, of five minutes each. With the extra breaks they reported less discomfort
        and less eye strain. And although they worked 20 minutes less a day, they got just as much done.
      </p>
      <p>
        One detail we like: half of them were asked to stretch during the breaks, and it made no measurable
        difference. The likely reason is in the paper, too: they hardly did it. A break you take beats a
        program you don’t.
      </p>
      <Figure
        title="A ring of thirty minutes: twenty to sit, eight to stand, two to move."
        box="0 0 300 300"
        className="ring"
        caption="A rule of thumb for half an hour, by Alan Hedge of Cornell University. It isn’t a law: what counts is the change."
      >
        <HalfHour />
      </Figure>
      <blockquote>
        <p>A break you take beats a program you don’t.</p>
      </blockquote>
      <h2>What nobody knows</h2>
      <p>
        We’d love to tell you that a straight back prevents pain. The studies don’t say that. Many
        professionals rate desks with a checklist called ROSA. When it was developed, its scores matched
        people’s discomfort only loosely.
        <Source of="rosa" /> Two people can sit the same way, and only one hurts. Sleep, worry, an old injury
        and plain bad luck matter, too.
      </p>
    </div>
  );
}

const advice = [
  {
    name: 'Open your hips',
    how: 'Set the seat so your thighs are about level, and lean the backrest back: 95 to 110 degrees to type, farther to read.',
  },
  {
    name: 'Let the chair work',
    how: 'Its curve belongs in the small of your back. If it doesn’t have one, a rolled towel will do.',
  },
  {
    name: 'Bring the work to you',
    how: 'People lean forward for a reason: the screen is too far, the keys are too far, the text is too small. Fix the reason.',
  },
  {
    name: 'Change before it hurts',
    how: 'Lean, perch, stand, slouch for a while. Any position is fine, as long as it isn’t the only one.',
  },
  {
    name: 'Walk for two minutes',
    how: 'Tie it to something that happens often: the phone, the printer, the end of a call.',
  },
  {
    name: 'Move when the day is over',
    how: 'Get half an hour or more on most days. No chair can do this for you.',
  },
];

function Monday() {
  return (
    <>
      <h2 className="wide">What to do on Monday</h2>
      <p className="lead">
        Seventy years of research fit on a card. Most of it you do once, or for two minutes at a time.
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
          <h3>Questions?</h3>
          <p>
            We’re occupational therapists: we measure desks, adjust chairs and teach teams. Your questions are
            welcome. The website where you found this article tells you how to reach us.
          </p>
        </div>
        <div>
          <h3>When to see a doctor</h3>
          <p>
            Soon, if an arm or leg gets weak, numbness doesn’t go away, or pain started with a fall or wakes
            you at night. Call 911 if back pain comes with new bladder or bowel trouble, numbness in the
            groin, or weakness in both legs.
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
