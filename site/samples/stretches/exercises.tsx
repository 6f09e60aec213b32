import type { ReactNode } from 'react';
import { ArcArrow, Arrow } from '../drawings/Arrow.tsx';
import { Chair } from '../drawings/Chair.tsx';
import { FrontPerson } from '../drawings/FrontPerson.tsx';
import { SidePerson } from '../drawings/SidePerson.tsx';
import { openHand } from '../drawings/TopView.tsx';
import { Backrest, Hamstring, HeelsAndToes } from './close-ups.tsx';
import { ExerciseDrawing } from './ExerciseDrawing.tsx';

export interface Exercise {
  name: string;
  /** What it is good for, in the words of somebody who feels it. */
  where: string;
  steps: readonly string[];
  dose: string;
  drawing: ReactNode;
}

const bust = { x: 170, y: 142, scale: 0.98 };
const hanging = { upper: 262, fore: 274 };
const hangingRight = { upper: 278, fore: 266 };
const onLap = { upperArm: -78, forearm: -18 };

export const exercises: readonly Exercise[] = [
  {
    name: 'Chin tuck',
    where: 'Neck, after reading on a screen',
    steps: [
      'Sit tall and look straight ahead.',
      'Slide your head straight back, as if to make a double chin. Don’t look up or down.',
      'Hold, then let go.',
    ],
    dose: '5 times, 5 seconds each',
    drawing: (
      <ExerciseDrawing
        title="Head and shoulders from the side. The head slides straight back; a dotted outline shows where it was."
        at={{ x: -186, y: -206, scale: 1.46 }}
      >
        <path
          d="M274 209c10 3 17 10 18 19 .4 4-.8 6.5.2 9 1.8 4.2 6.3 7.8 8 11.3 1 2.4-1.4 3.7-5 3.9-.6 1.2-.5 2.3.1 3.3 1.7.9 1.7 2.5.1 3.5.6 1.4.4 2.7-.7 3.6-.6 1.6.2 3.7-.3 6.4-1.2 6-7.6 8.3-14.4 7"
          className="measure dashed"
        />
        <SidePerson bones={{ ...onLap, slide: -5 }} hasLegs={false} />
        <Arrow from={{ x: 330, y: 240 }} to={{ x: 306, y: 240 }} />
      </ExerciseDrawing>
    ),
  },
  {
    name: 'Ear to shoulder',
    where: 'Side of the neck',
    steps: [
      'Let both arms hang. Let your right ear sink toward your right shoulder.',
      'Keep your left shoulder low. Breathe out, and don’t pull with your hand.',
      'Come back slowly and switch sides.',
    ],
    dose: '2 times each side, 15 to 20 seconds',
    drawing: (
      <ExerciseDrawing
        title="A person from the front, the head tipped to one side, both shoulders low."
        at={bust}
      >
        <FrontPerson left={hanging} right={hangingRight} nod={-30} />
        <ArcArrow center={{ x: 0, y: -10 }} radius={112} from={90} to={122} />
        <path d="M0-20V-128" className="measure dashed" />
      </ExerciseDrawing>
    ),
  },
  {
    name: 'Shoulder circles',
    where: 'Tops of the shoulders',
    steps: [
      'Lift both shoulders toward your ears.',
      'Roll them back and down in a big, slow circle.',
      'Finish with your shoulders low and loose.',
    ],
    dose: '8 circles, one slow breath each',
    drawing: (
      <ExerciseDrawing
        title="A person from the front with both shoulders lifted. Arrows circle up, back and down."
        at={bust}
      >
        <FrontPerson left={hanging} right={hangingRight} shrug={16} />
        <ArcArrow center={{ x: -84, y: 14 }} radius={34} from={20} to={300} />
        <ArcArrow center={{ x: 84, y: 14 }} radius={34} from={160} to={-120} />
      </ExerciseDrawing>
    ),
  },
  {
    name: 'Shoulder blade squeeze',
    where: 'Between the shoulder blades',
    steps: [
      'Bend your elbows at your sides, palms up.',
      'Turn your forearms out and squeeze your shoulder blades together and down.',
      'Hold without lifting your shoulders.',
    ],
    dose: '8 times, 5 seconds each',
    drawing: (
      <ExerciseDrawing
        title="A person from behind, elbows bent at the sides and forearms turned out. Two arrows show the shoulder blades moving together."
        at={{ x: 170, y: 152, scale: 0.84 }}
      >
        <FrontPerson seen="back" left={{ upper: 256, fore: 170 }} right={{ upper: 284, fore: 10 }} />
        <Arrow from={{ x: -50, y: 46 }} to={{ x: -12, y: 48 }} />
        <Arrow from={{ x: 50, y: 46 }} to={{ x: 12, y: 48 }} />
      </ExerciseDrawing>
    ),
  },
  {
    name: 'Lean over the backrest',
    where: 'Upper back and chest',
    steps: [
      'Sit all the way back. The top of the backrest should touch you just below the shoulder blades.',
      'Clasp your hands behind your head, elbows forward.',
      'Lean your upper back over the edge and look up a little. Your lower back stays put.',
    ],
    dose: '5 times, one slow breath out each',
    drawing: (
      <ExerciseDrawing
        title="A seated person from the side, hands behind the head, the upper back leaning over the backrest."
        at={{ x: -26, y: -82, scale: 0.62 }}
      >
        <Backrest />
        <Chair seatTop={472} seatFront={338} />
        <SidePerson bones={{ trunk: 112, upperArm: 38, forearm: 166, neck: 100, gaze: 18 }} hand={-24} />
        <ArcArrow center={{ x: 250, y: 430 }} radius={284} from={84} to={106} />
      </ExerciseDrawing>
    ),
  },
  {
    name: 'Side reach',
    where: 'Ribs and waist',
    steps: [
      'Sit with your weight on both hips. Hold the seat with your left hand.',
      'Reach up with your right arm, then lean to the left.',
      'Stay tall on both sides, and don’t twist. Switch sides.',
    ],
    dose: '2 times each side, 10 to 15 seconds',
    drawing: (
      <ExerciseDrawing
        title="A person from the front, one arm overhead, leaning to the other side."
        at={{ x: 150, y: 174, scale: 0.78 }}
      >
        <FrontPerson left={{ upper: 74, fore: 52 }} right={{ upper: 288, fore: 262 }} lean={20} nod={4} />
        <ArcArrow center={{ x: 0, y: 150 }} radius={322} from={92} to={70} />
      </ExerciseDrawing>
    ),
  },
  {
    name: 'Wrist stretch, both ways',
    where: 'Forearms, after typing and clicking',
    steps: [
      'Hold one arm out in front, elbow slightly bent.',
      'With your other hand, gently pull the fingers up and back. Hold.',
      'Turn the palm toward you, fingers down, and hold again. Switch arms.',
    ],
    dose: '15 seconds each way, each arm',
    drawing: (
      <ExerciseDrawing
        title="A person from the side, one arm held out in front, the hand bent up at the wrist. Two arrows show the hand moving up and down."
        at={{ x: -168, y: -160, scale: 1.04 }}
      >
        <SidePerson bones={{ upperArm: -18, forearm: 4 }} hand={62} hasLegs={false} />
        <path d={openHand} transform="translate(401 326) rotate(20)" className="paper" />
        <ArcArrow center={{ x: 394, y: 328 }} radius={76} from={18} to={62} />
        <ArcArrow center={{ x: 394, y: 328 }} radius={76} from={-18} to={-62} />
      </ExerciseDrawing>
    ),
  },
  {
    name: 'Hamstring stretch',
    where: 'Backs of the thighs, after sitting for long',
    steps: [
      'Move to the front of the seat. Stretch one leg out, heel on the floor, toes up.',
      'Keep your back straight and lean forward from the hips.',
      'Stop when you feel a pull behind your thigh. Switch legs.',
    ],
    dose: '2 times each leg, 15 to 20 seconds',
    drawing: (
      <ExerciseDrawing
        title="A person at the front of a chair, one leg stretched out on its heel, leaning forward with a long back."
        at={{ x: -16, y: -82, scale: 0.62 }}
      >
        <g transform="translate(-46 0)">
          <Chair seatTop={472} seatFront={338} />
        </g>
        <Hamstring />
        <ArcArrow center={{ x: 260, y: 447 }} radius={290} from={92} to={66} />
      </ExerciseDrawing>
    ),
  },
  {
    name: 'Heel and toe raises',
    where: 'Calves and feet',
    steps: [
      'Put both feet flat. Lift your heels as high as you can.',
      'Lower them, then lift your toes.',
      'Keep a steady beat, as if you were walking.',
    ],
    dose: '20 times',
    drawing: (
      <ExerciseDrawing
        title="A seated person from the side: the near foot on its toes with the heel lifted, the far one on its heel with the toes lifted."
        at={{ x: -16, y: -82, scale: 0.62 }}
      >
        <g transform="translate(-46 0)">
          <Chair seatTop={472} seatFront={338} />
        </g>
        <HeelsAndToes />
      </ExerciseDrawing>
    ),
  },
];
