import { adviceFor } from '../advice.ts';
import { type Factor, type FactorState, type Findings, factors } from '../factors.ts';
import { isLounging } from '../implied.ts';
import type { Seat, Setting } from '../setting.ts';
import { type Advice, cheap, dear, type Fix, free } from './kinds.ts';

/** Words in place of the usual ones: another way to say it, other ways to change it; null where it cannot be meant at all. */
type Words = { finding?: string; fixes?: readonly [Fix, ...Fix[]] } | null;

type WordsByFactor = { readonly [Name in Factor]?: { readonly [State in FactorState<Name>]?: Words } };

interface Case {
  when: (setting: Setting, found: Findings) => boolean;
  words: WordsByFactor;
}

const sitsOn =
  (...seats: readonly Seat[]) =>
  ({ seat }: Setting) =>
    seat !== undefined && seats.includes(seat);

const pillowBehind = free('Put a firm pillow or a rolled-up towel behind your lower back.');
const tableForLongWork = free(
  'Do your longest stretch of work at a table and a chair, and keep this spot for reading and calls.',
);
const boxWithSeat = free(
  'If you raise the seat to reach the keys, raise the box under your feet by as much.',
);
const trayBelow = dear('Get a keyboard tray that goes below the desktop, so that the keys come down to you.');
const roomForFootplates = free(
  'Clear out what’s under the desk, until your knees and footplates go under it.',
  'an hour',
);
const mouseOnALap = free(
  'Put a firm book or a tray right beside you, as high as the keys, and the mouse on it.',
);
const laptopOnALap = 'Your laptop is flat and low, so its screen is far below your eyes.';
const raisedOnALap = free(
  'Put the laptop up on a firm pillow or a tray, and work at a table when you type for long.',
);
const raisedScreen = free(
  'Put a firm pillow or a tray under your laptop or tablet, until you can read with your head upright.',
);
const boxUnderFeet = free('Put a sturdy, flat box under both feet, as high as the gap.');

/** A seat that cannot be raised can have something put on it. */
const withoutRaising = (seat: 'seat' | 'chair'): WordsByFactor => ({
  seatHeight: {
    'feet in the air': {
      fixes: [boxUnderFeet, cheap(`Get a footrest that’s high enough for your ${seat}.`)],
    },
    'too high': { fixes: [boxUnderFeet] },
    'too low': { fixes: [free('Put a firm pillow on the seat, until your thighs are level.')] },
  },
  workSurface: {
    'too high': {
      fixes: [
        free(
          'Sit on a firm pillow, until your elbows are level with the desk. If your feet lift, use a box.',
        ),
      ],
    },
  },
});

