import { deskFindings } from '@practice/desk/desk-check';
import { rest } from '@practice/desk/figure/body';
import { line, path, pointAt } from '@practice/desk/figure/geometry';
import { hinge, outlinesOf } from '@practice/desk/figure/pose';
import type { DeskSettings } from './desks.ts';
import { labelShapes, labelTexts, measures } from './measures.ts';
import { type Posture, sit } from './posture.ts';
import { place, type Shapes } from './shapes.ts';

export function drawDesk(settings: DeskSettings) {
  const posture = sit(settings);
  const labels = labelTexts(posture);
  const shapes: Shapes = {
    ...furniture(posture),
    ...outlinesOf(posture),
    ...measures(posture),
    ...labelShapes(posture, labels),
    ...handles(posture),
  };
  return { shapes, labels, findings: deskFindings(posture.measures) };
}

function furniture({ armrestTop, deskTop, screenHeight, screenTop, seatTop, wrist }: Posture): Shapes {
  const deskX = wrist.x - rest.wrist.x;
  const bottom = { x: screenTop.x - screenHeight * 0.155, y: screenTop.y + screenHeight };
  const isLaptop = deskTop - bottom.y < 12;
  const arm = { x: screenTop.x + 30, y: screenTop.y + screenHeight * 0.66 };
  const armEnd = { x: screenTop.x - screenHeight * 0.08, y: screenTop.y + screenHeight * 0.52 };
  return {
    seat: place(0, seatTop - rest.seatTop),
    column: line`M284 ${seatTop + 20}V556`,
    armrest: line`M236 ${armrestTop + 8}V${seatTop + 12}m8 0V${armrestTop + 8}`,
    armrestPad: place(0, armrestTop),
    desk: place(deskX, deskTop),
    deskFoot: place(deskX, 0),
    deskLegs: line`M538 ${deskTop + 9}V586m10 0V${deskTop + 9}`,
    plant: { opacity: arm.x > deskX + 548 ? 0 : 1 },
    screenFoot: isLaptop
      ? line`M${bottom.x + 4} ${deskTop - 4}h-64`
      : line`M${screenTop.x} ${deskTop - 2.5}h56`,
    screenArm: isLaptop
      ? 'M0 0'
      : line`M${arm.x} ${deskTop - 5}V${arm.y}Q${arm.x} ${armEnd.y} ${armEnd.x} ${armEnd.y}`,
    screen: path(screenTop, bottom),
  };
}

function handles({ measures, screenHeight, screenTop, seatTop }: Posture): Shapes {
  const back = pointAt(hinge(seatTop), 138, measures.back);
  return {
    backHandle: place(back.x, back.y),
    screenHandle: place(screenTop.x - screenHeight * 0.12, screenTop.y + screenHeight * 0.8),
  };
}
