import { ChipList } from '../ChipList.tsx';
import type { Advice } from './useAdvice.ts';

/** Questions that a tap asks. */
export function Questions({ questions, advice }: { questions: readonly string[]; advice: Advice }) {
  const chips = questions.map((label) => ({
    label,
    'aria-disabled': advice.isAnswering,
    onClick: () => advice.askAtOnce(label),
  }));
  return <ChipList chips={chips} />;
}
