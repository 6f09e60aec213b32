import { deskHabits, deskSentence } from '../desk-check.ts';
import { type AdviceOf, cheap, dear, found, free } from './kinds.ts';

const [, wristsHabit, phoneHabit] = deskHabits;

export const handsAdvice: AdviceOf<
  | 'keyboardHeight'
  | 'keyboardAdjustment'
  | 'wrists'
  | 'wristAngle'
  | 'overheadReach'
  | 'mouseReach'
  | 'mouseSurface'
  | 'mouseGrip'
  | 'palmRest'
  | 'phoneReach'
  | 'phoneHold'
  | 'handsFree'
> = {
  keyboardHeight: {
    'too high': found(
      'Your keyboard is higher than your elbows.',
      ['OSHA’s checklist asks for forearms that are about level.', 'OSHA'],
      free('Raise your seat until your forearms are level. If your feet lift, put a box under them.'),
      dear(deskSentence('keyboard', 'too high')),
    ),
    'too low': found(
      'Your keyboard is low, close to your lap.',
      ['OSHA’s checklist asks for forearms that are about level.', 'OSHA'],
      free(deskSentence('keyboard', 'too low')),
    ),
  },
  keyboardAdjustment: {
    fixed: found(
      'Your keyboard can’t be moved up or down.',
      ['Keys that stay put can’t meet your elbows, and ROSA counts that.', 'ROSA'],
      free('Set your seat by the keys: elbows level with them, and a box under your feet if they lift.'),
      dear('Get a keyboard tray that moves up and down.'),
    ),
  },
  wrists: {
    'bent up': found(
      'Your wrists bend up while you type.',
      ['OSHA’s checklist asks for straight wrists.', 'OSHA'],
      free(wristsHabit.advice),
      cheap('Get a slim keyboard.'),
    ),
  },
  wristAngle: {
    'bent sideways': found(
      'Your hands bend outward on the keys.',
      ['OSHA’s checklist asks for straight wrists.', 'OSHA'],
      free('Center the letter keys in front of you and let your elbows rest at your sides.'),
      dear('Try a split keyboard, so that your hands can point straight ahead.'),
    ),
  },
  overheadReach: {
    needed: found(
      'You reach above your shoulders for things you use.',
      ['Reaching up works your neck and shoulders, and ROSA counts that.', 'ROSA'],
      free('Move what you use each day to a shelf below your shoulders.', 'an hour'),
    ),
  },
  mouseReach: {
    reaching: found(
      'You reach out for your mouse.',
      ['OSHA’s checklist asks for a mouse right beside the keyboard.', 'OSHA'],
      free('Pull the mouse in beside the keys, so that your elbow stays at your side.'),
      cheap('Get a keyboard without a number pad, so that the mouse can come closer.'),
    ),
  },
  mouseSurface: {
    'different from the keyboard': found(
      'Your mouse and your keyboard are at different heights.',
      ['A mouse at another height makes you reach, and ROSA counts that.', 'ROSA'],
      free('Put mouse and keyboard on the same surface, side by side.'),
      dear('If your tray is too small for both, get a wider one.'),
    ),
  },
  mouseGrip: {
    pinched: found(
      'You pinch your mouse.',
      ['OSHA’s checklist asks for a mouse that fits your hand.', 'OSHA'],
      free('Let your whole hand rest on the mouse, and move it from your elbow.'),
      cheap('Get a mouse that fills your hand.'),
    ),
  },
  palmRest: {
    'in the way': found(
      'There’s a palm rest in front of your mouse.',
      ['Your wrist presses on it as you move the mouse, and ROSA counts that.', 'ROSA'],
      free('Take the rest away from the mouse, so that your hand can glide.'),
    ),
  },
  phoneReach: {
    far: found(
      'Your phone is out of easy reach.',
      ['A phone more than a foot away makes you stretch, and ROSA counts that.', 'ROSA'],
      free('Move the phone to within a forearm’s length.'),
    ),
  },
  phoneHold: {
    'between ear and shoulder': found(
      'You hold the phone between your ear and your shoulder.',
      ['OSHA’s checklist asks for a phone you can use with your head upright.', 'OSHA'],
      free(phoneHabit.advice),
      cheap('If you don’t have a headset, a simple one with a wire will do.'),
    ),
  },
  handsFree: {
    missing: found(
      'You don’t have a headset or a speaker for calls.',
      ['Without one, you’re tempted to clamp the phone with your shoulder. ROSA counts that.', 'ROSA'],
      free('Use the earbuds of your cell phone for long calls.'),
      cheap('Get a headset that works with your phone.'),
    ),
  },
};
