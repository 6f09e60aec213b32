import { rest } from '@practice/desk/figure/body';
import { line, path } from '@practice/desk/figure/geometry';
import type { Posture } from './posture.ts';
import { place, type Shapes } from './shapes.ts';

/** Chair, desk and screen. */
export function furniture({ armrestTop, deskTop, screenHeight, screenTop, seatTop, wrist }: Posture): Shapes {
  const deskX = wrist.x - rest.wrist.x;
  const bottom = { x: screenTop.x - screenHeight * 0.155, y: screenTop.y + screenHeight };
  const isLaptop = deskTop - bottom.y < 12;
  const arm = { x: screenTop.x + 30, y: screenTop.y + screenHeight * 0.66 };
  const armMeets = { x: screenTop.x - screenHeight * 0.08, y: screenTop.y + screenHeight * 0.52 };
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
      ? ''
      : line`M${arm.x} ${deskTop - 5}V${arm.y}Q${arm.x} ${armMeets.y} ${armMeets.x} ${armMeets.y}`,
    screen: path(screenTop, bottom),
  };
}
