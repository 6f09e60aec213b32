/**
 * What a fitting desk looks like by published limits, and what to say where one does not fit. It gives no score:
 * ROSA and the OSHA checklist are for trained observers, and a visitor's own look is only "informed by" them.
 */
export type DeskPart = 'seat' | 'back' | 'armrests' | 'keyboard' | 'screenHeight' | 'screenDistance';

/** Degrees and centimetres, as read off a person at a desk from the side. */
export interface DeskMeasures {
  knees: number;
  feetSupported: boolean;
  /** From the level seat up to the back. */
  back: number;
  elbows: number;
  /** From the relaxed elbow down to the armrest; below zero the armrest lifts the shoulder. */
  armrestBelowElbow: number;
  /** From the eyes up to the top of the screen. */
  screenAboveEyes: number;
  /** Degrees from eye level down to the middle of the screen. */
  gazeDown: number;
  screenDistance: number;
}

/**
 * "About 90 degrees" for knees has no published tolerance: 85 to 100 keeps the thigh about level. A recline up to
 * `reclined` is found at ease by Cornell and is never called wrong, though ROSA's neutral range ends before it.
 */
export const deskLimits = {
  knees: { from: 85, to: 100 },
  back: { from: 95, to: 110, reclined: 130 },
  elbows: { from: 90, to: 110 },
  armrestBelowElbow: { from: -1.5, to: 3 },
  screenAboveEyes: { to: 2 },
  gazeDown: { to: 30 },
  screenDistance: { from: 40, to: 75 },
} as const;

const { back, elbows, screenDistance } = deskLimits;

/** In the order in which a desk is set up: each part rests on those before it. */
export const deskParts: ReadonlyArray<{ part: DeskPart; name: string; fitting: string }> = [
  {
    part: 'seat',
    name: 'Seat height',
    fitting: 'Knees at about 90 degrees, thighs level, both feet flat on the floor or on a footrest.',
  },
  {
    part: 'back',
    name: 'Backrest',
    fitting: `The small of your back is held, and your back leans ${back.from} to ${back.to} degrees from the seat. A relaxed lean, up to ${back.reclined}, is fine too.`,
  },
  {
    part: 'armrests',
    name: 'Armrests',
    fitting: 'They just meet your elbows, and your shoulders stay low and loose.',
  },
  {
    part: 'keyboard',
    name: 'Keyboard height',
    fitting: `Elbows close to your sides at ${elbows.from} to ${elbows.to} degrees, forearms about level, wrists straight, the mouse right beside the keys.`,
  },
  {
    part: 'screenHeight',
    name: 'Screen height',
    fitting: 'Its top edge at eye level or a little below. Lower still if you look through bifocals.',
  },
  {
    part: 'screenDistance',
    name: 'Screen distance',
    fitting: `About an arm’s length from your eyes: ${range(screenDistance.from, screenDistance.to)}.`,
  },
];

/** What no side view can show; a person ticks what is so. */
export const deskHabits = [
  {
    habit: 'glare',
    question: 'A window or lamp shines on my screen',
    advice: 'Turn the desk so that windows are at your side.',
    fitting: 'No glare on the screen; windows at your side.',
  },
  {
    habit: 'wrists',
    question: 'My wrists bend when I type',
    advice: 'Fold the feet of the keyboard flat, so that your wrists stay straight.',
    fitting: 'Wrists in one line with your forearms.',
  },
  {
    habit: 'phone',
    question: 'I hold the phone with my shoulder',
    advice: 'Use a headset or the speaker, so that your head stays upright.',
    fitting: 'Head upright on the phone: one hand, a headset or the speaker.',
  },
] as const;
export type DeskHabit = (typeof deskHabits)[number]['habit'];

export const deskSources = [
  {
    name: 'OSHA Computer Workstations eTool, evaluation checklist',
    url: 'https://www.osha.gov/etools/computer-workstations/checklists/evaluation',
  },
  {
    name: 'Rapid Office Strain Assessment (ROSA), Sonne, Villalta and Andrews, 2012',
    url: 'https://doi.org/10.1016/j.apergo.2011.03.008',
  },
  {
    name: 'Cornell University Ergonomics Web',
    url: 'https://ergo.human.cornell.edu/AHProjects/cityofithaca/generalrec.html',
  },
] as const;

export interface DeskFinding {
  fits: boolean;
  /** A word or two for the mark beside the part. */
  state: string;
  advice: string;
}

