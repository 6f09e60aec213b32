// Runs without Nest in a child process: reads what people write, which decides its cost, and makes PDFs.
import { adviceWithoutFindings, builtInAdvice } from '@practice/desk/built-in-advice';
import { flagsIn, flagsWritten, outcomeOf, outcomeOfFollowUp } from '@practice/desk/outcome';
import { readAnswers } from '@practice/desk/reader/read-answers';
import { understand } from '@practice/desk/reader/understand';
import { reportPdf } from './assessments/report-pdf.ts';
import { receiptPdf } from './payments/receipt-pdf.ts';

const tasks = {
  adviceWithoutFindings,
  builtInAdvice,
  flagsIn,
  flagsWritten,
  outcomeOf,
  outcomeOfFollowUp,
  readAnswers,
  receiptPdf,
  reportPdf,
  understand,
};
export type Tasks = typeof tasks;
export interface Task {
  name: keyof Tasks;
  args: unknown[];
}
export type Answer = { result: unknown } | { error: string };

process.on('message', async ({ name, args }: Task) => {
  const answer = await (async () => Reflect.apply(tasks[name], undefined, args))().then(
    (result: unknown): Answer => ({ result }),
    (error: unknown): Answer => ({ error: String(error instanceof Error ? error.stack : error) }),
  );
  // The API may have been killed meanwhile.
  process.send?.(answer, () => {});
});

// Ends with the API, which alone handles signals that reach both, such as Ctrl-C.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
