interface QuestionChipsProps {
  questions: readonly string[];
  isAnswering: boolean;
  onAsk: (question: string) => void;
}

export function QuestionChips({ questions, isAnswering, onAsk }: QuestionChipsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className="cluster gap-2 plain-list">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className="text-sm leading-snug chip"
            aria-disabled={isAnswering}
            onClick={() => onAsk(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
