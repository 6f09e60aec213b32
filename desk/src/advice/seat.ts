import { deskSentence } from '../desk-check.ts';
import { type AdviceOf, cheap, dear, found, free } from './kinds.ts';

export const seatAdvice: AdviceOf<
  | 'seatHeight'
  | 'seatDepth'
  | 'legRoom'
  | 'chairAdjustment'
  | 'lumbarSupport'
  | 'trunk'
  | 'workSurface'
  | 'armrests'
  | 'armrestSurface'
  | 'armrestWidth'
  | 'armrestAdjustment'
  | 'shoulders'
> = {
  seatHeight: {
    'too low': found(
      'Your seat is low, so your knees come up higher than your hips.',
      ['OSHA’s checklist asks for thighs that are about level.', 'OSHA'],
      free(deskSentence('seat', 'too low')),
    ),
    'too high': found(
      'Your seat is high, so its edge presses on your thighs.',
      ['OSHA’s checklist asks for thighs that are about level and feet that rest flat.', 'OSHA'],
      free(deskSentence('seat', 'too high')),
      cheap('If the desk is too high for a lower seat, put a footrest under your feet.'),
    ),
    'feet in the air': found(
      'Your feet don’t reach the floor.',
      ['OSHA’s checklist asks for feet that rest flat on the floor or on a footrest.', 'OSHA'],
      free('Put a sturdy, flat box under both feet, as high as the gap.'),
      free(deskSentence('seat', 'feet in the air')),
      cheap('Get a footrest that’s as high as the gap under your feet.'),
    ),
  },
  seatDepth: {
    'too long': found(
      'Your seat is too deep for you.',
      ['OSHA’s checklist asks for a front edge that doesn’t press behind the knees.', 'OSHA'],
      free('Slide the seat in until three fingers fit behind your knees, or put a pillow behind your back.'),
      dear('When you replace the chair, look for one with a seat that slides.'),
    ),
    'too short': found(
      'Your seat is too short for your legs.',
      'A short seat leaves much of your thighs without support.',
      free('If the seat slides, pull it out until three fingers fit behind your knees.'),
      dear('When you replace the chair, look for one with a deeper seat.'),
    ),
  },
  legRoom: {
    cramped: found(
      'Your legs don’t have enough room under the desk.',
      ['OSHA’s checklist asks for room to move your thighs and legs.', 'OSHA'],
      free('Clear out what’s under the desk, until you can stretch and cross your legs.', 'an hour'),
    ),
  },
  chairAdjustment: {
    fixed: found(
      'Your chair can’t be adjusted.',
      ['A seat that doesn’t adjust can’t be set to fit your body, and ROSA counts that.', 'ROSA'],
      free('Use a firm pillow to sit higher, and a box to rest your feet on.'),
      dear('Get a chair with a height and a back that you can set. A used one is fine.'),
    ),
  },
  lumbarSupport: {
    missing: found(
      'Nothing supports the small of your back.',
      ['OSHA’s checklist asks for a chair that supports your lower back.', 'OSHA'],
      free('Roll up a towel and put it behind the small of your back.'),
      cheap('Get a lumbar cushion that straps to the chair.'),
    ),
  },
  trunk: {
    'leaning forward': found(
      'You lean forward while you work, away from the backrest.',
      ['Leaning back a little takes load off your back. A range of positions is fine.', 'Cornell'],
      free('Move your chair in and the screen closer, so that you can lean on the backrest.'),
    ),
    slumped: found(
      'You slide down in the chair as you work.',
      ['OSHA’s checklist asks for a back that’s upright or leans back a little.', 'OSHA'],
      free('Slide your hips all the way back, then lean on the backrest. Do it again after each break.'),
      cheap('Add a lumbar cushion, so that sitting back is the easy way to sit.'),
    ),
  },
  workSurface: {
    'too high': found(
      'Your desk is higher than your elbows.',
      ['A desk above your elbows lifts your shoulders, and ROSA counts that.', 'ROSA'],
      free('Raise your seat until your elbows are level with the desk. If your feet lift, use a box.'),
      dear('Get a keyboard tray that goes below the desktop.'),
    ),
  },
  armrests: {
    'too high': found(
      'Your armrests are too high.',
      ['OSHA’s checklist asks for armrests that let your shoulders relax.', 'OSHA'],
      free(deskSentence('armrests', 'too high')),
    ),
    'too low': found(
      'Your armrests are too low to hold your elbows.',
      ['OSHA’s checklist asks for armrests that hold both forearms.', 'OSHA'],
      free(deskSentence('armrests', 'too low')),
      cheap('If they don’t move, add a pad on top.'),
    ),
    none: found(
      'Your chair has no armrests.',
      ['With nothing under them, your arms hang from your shoulders. ROSA counts that.', 'ROSA'],
      free('Move the keyboard back a little and rest your forearms on the desk.'),
      dear('When you replace the chair, choose one with armrests that you can set.'),
    ),
  },
  armrestSurface: {
    hard: found(
      'Your armrests are hard or worn.',
      'A hard edge presses on your forearms and elbows.',
      free('Wrap each armrest in a folded towel.'),
      cheap('Get a pair of soft armrest covers.'),
    ),
  },
  armrestWidth: {
    'too wide': found(
      'Your armrests are too far apart.',
      ['OSHA’s checklist asks for elbows that stay close to your sides.', 'OSHA'],
      free('Move the armrests in. Most have a screw or a lever under the seat.'),
      cheap('If they don’t move, add thick pads to their inner side.'),
    ),
  },
  armrestAdjustment: {
    fixed: found(
      'Your armrests can’t be moved.',
      ['Armrests that don’t move rarely meet your elbows, and ROSA counts that.', 'ROSA'],
      free('If they get in the way, take them off and rest your forearms on the desk.', 'an hour'),
      dear('When you replace the chair, choose armrests that move up, down and in.'),
    ),
  },
  shoulders: {
    raised: found(
      'Your shoulders come up while you type.',
      ['OSHA’s checklist asks for shoulders that are relaxed.', 'OSHA'],
      free('Bring keys, mouse and armrests down to your elbows, or raise the seat until they are.'),
    ),
  },
};
