import { Button, type ButtonProps } from '@mui/material';
import type { ToastText } from '@practice/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type PracticeDataProvider, useCalls } from '../dataProvider.ts';
import { FormDialog } from '../form/CallForm.tsx';
import { Section } from '../layout/Section.tsx';
import { useToast } from '../layout/useToast.tsx';

interface ActionButtonProps<Answer> extends Pick<ButtonProps, 'size' | 'variant' | 'color'> {
  label: string;
  fullLabel?: string;
  icon?: ReactNode;
  question?: { title: string; lead: ReactNode };
  run: (calls: PracticeDataProvider) => Promise<Answer>;
  done?: ToastText | ((answer: Answer) => ToastText);
  failed: string;
}

export function ActionButton<Answer>(props: ActionButtonProps<Answer>) {
  const { label, fullLabel, icon, question, run, done, failed, size, color, variant = 'outlined' } = props;
  const calls = useCalls();
  const queries = useQueryClient();
  const { toast, showError } = useToast();
  const textOf = (answer: Answer) => (typeof done === 'function' ? done(answer) : done);
  // A failed action reloads too, because someone else may have done it.
  const reload = () => void queries.invalidateQueries();
  const { mutate, isPending } = useMutation({
    mutationFn: () => run(calls),
    onSuccess: (answer) => toast(textOf(answer)),
    onError: (error) => showError(failed, error),
    onSettled: reload,
  });
  const button = { variant, color, size, startIcon: icon, 'aria-label': fullLabel, children: label };
  if (!question) return <Button {...button} loading={isPending} onClick={() => mutate()} />;
  return (
    <FormDialog
      {...{ ...question, button, color, failed }}
      role="alertdialog"
      check={() => ({ output: {} })}
      send={(_, answering) => run(answering)}
      done={textOf}
      onRefused={reload}
      save={label}
    />
  );
}

type ActionSectionProps<Answer> = ActionButtonProps<Answer> & { heading: string; lead?: string };

export const ActionSection = <Answer,>({ heading, lead, ...action }: ActionSectionProps<Answer>) => (
  <Section heading={heading} lead={lead} action={<ActionButton {...action} />} />
);
