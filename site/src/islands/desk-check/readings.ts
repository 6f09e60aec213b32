import {
  bothUnits,
  type DeskMeasures,
  type DeskPart,
  deskFindings,
  isFitting,
} from '@practice/desk/desk-check';
import { floor, unitsPerCentimeter } from '@practice/desk/figure/body';
import { clamp } from '@practice/desk/figure/geometry';
import { bounds, type DeskSettings } from './desks.ts';
import { sit } from './posture.ts';

export interface SliderReading {
  value: string;
  valueText: string;
  /** The range of the scale that fits this person at this desk, in percent; empty if nothing does. */
  band: { from: number; to: number };
}

export function read(part: DeskPart, settings: DeskSettings): SliderReading {
  const { measures, screenTop } = sit(settings);
  // The desk carries the screen, so the screen can't go lower.
  const length = part === 'screenHeight' ? (floor - screenTop.y) / unitsPerCentimeter : settings[part];
  const value = part === 'back' ? `${settings.back}°` : bothUnits(length);
  const measured: Partial<Record<DeskPart, string>> = {
    seat: `knees ${measures.knees} degrees, `,
    keyboard: `elbows ${measures.elbows} degrees, `,
    screenHeight: `${aboveEyes(measures).replace(/^eye/, 'at eye')}, `,
  };
  const plain = value.replace('°', ' degrees').replace(/ in\. \((\d+) cm\)/, ' inches, $1 centimeters');
  return {
    value,
    valueText: `${plain}, ${measured[part] ?? ''}${deskFindings(measures)[part]}`,
    band: band(part, settings),
  };
}

export function aboveEyes({ screenAboveEyes }: DeskMeasures): string {
  const above = Math.round(screenAboveEyes / 2.54);
  return above === 0 ? 'eye level' : `${Math.abs(above)} in. ${above > 0 ? 'above' : 'below'} eye level`;
}

/** 170 → 5 ft 7 in. (170 cm). */
export function bodyHeight(centimeters: number): string {
  const whole = Math.round(centimeters / 2.54);
  return `${Math.floor(whole / 12)} ft ${whole % 12} in. (${centimeters} cm)`;
}

function band(part: DeskPart, settings: DeskSettings) {
  const { from, to } = bounds[part];
  const fitting: number[] = [];
  for (let value = from; value <= to; value += 1) {
    if (isFitting(deskFindings(sit({ ...settings, [part]: value }).measures)[part])) fitting.push(value);
  }
  const [first, last] = [fitting[0], fitting.at(-1)];
  if (first === undefined || last === undefined) return { from: 0, to: 0 };
  // Half a step more at either end, so that a single value has a band, too.
  const percent = (value: number) => Math.round(clamp(((value - from) / (to - from)) * 100, 0, 100));
  return { from: percent(first - 0.5), to: percent(last + 0.5) };
}