/** The first case that has words for a finding is used. */
const cases: readonly Case[] = [
  {
    // A desk that is too high already is not to be raised for the knees.
    when: ({ seat }, { workSurface, keyboardHeight }) =>
      seat === 'wheelchair' && (workSurface === 'too high' || keyboardHeight === 'too high'),
    words: { legRoom: { cramped: { fixes: [roomForFootplates] } } },
  },
  {
    when: sitsOn('wheelchair'),
    words: {
      chairAdjustment: {
        fixed: {
          finding: 'Your wheelchair’s seat can’t be adjusted to your desk.',
          fixes: [free('Ask whoever fits your wheelchair about its seat height, back and armrests.')],
        },
      },
      armrestAdjustment: {
        fixed: { fixes: [free('Ask whoever fits your wheelchair for armrests that move or come off.')] },
      },
      seatHeight: {
        'feet in the air': {
          fixes: [free('Set the footplates so that both feet rest flat and your thighs are level.')],
        },
        'too high': { fixes: [free('Set the footplates lower, until your thighs are level.')] },
        'too low': { fixes: [free('Ask about a higher cushion, or set the footplates lower.')] },
      },
      legRoom: {
        cramped: {
          fixes: [
            roomForFootplates,
            cheap('Raise the desk on furniture risers, until your knees go under it.'),
          ],
        },
      },
      lumbarSupport: {
        missing: {
          fixes: [pillowBehind, free('Ask whoever fits your wheelchair about a back that supports you.')],
        },
      },
      trunk: {
        'leaning forward': {
          fixes: [
            free('Bring the screen and the keyboard closer, so that you can stay against the backrest.'),
          ],
        },
        slumped: { fixes: [free('Move your hips all the way back, and do it again after each break.')] },
      },
      workSurface: {
        'too high': {
          fixes: [
            free('Work at a lower table, or put the keyboard on a board across your armrests.'),
            dear('Get a keyboard tray that goes below the desktop, or a desk that goes up and down.'),
          ],
        },
      },
      keyboardHeight: {
        'too high': {
          fixes: [
            free('Put the keyboard on a board across your armrests, with your forearms level.'),
            dear('Get a keyboard tray.'),
          ],
        },
      },
      keyboardAdjustment: {
        fixed: { fixes: [dear('Get a keyboard tray or a desk that moves up and down.')] },
      },
      shoulders: {
        raised: {
          fixes: [
            free(
              'Bring keys and mouse down to your elbows, and set your armrests so that your shoulders can drop.',
            ),
          ],
        },
      },
      // Sitting and standing by turns can't be meant.
      duration: { 'over 4 hours': null },
      breaks: {
        rarer: {
          finding: 'You work for more than an hour at a time.',
          fixes: [free('Take four extra 5-minute breaks a day away from the desk. A phone timer helps.')],
        },
      },
    },
  },
  {
    when: sitsOn('standing'),
    words: {
      chairAdjustment: { fixed: null },
      armrestAdjustment: { fixed: null },
      lumbarSupport: { missing: null },
      armrests: { none: null },
      seatHeight: { 'too low': null, 'too high': null, 'feet in the air': null },
      seatDepth: { 'too long': null, 'too short': null },
      trunk: {
        'leaning forward': {
          finding: 'You lean forward as you stand.',
          fixes: [free('Step up close, and bring the screen and the keyboard to you instead.')],
        },
        slumped: {
          finding: 'You sink to one side as you stand.',
          fixes: [free('Rest one foot on a low box and switch sides now and then.')],
        },
      },
      workSurface: {
        'too high': {
          fixes: [
            free('Stand on a firm, flat platform, until your elbows are level with the desk.'),
            dear('Get a keyboard tray that goes below the desktop.'),
          ],
        },
      },
      keyboardHeight: {
        'too high': { fixes: [free('Move the keyboard to a lower surface, until your forearms are level.')] },
        'too low': {
          finding: 'Your keyboard is lower than your elbows.',
          fixes: [free('Put the keyboard on a stable box, until your forearms are level.')],
        },
      },
      keyboardAdjustment: {
        fixed: {
          fixes: [free('Put the keyboard on a stable box or a lower shelf, level with your elbows.')],
        },
      },
      shoulders: {
        raised: {
          fixes: [free('Bring keys and mouse down to your elbows, so that your shoulders can drop.')],
        },
      },
      neckTurn: {
        turned: {
          fixes: [free('Move screen and keys into one line, so that you face your work.')],
        },
      },
      glare: {
        glare: {
          fixes: [
            free('Angle the screen away from the window or the lamp.'),
            free('Close the blinds while the sun is on your screen.'),
            cheap('Get a matte filter that fits your screen.'),
          ],
        },
      },
      duration: {
        'over 4 hours': {
          finding: 'You stand at the computer for more than four hours a day.',
          fixes: [
            free(
              'Rest one foot on a low box and switch sides, and sit on a tall stool for part of each hour.',
            ),
            cheap('Get a thick mat to stand on.'),
          ],
        },
      },
      breaks: {
        rarer: {
          finding: 'You stay in one position for more than an hour at a time.',
          fixes: [free('Sit down or walk for five minutes, four more times a day. A phone timer helps.')],
        },
      },
    },
  },
  {
    when: sitsOn('bed'),
    words: {
      trunk: {
        slumped: {
          finding: 'In bed, you slide down as you work.',
          fixes: [
            free(
              'Sit up against the headboard, with a firm pillow behind your lower back and one under your knees.',
            ),
          ],
        },
      },
      seatHeight: { 'feet in the air': null, 'too high': null, 'too low': null },
      legRoom: { cramped: null },
    },
  },
  {
    when: (setting) => isLounging(setting) && setting.equipment?.['lap desk'] === true,
    words: {
      laptop: {
        flat: {
          finding: laptopOnALap,
          fixes: [raisedOnALap, cheap('Get a separate keyboard for your lap.')],
        },
      },
      screenHeight: { 'too low': { fixes: [raisedScreen] } },
    },
  },
  {
    when: isLounging,
    words: {
      chairAdjustment: {
        fixed: { finding: 'Where you sit, nothing adjusts to you.', fixes: [tableForLongWork] },
      },
      armrestAdjustment: { fixed: null },
      armrests: {
        none: {
          finding: 'Nothing supports your forearms.',
          fixes: [free('Put a firm pillow under each forearm.')],
        },
      },
      lumbarSupport: { missing: { fixes: [pillowBehind] } },
      trunk: {
        slumped: {
          finding: 'You sink down as you work.',
          fixes: [
            free(
              'Move your hips all the way back, with a firm pillow behind your lower back and both feet on the floor.',
            ),
          ],
        },
        'leaning forward': {
          finding: 'You lean forward while you work.',
          fixes: [free('Fill the space behind your back with firm pillows, and bring the screen up to you.')],
        },
      },
      seatHeight: {
        'too low': {
          fixes: [free('Sit on a firm pillow, until your hips are a little higher than your knees.')],
        },
        'too high': { fixes: [boxUnderFeet] },
        'feet in the air': { fixes: [boxUnderFeet] },
      },
      seatDepth: {
        'too long': {
          fixes: [
            free(
              'Fill the space behind your back with firm pillows, until three fingers fit behind your knees.',
            ),
          ],
        },
      },
      laptop: {
        flat: {
          finding: laptopOnALap,
          fixes: [raisedOnALap, cheap('Get a lap desk or a bed tray, and a separate keyboard for your lap.')],
        },
      },
      screenHeight: {
        'too low': {
          fixes: [raisedScreen, cheap('Get a lap desk or a bed tray.')],
        },
      },
      mouseReach: { reaching: { fixes: [mouseOnALap] } },
      mouseSurface: { 'different from the keyboard': { fixes: [mouseOnALap] } },
      screenPlace: {
        'to the side': { fixes: [free('Sit so that the screen is straight in front of you.')] },
      },
      neckTurn: { turned: { fixes: [free('Sit so that the screen is straight in front of you.')] } },
      keyboardAdjustment: { fixed: null },
      shoulders: {
        raised: { fixes: [free('Put a firm pillow under each forearm, and let your shoulders drop.')] },
      },
      glare: {
        glare: {
          fixes: [
            free('Sit so that windows are at your side.'),
            free('Close the blinds while the sun is on your screen.'),
          ],
        },
      },
    },
  },
  {
    when: sitsOn('stool', 'bench', 'ball'),
    words: {
      chairAdjustment: {
        fixed: {
          finding: 'What you sit on can’t be adjusted.',
          fixes: [
            free('If your feet don’t rest flat on the floor, put a sturdy box under them.'),
            dear('Get a chair or a stool with a back and a height that you can set. A used one is fine.'),
          ],
        },
      },
      lumbarSupport: {
        missing: {
          finding: 'What you sit on has no back.',
          fixes: [
            free('Do your longest stretch of work in a chair with a back, and lean on it.'),
            dear('Get a chair or a stool with a back.'),
          ],
        },
      },
      armrestAdjustment: { fixed: null },
      armrests: { none: { finding: 'You have no armrests.' } },
      trunk: {
        'leaning forward': {
          finding: 'You lean forward while you work, with nothing behind your back.',
          fixes: [free('Move in close and bring the screen to you, so that you can sit upright.')],
        },
        slumped: {
          finding: 'You slump as you work, with nothing behind your back.',
          fixes: [free('Sit against a wall, or use a chair with a back for your longest stretch of work.')],
        },
      },
      ...withoutRaising('seat'),
    },
  },
  {
    // Whatever cannot be raised can have something put on it.
    when: ({ seat }, found) => seat === 'kitchen chair' || found.chairAdjustment === 'fixed',
    words: {
      armrestAdjustment: { fixed: null },
      lumbarSupport: {
        missing: { fixes: [pillowBehind, cheap('Get a lumbar cushion that straps to the chair.')] },
      },
      ...withoutRaising('chair'),
      keyboardHeight: {
        'too high': {
          fixes: [
            free(
              'Sit on a firm pillow, until your forearms are level. If your feet lift, put a box under them.',
            ),
          ],
        },
      },
      keyboardAdjustment: {
        fixed: {
          fixes: [
            free(
              'Sit on a firm pillow if the keys are too high for your elbows, with a box under your feet if they lift.',
            ),
          ],
        },
      },
      shoulders: {
        raised: {
          fixes: [free('Bring keys and mouse down to your elbows, or sit on a firm pillow until they are.')],
        },
      },
    },
  },
  {
    when: ({ device }) => device === 'tablet',
    words: {
      trunk: {
        'leaning forward': {
          finding: 'You lean over your tablet, away from the backrest.',
          fixes: [
            free(
              'Raise the tablet and tilt it toward you, so that you can work with your back against something.',
            ),
          ],
        },
      },
      neck: {
        'bent forward': {
          fixes: [free('Raise the tablet and tilt it toward you, until your head is upright.')],
        },
      },
      screenHeight: {
        'too low': {
          finding: 'Your tablet lies low, so you look down at it.',
          fixes: [
            free('Lean the tablet on a stack of books, as steep as your work allows.'),
            cheap('Get a stand that tilts, and a separate keyboard if you type on it.'),
          ],
        },
      },
      wrists: {
        'bent up': {
          fixes: [free('Rest your forearm on the desk, so that your hand stays in line with it.')],
        },
      },
    },
  },
  {
    when: ({ device, equipment }) => device === 'laptop' && equipment?.keyboard === true,
    words: {
      laptop: {
        flat: {
          fixes: [
            free(
              'Put the laptop on books, until its top is at eye level, and use the keyboard that you have.',
            ),
            cheap('Get a laptop riser.'),
          ],
        },
      },
    },
  },
  {
    when: ({ device, equipment }) => device === 'laptop' && !equipment?.keyboard,
    words: {
      wrists: {
        'bent up': {
          fixes: [
            free(
              'Pull the laptop to the edge of the desk and hold your hands above the keys, in line with your forearms.',
            ),
            cheap('Get a slim keyboard.'),
          ],
        },
      },
      keyboardHeight: {
        'too high': {
          fixes: [
            free('Sit higher, until your forearms are level. If your feet lift, put a box under them.'),
          ],
        },
      },
    },
  },
  {
    when: ({ screens }) => screens === 'two',
    words: {
      screenPlace: {
        'to the side': {
          finding: 'The screen you use most is off to the side.',
          fixes: [free('Put the screen you use most straight in front of you, and the other one beside it.')],
        },
      },
    },
  },
  {
    when: ({ equipment }) => equipment?.['monitor arm'] === true,
    words: {
      screenHeight: {
        'too low': { fixes: [free('Raise the arm until the top of the screen is at eye level.')] },
        'too high': { fixes: [free('Lower the arm until the top of the screen is at eye level.')] },
      },
    },
  },
  {
    when: ({ surface }) => surface === 'kitchen table' || surface === 'counter',
    words: {
      glare: {
        glare: {
          fixes: [
            free('Sit or stand so that windows are at your side.'),
            free('Close the blinds while the sun is on your screen.'),
            cheap('Get a matte filter that fits your screen.'),
          ],
        },
      },
    },
  },
  {
    when: ({ surface }) => surface === 'sit-stand desk',
    words: {
      workSurface: {
        'too high': {
          fixes: [free('Lower the desk until it’s level with your elbows, sitting and standing.')],
        },
      },
      keyboardHeight: {
        'too high': { fixes: [free('Lower the desk until your forearms are level.')] },
        'too low': { fixes: [free('Raise the desk until your forearms are level.')] },
      },
    },
  },
  {
    // A higher seat alone would lift the feet still more, and a lower one the elbows below the desk.
    when: (_, { seatHeight, workSurface, keyboardHeight }) =>
      seatHeight === 'feet in the air' && (workSurface === 'too high' || keyboardHeight === 'too high'),
    words: {
      seatHeight: {
        'feet in the air': {
          fixes: [boxUnderFeet, cheap('Get a footrest that’s as high as the gap under your feet.')],
        },
      },
      workSurface: { 'too high': { fixes: [boxWithSeat, trayBelow] } },
      keyboardHeight: { 'too high': { fixes: [boxWithSeat, trayBelow] } },
    },
  },
  {
    when: ({ equipment }) => equipment?.footrest === true,
    words: {
      seatHeight: {
        'feet in the air': {
          fixes: [free('Pull your footrest closer or raise it, until both feet rest flat.')],
        },
      },
    },
  },
  {
    when: ({ equipment }) => equipment?.headset === true,
    words: {
      phoneHold: {
        'between ear and shoulder': { fixes: [free('Take your calls with the headset that you have.')] },
      },
    },
  },
];

/** The words for a finding as it can be meant where somebody works; nothing where it can't be meant there at all. */
export function adviceIn<Given extends Advice>(
  given: Given,
  factor: Factor,
  state: FactorState,
  setting: Setting,
  found: Findings,
): Given | undefined {
  for (const { when, words } of cases) {
    if (!when(setting, found)) continue;
    const states: { readonly [State in FactorState]?: Words } | undefined = words[factor];
    const instead = states?.[state];
    if (instead === null) return undefined;
    if (instead) return { ...given, ...instead };
  }
  return given;
}

export function findingIn(
  { findings, implied, setting }: { findings: Findings; implied: Findings; setting: Setting },
  factor: Factor,
  state: FactorState,
): string {
  const usual = adviceFor(factor, state);
  const meant = usual && adviceIn(usual, factor, state, setting, { ...implied, ...findings });
  return (meant ?? usual)?.finding ?? `${factors[factor].name}: ${state}`;
}
