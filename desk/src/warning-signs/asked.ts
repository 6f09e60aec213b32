import texts from '../../texts/asked-signs.json' with { type: 'json' };
import type { CareTopic } from '../care.ts';

/** The topic's care text covers everything in its line. */
export const askedSigns = texts as readonly { topic: CareTopic; line: string }[];