/** What is found at each part, in words. */
export function deskFindings(measures: DeskMeasures): Record<DeskPart, DeskFinding> {
  return {
    seat: seatFinding(measures),
    back: backFinding(measures),
    armrests: armrestFinding(measures),
    keyboard: keyboardFinding(measures),
    screenHeight: screenHeightFinding(measures),
    screenDistance: screenDistanceFinding(measures),
  };
}

/** How many parts fit, and the one thing to change first. */
export function deskSummary(findings: Record<DeskPart, DeskFinding>, habits: readonly DeskHabit[]) {
  const wrong = deskParts.filter(({ part }) => !findings[part].fits);
  const habit = deskHabits.find(({ habit }) => habits.includes(habit));
  const [first] = wrong;
  return {
    count: wrong.length
      ? `${deskParts.length - wrong.length} of ${deskParts.length} parts fit.`
      : `All ${deskParts.length} parts fit.`,
    first: first
      ? `Change first: ${first.name.toLowerCase()}. ${findings[first.part].advice}`
      : (habit?.advice ?? 'Nothing to change. Now get up and move now and then: no one posture is right all day.'),
  };
}

/** US first: 44 → 17.5 in (44 cm). */
export function bothUnits(centimeters: number): string {
  return `${inches(centimeters)} in (${Math.round(centimeters)} cm)`;
}

/** To the half inch, which is as exact as a drawing can be. */
export function inches(centimeters: number): number {
  return Math.round((centimeters / 2.54) * 2) / 2;
}

function range(from: number, to: number): string {
  return `${Math.round(from / 2.54)} to ${Math.round(to / 2.54)} inches (${from} to ${to} cm)`;
}

function fits(advice: string, state = 'fits'): DeskFinding {
  return { fits: true, state, advice };
}

function off(state: string, advice: string): DeskFinding {
  return { fits: false, state, advice };
}

function seatFinding({ knees, feetSupported }: DeskMeasures): DeskFinding {
  if (!feetSupported)
    return off(
      'feet in the air',
      'Lower the seat until both feet rest flat. If the desk is too high for that, use a footrest.',
    );
  if (knees > deskLimits.knees.to) return off('too high', 'Lower the seat until your thighs are level.');
  if (knees < deskLimits.knees.from)
    return off('too low', 'Raise the seat until your thighs are level. A low seat rounds the lower back.');
  return fits('Thighs about level, feet flat.');
}

function backFinding({ back }: DeskMeasures): DeskFinding {
  if (back < deskLimits.back.from)
    return off('too upright', 'Let the backrest lean back a little, so that it carries some of your weight.');
  if (back > deskLimits.back.to)
    return fits('Good for reading and calls. To type, come up a little or bring the keys closer.', 'relaxed lean');
  return fits('The chair carries your back. Fill the small of your back with its curve.');
}

function armrestFinding({ armrestBelowElbow: gap }: DeskMeasures): DeskFinding {
  if (gap > deskLimits.armrestBelowElbow.to)
    return off('too low', 'Raise the armrests until they just meet your elbows.');
  if (gap < deskLimits.armrestBelowElbow.from)
    return off('too high', 'Lower the armrests, or take them off: they push your shoulders up.');
  return fits('Elbows rest lightly, shoulders stay low.');
}

function keyboardFinding({ elbows }: DeskMeasures): DeskFinding {
  if (elbows < deskLimits.elbows.from)
    return off('too high', 'Lower the keyboard with a tray, or raise the seat and put a footrest under your feet.');
  if (elbows > deskLimits.elbows.to)
    return off('too low', 'Raise the keyboard until your forearms are about level.');
  return fits('Forearms about level, elbows at your sides.');
}

function screenHeightFinding({ screenAboveEyes, gazeDown }: DeskMeasures): DeskFinding {
  if (screenAboveEyes > deskLimits.screenAboveEyes.to)
    return off('too high', 'Lower the screen until its top is at eye level. Looking up tips your head back.');
  if (gazeDown > deskLimits.gazeDown.to)
    return off(
      'too low',
      'Raise the screen on a stand or a stack of books. With a laptop, add a keyboard and a mouse.',
    );
  return fits('You look slightly down, with your head upright.');
}

function screenDistanceFinding({ screenDistance }: DeskMeasures): DeskFinding {
  if (screenDistance < deskLimits.screenDistance.from)
    return off('too near', 'Push the screen back until it is about an arm’s length away.');
  if (screenDistance > deskLimits.screenDistance.to)
    return off('too far', 'Bring the screen closer, so that you need not lean toward it. Enlarge the text if you do.');
  return fits('About an arm’s length.');
}
