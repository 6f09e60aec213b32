import { Button, type ButtonVariant } from '@practice/ui/Button';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { type ToastText, toast } from '@practice/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type PracticeDataProvider, useCalls } from '../dataProvider.ts';
import { showError } from '../layout/show-error.ts';

interface ActionButtonProps {
  label: string;
  fullLabel?: string;
  icon?: ReactNode;
  variant?: ButtonVariant;
  size?: 'small';
  question?: { title: string; text: ReactNode; busy: string };
  run: (calls: PracticeDataProvider) => Promise<unknown>;
  done?: ToastText;
  failed: string;
}

export function ActionButton(props: ActionButtonProps) {
  const { label, fullLabel, icon, variant, size, question, run, done, failed } = props;
  const calls = useCalls();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => run(calls),
    onSuccess: () => done && toast(done),
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
        variant={variant}
        size={size}
        aria-label={fullLabel}
        busy={isPending && !question && label}
        onClick={() => (question ? setIsOpen(true) : mutate())}
      >
        {icon}
        {label}
      </Button>
      {isOpen && question && (
        <ConfirmDialog
          title={question.title}
          description={question.text}
          confirm={label}
          busy={isPending && question.busy}
          isDestructive={variant === 'quietDanger'}
          onConfirm={() => mutate()}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
