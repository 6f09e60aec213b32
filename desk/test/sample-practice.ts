import type { Practice } from '../src/chat/practice.ts';
import practice from './sample-practice.json' with { type: 'json' };

export const samplePractice: Practice = practice;
