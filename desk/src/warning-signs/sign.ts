import type { CareTopic } from '../care.ts';
import type { List } from './phrases.ts';

/** What a topic sounds like. */
export interface Sign extends List {
  topic: CareTopic;
  /** Lists that make it harmless, or another topic's, when said in the same sentence or beside it. */
  unless?: readonly string[];
}
