import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { questionForm } from '@practice/contract/questionnaire';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { draftsOf } from '../../forms/drafts.ts';

const resolver = standardSchemaResolver(questionForm);
const drafts = draftsOf(['question']);
const empty = { question: '' };

/** The question of the chat. What is typed outlives a reload and a sign-in, until it is sent. */
export function useQuestion(assessmentId: number) {
  const key = `draft:question:${assessmentId}`;
  const form = useForm({ resolver, defaultValues: drafts.read(key) ?? empty });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { question = '' } }) => drafts.save(key, { question }, empty),
      }),
    [form, key],
  );
  return { ...form, empty: () => form.reset(empty) };
}
