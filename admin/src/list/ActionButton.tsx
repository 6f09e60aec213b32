import { Button, type ButtonProps } from '@mui/material';
import type { ToastText } from '@practice/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm } from 'react-admin';
import { type PracticeDataProvider, useCalls } from '../dataProvider.ts';
import { useErrorToast, useToast } from '../layout/useToast.tsx';

interface ActionButtonProps<Answer> extends Pick<ButtonProps, 'size' | 'variant' | 'color'> {
  label: string;
  fullLabel?: string;
  icon?: ReactNode;
  question?: { title: string; text: ReactNode; busy: string };
  run: (calls: PracticeDataProvider) => Promise<Answer>;
  done?: ToastText | ((answer: Answer) => ToastText);
  failed: string;
}

export function ActionButton<Answer>(props: ActionButtonProps<Answer>) {
  const { label, fullLabel, icon, question, run, done, failed, size, color, variant = 'outlined' } = props;
  const calls = useCalls();
  const queries = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => run(calls),
    onSuccess: (answer) => done && toast(typeof done === 'function' ? done(answer) : done),
    onError: (error) => showError(failed, error),
    onSettled() {
      setIsOpen(false);
      // A failed action reloads too, because someone else may have done it already.
      void queries.invalidateQueries();
    },
  });

  return (
    <>
      <Button
        {...{ variant, color, size }}
        startIcon={icon}
        aria-label={fullLabel}
        loading={isPending && !question}
        onClick={() => (question ? setIsOpen(true) : mutate())}
      >
        {label}
      </Button>
      {question && (
        <Confirm
          isOpen={isOpen}
          title={question.title}
          content={question.text}
          confirm={isPending ? question.busy : label}
          confirmColor={color === 'error' ? 'warning' : 'primary'}
          loading={isPending}
          onConfirm={() => mutate()}
          onClose={() => !isPending && setIsOpen(false)}
        />
      )}
    </>
  );
}
