import { screenInches } from '@practice/desk/desk-check';

/** One desk, looked over. Yes is as it should be; the words follow OSHA's checklist and the limits of the desk check. */
export const sections = [
  {
    name: 'Chair',
    questions: [
      'Both feet rest flat on the floor or on a footrest, and the thighs are about level.',
      'About three fingers fit between the seat’s edge and the backs of the knees.',
      'The backrest fills the small of the back and leans back a little.',
      'The armrests just meet the elbows, and the shoulders stay low.',
      'Seat, back and armrests can be adjusted, and the person knows how.',
    ],
  },
  {
    name: 'Keyboard and mouse',
    questions: [
      'The elbows hang close to the sides, at 90 to 110 degrees, forearms about level.',
      'The wrists are straight, seen from the side and from above.',
      'The mouse is right beside the keys, on the same surface.',
      'No hard or sharp edge presses on wrists or forearms.',
      'Whatever is used all day is within the sweep of the forearms.',
    ],
  },
  {
    name: 'Screen and light',
    questions: [
      'The top of the screen is at eye level or a little below; lower with bifocals.',
      `The screen is about an arm’s length away (${screenInches}).`,
      'Screen and keyboard are straight ahead; head and body don’t have to turn.',
      'Text can be read without leaning forward or tipping the head back.',
      'No window or lamp shines on the screen or into the eyes.',
    ],
  },
  {
    name: 'Phone, papers, laptop',
    questions: [
      'The head stays upright on the phone: headset, speaker or one hand.',
      'Papers are beside the screen, at about the same height.',
      'A laptop used every day has a stand, a keyboard and a mouse.',
      'There is room under the desk for knees and feet.',
    ],
  },
  {
    name: 'The day',
    questions: [
      'The person changes position often, without being told.',
      'The person gets up and moves at least once an hour.',
      'Tasks vary through the day; no single movement goes on for hours.',
      'The eyes get breaks: every so often, they look at something far away.',
    ],
  },
] as const;

export const measurements = [
  'Floor to elbow, seated',
  'Floor to keys',
  'Floor to eyes, seated',
  'Floor to top of screen',
  'Eyes to screen',
] as const;

/** Places on the body chart, by the number they carry there. */
export const places = [
  { name: 'Head or eyes', marks: [{ view: 'front', x: 0, y: -62 }] },
  { name: 'Neck', marks: [{ view: 'back', x: 0, y: -16 }] },
  { name: 'Shoulders', marks: [{ view: 'front', x: 52, y: 22 }] },
  { name: 'Upper back', marks: [{ view: 'back', x: 0, y: 56 }] },
  { name: 'Elbows, forearms', marks: [{ view: 'front', x: -72, y: 128 }] },
  { name: 'Wrists, hands', marks: [{ view: 'front', x: 68, y: 206 }] },
  { name: 'Lower back', marks: [{ view: 'back', x: 0, y: 138 }] },
  { name: 'Hips, thighs', marks: [{ view: 'front', x: -28, y: 216 }] },
  { name: 'Knees, legs, feet', marks: [{ view: 'front', x: 26, y: 318 }] },
] as const;
