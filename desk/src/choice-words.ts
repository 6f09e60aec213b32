import type { Factor, FactorState } from './factors.ts';

/**
 * What somebody at the desk would answer to a factor's question, for each of its states; it reads as an answer after the question, too.
 */
export const choiceWords: { readonly [Name in Factor]: { readonly [State in FactorState<Name>]: string } } = {
  seatHeight: {
    fits: 'Feet flat, thighs level',
    'too low': 'Knees higher than my hips',
    'too high': 'Thighs slope down, on my toes',
    'feet in the air': 'My feet don’t reach the floor',
  },
  seatDepth: {
    fits: 'It ends three fingers before my knees',
    'too long': 'It presses behind my knees',
    'too short': 'It ends halfway',
  },
  legRoom: { enough: 'Yes, I can stretch and cross them', cramped: 'No, something’s in the way' },
  chairAdjustment: { adjustable: 'Yes, it adjusts', fixed: 'No, it’s fixed' },
  lumbarSupport: { supported: 'Yes, it fills the curve', missing: 'No, there’s a gap' },
  trunk: {
    carried: 'Leaning on the backrest',
    'leaning forward': 'Leaning forward',
    slumped: 'Slumped, with a round back',
  },
  workSurface: { fits: 'About level with my elbows', 'too high': 'Higher than my elbows' },
  armrests: {
    fits: 'Lightly on the armrests',
    'too high': 'On armrests that lift my shoulders',
    'too low': 'Above armrests that are too low',
    none: 'I have no armrests',
  },
  armrestSurface: { soft: 'Padded and in good shape', hard: 'Hard or worn out' },
  armrestWidth: { fits: 'My elbows stay at my sides', 'too wide': 'My elbows point outward' },
  armrestAdjustment: { adjustable: 'Yes, they adjust', fixed: 'No, they’re fixed' },
  shoulders: { relaxed: 'Low and loose', raised: 'Raised' },
  screenHeight: {
    fits: 'At my eyes or just below',
    'too low': 'Well below my eyes',
    'too high': 'Above my eyes',
  },
  screenDistance: {
    fits: 'About an arm’s length',
    'too near': 'Closer than that',
    'too far': 'Farther than that',
  },
  screenPlace: { 'straight ahead': 'Straight ahead of me', 'to the side': 'Off to one side' },
  documents: { 'beside the screen': 'Upright beside the screen', 'flat on the desk': 'Flat on the desk' },
  laptop: { raised: 'Yes, on books or a stand', flat: 'No, the laptop is flat' },
  neck: { upright: 'Upright', 'bent forward': 'Bent forward', 'tipped back': 'Tipped back' },
  neckTurn: { 'facing ahead': 'Straight ahead', turned: 'Turned to one side' },
  keyboardHeight: { fits: 'About level', 'too high': 'Up to the keys', 'too low': 'Down to the keys' },
  keyboardAdjustment: { adjustable: 'Yes, its tray or desk moves', fixed: 'No, it’s fixed' },
  wrists: { straight: 'Straight', 'bent up': 'Bent up' },
  wristAngle: { straight: 'Straight, like my forearms', 'bent sideways': 'Bent outward' },
  overheadReach: { 'not needed': 'Within easy reach', needed: 'Above my shoulders' },
  mouseReach: { close: 'Right beside the keyboard', reaching: 'I have to reach for it' },
  mouseSurface: {
    'same as the keyboard': 'Yes, on the same surface',
    'different from the keyboard': 'No, one is higher',
  },
  mouseGrip: { relaxed: 'It fills my hand', pinched: 'It’s small, so I pinch it' },
  palmRest: { 'out of the way': 'No, my hand moves freely', 'in the way': 'Yes, and it’s in the way' },
  phoneReach: { near: 'Within easy reach', far: 'I have to reach for it' },
  phoneHold: {
    'head upright': 'In my hand, head upright',
    'between ear and shoulder': 'Between ear and shoulder',
  },
  handsFree: { available: 'Yes', missing: 'No, only the handset' },
  glare: { 'no glare': 'No reflections', glare: 'Windows or lamps reflect' },
  light: { good: 'I can read easily', 'too dim': 'Too dim', 'too bright': 'Too bright' },
  duration: { 'under 1 hour': 'Less than 1', '1 to 4 hours': '1 to 4', 'over 4 hours': 'More than 4' },
  breaks: { 'at least hourly': 'An hour at most', rarer: 'More than an hour' },
};
