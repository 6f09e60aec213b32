import { deskHabits, deskSentence, fittingDesk } from '../desk-check.ts';
import { type AdviceOf, cheap, dear, found, free } from './kinds.ts';

const [glareHabit] = deskHabits;
const bifocals = 'If you look through bifocals, lower the screen until you can read with your head upright.';

export const screenAdvice: AdviceOf<
  | 'screenHeight'
  | 'screenDistance'
  | 'screenPlace'
  | 'documents'
  | 'laptop'
  | 'neck'
  | 'neckTurn'
  | 'glare'
  | 'light'
> = {
  screenHeight: {
    'too low': found(
      'Your screen is low, so you look down at it.',
      ['OSHA’s checklist asks for a head in line with your body, not bent down.', 'OSHA'],
      free(deskSentence('screenHeight', 'too low')),
      cheap('Get a monitor stand that you can set to your height.'),
    ),
    'too high': found(
      'Your screen is higher than your eyes.',
      ['OSHA’s checklist asks for a screen with its top at eye level or below.', 'OSHA'],
      free(deskSentence('screenHeight', 'too high')),
      free(bifocals),
      dear('If its stand doesn’t go low enough, get a monitor arm.'),
    ),
  },
  screenDistance: {
    'too near': found(
      'Your screen is very close to your eyes.',
      [fittingDesk.screenDistance, 'ROSA'],
      free(deskSentence('screenDistance', 'too near')),
      free('If you move in to read, make the text bigger instead.'),
    ),
    'too far': found(
      'Your screen is far away, more than an arm’s length.',
      [fittingDesk.screenDistance, 'ROSA'],
      free(deskSentence('screenDistance', 'too far')),
    ),
  },
  screenPlace: {
    'to the side': found(
      'Your screen is off to the side.',
      ['OSHA’s checklist asks for a screen straight ahead of you.', 'OSHA'],
      free('Put the screen straight in front of you.'),
    ),
  },
  documents: {
    'flat on the desk': found(
      'The papers you work from lie flat on the desk.',
      ['OSHA’s checklist asks for papers at the height and distance of the screen.', 'OSHA'],
      free('Lean your papers on a stack of books, right beside the screen.'),
      cheap('Get a document holder and set it beside the screen.'),
    ),
  },
  laptop: {
    flat: found(
      'Your laptop lies flat, so its screen is too low when its keys are at the right height.',
      ['On a flat laptop, screen and keys can’t both be right.', 'Cornell'],
      free('Put the laptop on books, and plug in a separate keyboard and mouse if you can borrow them.'),
      cheap('Get a laptop riser with a separate keyboard and mouse.'),
    ),
  },
  neck: {
    'bent forward': found(
      'Your head bends down or forward while you look at the screen.',
      ['OSHA’s checklist asks for a head that’s upright and in line with your body.', 'OSHA'],
      free('Bring the screen up and closer, until you can read with your head upright.'),
    ),
    'tipped back': found(
      'You tip your head back to see the screen.',
      ['OSHA’s checklist asks for a screen you can read without tipping your head back.', 'OSHA'],
      free('Lower the screen until you can read it without lifting your chin.'),
      free(bifocals),
      dear('Ask your eye doctor about computer glasses, made for the distance of your screen.'),
    ),
  },
  neckTurn: {
    turned: found(
      'You turn your head to see the screen.',
      ['OSHA’s checklist asks for a head, neck and body that all face ahead.', 'OSHA'],
      free('Move screen, keys and chair into one line, so that you face your work.'),
    ),
  },
  glare: {
    glare: found(
      'There’s glare on your screen.',
      ['OSHA’s advice is to set the screen at a right angle to windows.', 'OSHA'],
      free(glareHabit.advice),
      free('Close the blinds while the sun is on your screen.'),
      cheap('Get a matte filter that fits your screen.'),
    ),
  },
  light: {
    'too dim': found(
      'Your light is dim.',
      'In dim light you lean in to read, and your eyes work harder.',
      free('Open the blinds, or move a lamp you own next to your papers.'),
      cheap('Get a desk lamp that you can turn, and aim it at your papers.'),
    ),
    'too bright': found(
      'Your light is harsh.',
      'When the room is much brighter than the screen, you squint.',
      free('Turn off or dim the light that’s too bright, or sit so that it’s behind or beside you.'),
      cheap('Get a shade for it, or a small lamp with a shade to use instead.'),
    ),
  },
};
