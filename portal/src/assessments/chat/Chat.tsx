import { futureReaders, questionSuggestions } from '@practice/contract/assessment-messages';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { questionForm, questionMax } from '@practice/contract/questionnaire';
import { Button } from '@practice/ui/Button';
import { TextAreaField } from '@practice/ui/Field';
import { submitOnEnter } from '../../forms/submitOnEnter.ts';
import { useDraftForm } from '../../forms/useDraftForm.ts';
import { isWithheld } from '../assessment.ts';
import { useTool } from '../assessments.queries.ts';
import { ChipList } from '../ChipList.tsx';
import { Disclaimer, EmergencyNotice } from '../result/notices.tsx';
import { Signs } from '../result/Signs.tsx';
import styles from './Chat.module.css';
import { History } from './History.tsx';
import { useAdvice } from './useAdvice.ts';

const empty = { question: '' };

export function Chat({ details }: { details: AssessmentDetails }) {
  const { data: tool } = useTool();
  const advice = useAdvice(details);
  const form = useDraftForm({
    draftKey: `draft:question:${details.userId}:${details.id}`,
    values: empty,
    labels: { question: 'Your question' },
    schema: questionForm,
    mode: 'onSubmit',
    async send({ question }) {
      const typed = form.getValues('question');
      // Text that was typed in the meantime is the next question.
      if ((await advice.ask(question)) && form.getValues('question') === typed) form.reset(empty);
    },
    // The draft keeps the question.
    onFailure: advice.showFailure,
  });

  function askAtOnce(question: string) {
    if (advice.isAnswering) return;
    form.setValue('question', question);
    void form.submit();
  }

  const chipsOf = (questions: readonly string[]) => (
    <ChipList
      chips={questions.map((label) => ({
        label,
        'aria-disabled': advice.isAnswering,
        onClick: () => askAtOnce(label),
      }))}
    />
  );

  return (
    <div className="stack gap-5">
      <EmergencyNotice />
      <Signs assessment={details} />
      <History details={details} advice={advice} chipsOf={chipsOf} onAsk={askAtOnce} />
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
          {advice.isAnswering && (
            <Button variant="secondary" onClick={advice.stop}>
              Stop
            </Button>
          )}
          <Button type="submit" busy={advice.isAnswering && 'Answering...'}>
            Send
          </Button>
        </div>
      </form>
      {!isWithheld(details) && (
        <details className="foldout" open>
          <summary>Question Suggestions</summary>
          {chipsOf(questionSuggestions)}
        </details>
      )}
      <footer className="stack gap-2 text-sm text-soft line-above pt-4">
        {tool && <p>{futureReaders[tool.readBy]}</p>}
        <Disclaimer />
      </footer>
    </div>
  );
}
