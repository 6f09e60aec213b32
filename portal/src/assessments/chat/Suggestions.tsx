import { questionSuggestions } from '@practice/contract/assessment-words';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  isBusy: boolean;
  onPick: (question: string) => void;
}

export function Suggestions({ isBusy, onPick }: SuggestionsProps) {
  return (
    <details className={styles.suggestions} open>
      <summary>Question Suggestions</summary>
      <ul>
        {questionSuggestions.map((question) => (
          <li key={question}>
            <button type="button" aria-disabled={isBusy} onClick={() => onPick(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
