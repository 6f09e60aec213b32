import { futureReaders, questionSuggestions } from '@practice/contract/assessment-messages';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { questionMax } from '@practice/contract/questionnaire';
import { Button } from '@practice/ui/Button';
import { TextAreaField } from '@practice/ui/Field';
import { submitOnEnter } from '../../forms/submitOnEnter.ts';
import { isWithheld } from '../assessment.ts';
import { useTool } from '../assessments.queries.ts';
import { ChipList } from '../ChipList.tsx';
import { Disclaimer, EmergencyNotice } from '../result/notices.tsx';
import { Signs } from '../result/Signs.tsx';
import styles from './Chat.module.css';
import { History } from './History.tsx';
import { useAdvice } from './useAdvice.ts';

export function Chat({ details }: { details: AssessmentDetails }) {
  const { data: tool } = useTool();
  const advice = useAdvice(details);
  const { form, isAnswering } = advice;
  return (
    <div className="stack gap-5">
      <EmergencyNotice />
      <Signs assessment={details} />
      <History advice={advice} />
      <form {...form.props} className={`stack ${styles.form}`}>
        <TextAreaField
          {...form.field('question')}
          hint={<span className={styles.keys}>Press Enter to send, Shift+Enter for a new line.</span>}
          rows={2}
          maxLength={questionMax}
          enterKeyHint="send"
          onKeyDown={submitOnEnter}
        />
        <div className={`cluster ${styles.buttons}`}>
          {isAnswering && (
            <Button variant="secondary" onClick={advice.stop}>
              Stop
            </Button>
          )}
          <Button type="submit" busy={isAnswering && 'Answering...'}>
            Send
          </Button>
        </div>
      </form>
      {!isWithheld(details) && (
        <details className="foldout" open>
          <summary>Question Suggestions</summary>
          <ChipList chips={questionSuggestions.map(advice.chip)} />
        </details>
      )}
      <footer className="stack gap-2 text-sm text-soft line-above pt-4">
        {tool && <p>{futureReaders[tool.readBy]}</p>}
        <Disclaimer />
      </footer>
    </div>
  );
}
