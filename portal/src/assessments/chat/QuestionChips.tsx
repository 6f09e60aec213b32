import { ChipList } from '../ChipList.tsx';

interface QuestionChipsProps {
  questions: readonly string[];
  isAnswering: boolean;
  onAsk: (question: string) => void;
}

export function QuestionChips({ questions, isAnswering, onAsk }: QuestionChipsProps) {
  if (questions.length === 0) return null;
  const chipOf = (label: string) => ({ label, 'aria-disabled': isAnswering, onClick: () => onAsk(label) });
  return <ChipList chips={questions.map(chipOf)} />;
}
