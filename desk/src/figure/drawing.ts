import type { Ink, Look } from '../drawings/paper.ts';
import type { Shape } from '../drawings/shapes.ts';
import type { DrawnPart, Risk } from './risks.ts';

export interface Layer {
  part?: DrawnPart;
  shapes: readonly Shape[];
}

export interface Place {
  at: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

/** 20 by 20, so that no one depends on color. */
export const riskSigns = {
  first: 'M10 4.5v7M10 15.2v.1',
  some: 'M5 11.5c2-3.5 4-3.5 5-1.5s3 2 5-1.5',
  none: 'M5.5 10.5l3 3 6-7',
  unknown: 'M7.5 7.6c0-4 5.4-3.6 5.2-.3-.1 2-2.6 2.2-2.7 4.6M10 15.2v.1',
} as const;

export const looks: Readonly<Record<Risk, Look>> = {
  first: { fill: 'clay', stroke: 'rust', width: 3 },
  some: { fill: 'ochre', stroke: 'amber' },
  none: { fill: 'tint' },
  unknown: { fill: 'paper', dash: [4, 6] },
};

export const marks: Readonly<Record<Risk, Omit<Look, 'dash'> & { sign: Ink }>> = {
  first: { fill: 'clay', stroke: 'clay', sign: 'paper' },
  some: { fill: 'mist', stroke: 'amber', sign: 'amber' },
  none: { fill: 'paper', stroke: 'pine', sign: 'pine' },
  unknown: { fill: 'paper', stroke: 'soft', width: 1.5, sign: 'soft' },
};
