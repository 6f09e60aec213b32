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

/** Newest first. An owner who opens the portal has none. */
export function useAssessments() {
  const { data, error, isValidating, mutate } = useSWR(listKey, async () =>
    newestFirst(await ownRows(call(assessments.mine))),
  );
  return { assessments: data, error, isAsking: isValidating, retry: () => mutate() };
}

/** Fetches nothing while `id` is undefined. */
export function useAssessment(id: number | undefined) {
  const { data, error, isValidating, mutate } = useSWR(
    id === undefined ? null : keyOf(id),
    ([, asked]: readonly [string, number]) => call(assessments.one, asked),
  );
  return { details: data, error, isAsking: isValidating, retry: () => mutate() };
}

export function useTool() {
  const { data: tool, error, isValidating, mutate } = useSWR(toolKey, () => call(assessments.tool));
  return { tool, error, isAsking: isValidating, retry: () => mutate() };
}

/** Calls that change something. They throw the API's error and update the cache. */
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
    /** Saves follow-up answers. The new scores appear wherever the assessment is shown. */
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
    /** Adds messages to the cache; the server saved them already. */
    async remember(id: number, messages: readonly ChatMessage[]): Promise<void> {
      await mutate<AssessmentDetails>(
        keyOf(id),
        (details) => details && { ...details, messages: [...details.messages, ...messages] },
        { revalidate: false },
      );
    },
  };
}
