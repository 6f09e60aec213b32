import {
  type Assessment,
  type AssessmentDetails,
  type ChatMessage,
  newestFirst,
} from '@practice/contract/assessments';
import { call } from '@practice/contract/call';
import type { NewAssessmentInput } from '@practice/contract/questionnaire';
import { assessments } from '@practice/contract/routes';
import type { Picks } from '@practice/desk/completing';
import useSWR, { useSWRConfig } from 'swr';
import { ownRows } from '../session/own-rows.ts';

const listKey = 'assessments';
const toolKey = 'assessment-tool';
const keyOf = (id: number) => ['assessment', id] as const;

/** The signed-in client's own, newest first; an owner who looks at the clients' side has none. */
export function useAssessments() {
  const { data, error, isValidating, mutate } = useSWR(listKey, async () =>
    newestFirst(await ownRows(call(assessments.mine))),
  );
  return { assessments: data, error, isAsking: isValidating, retry: () => mutate() };
}

/** One with all that is known of it. Asks for nothing while there is none. */
export function useAssessment(id: number | undefined) {
  const { data, error, isValidating, mutate } = useSWR(
    id === undefined ? null : keyOf(id),
    ([, asked]: readonly [string, number]) => call(assessments.one, asked),
  );
  return { details: data, error, isAsking: isValidating, retry: () => mutate() };
}

/** Who reads the answers today, and whether the disclaimer was accepted. */
export function useTool() {
  const { data: tool, error, isValidating, mutate } = useSWR(toolKey, () => call(assessments.tool));
  return { tool, error, isAsking: isValidating, retry: () => mutate() };
}

/** The calls that change something. Each throws what the API says, and brings what is shown up to date. */
export function useAssessmentCalls() {
  const { mutate } = useSWRConfig();
  const put = (details: AssessmentDetails) => mutate(keyOf(details.id), details, { revalidate: false });
  const list = (change: (rows: Assessment[]) => Assessment[]) =>
    mutate<Assessment[]>(listKey, (rows) => rows && change(rows), { revalidate: false });

  return {
    async acceptDisclaimer(): Promise<void> {
      await mutate(toolKey, await call(assessments.acceptDisclaimer), { revalidate: false });
    },
    /** `attempt` is the UUID of the filled-in form. */
    async perform(input: NewAssessmentInput, attempt: string): Promise<AssessmentDetails> {
      const details = await call(assessments.perform, input, attempt);
      await put(details);
      await list((rows) => newestFirst([details, ...rows.filter(({ id }) => id !== details.id)]));
      return details;
    },
    /** Answers by tapping; the scores that come back show wherever this assessment does. */
    async completePicture(id: number, picks: Picks): Promise<void> {
      const details = await call(assessments.completePicture, id, { picks });
      await put(details);
      await list((rows) => rows.map((row) => (row.id === id ? details : row)));
    },
    async remove(id: number): Promise<void> {
      await call(assessments.remove, id);
      await mutate(keyOf(id), undefined, { revalidate: false });
      await list((rows) => rows.filter((row) => row.id !== id));
    },
    /** What was said meanwhile; the server keeps it, too. */
    async remember(id: number, messages: readonly ChatMessage[]): Promise<void> {
      await mutate<AssessmentDetails>(
        keyOf(id),
        (details) => details && { ...details, messages: [...details.messages, ...messages] },
        { revalidate: false },
      );
    },
  };
}
