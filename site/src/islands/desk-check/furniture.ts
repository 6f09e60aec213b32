import { rest } from './figure.ts';
import { path, round } from './geometry.ts';
import type { Posture } from './posture.ts';
import { place, type Shapes } from './shapes.ts';

/** Chair, desk and screen. */
export function furniture(now: Posture): Shapes {
  const down = now.seatTop - rest.seatTop;
  const deskX = now.wrist.x - rest.wrist.x;
  const screenFoot = {
    x: now.screenTop.x - now.screenHeight * 0.155,
    y: now.screenTop.y + now.screenHeight,
  };
  const isLaptop = now.deskTop - screenFoot.y < 12;
  const arm = {
    x: now.screenTop.x + 30,
    y: now.screenTop.y + now.screenHeight * 0.66,
  };
  const armMeets = {
    x: now.screenTop.x - now.screenHeight * 0.08,
    y: now.screenTop.y + now.screenHeight * 0.52,
  };
  return {
    seat: place(0, down),
    column: { d: `M284 ${round(now.seatTop + 20)}V556` },
    armrest: {
      d: `M236 ${round(now.armrestTop + 8)}V${round(now.seatTop + 12)}M244 ${round(now.armrestTop + 8)}V${round(now.seatTop + 12)}`,
    },
    armrestPad: place(0, now.armrestTop),
    desk: place(deskX, now.deskTop),
    deskFoot: place(deskX, 0),
    deskLegs: {
      d: `M${round(deskX + 538)} ${round(now.deskTop + 9)}V586M${round(deskX + 548)} ${round(now.deskTop + 9)}V586`,
    },
    plant: { opacity: arm.x > deskX + 548 ? 0 : 1 },
    screenFoot: {
      d: isLaptop
        ? `M${round(screenFoot.x + 4)} ${round(now.deskTop - 4)}h-64`
        : `M${round(arm.x - 30)} ${round(now.deskTop - 2.5)}h56`,
    },
    screenArm: {
      d: isLaptop
        ? ''
        : `M${round(arm.x)} ${round(now.deskTop - 5)}V${round(arm.y)}C${round(arm.x)} ${round(arm.y - 10)} ${round(arm.x - 6)} ${round(armMeets.y + 4)} ${round(armMeets.x)} ${round(armMeets.y)}`,
    },
    screen: { d: path(now.screenTop, screenFoot) },
    screenFace: { d: path(now.screenTop, screenFoot) },
  };
}
