import texts from '../../texts/asked-signs.json' with { type: 'json' };
import type { CareTopic } from '../care.ts';

/** Each line has a topic of its own, whose care text covers everything in the line. */
export const askedSigns = texts as readonly { topic: CareTopic; line: string }[];
