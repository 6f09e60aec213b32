import { Button, type ButtonVariant } from '@practice/ui/Button';
import { ConfirmDialog } from '@practice/ui/ConfirmDialog';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

interface ActionButtonProps {
  /** The room whose lists change by it. */
  resource: string;
  label: string;
  /** The whole name, where the label alone does not say what it is about. */
  fullLabel?: string;
  icon?: ReactNode;
  variant?: ButtonVariant;
  size?: 'small';
  disabled?: boolean;
  /** Asked before; without it, a click is enough. */
  question?: { title: string; text: ReactNode; busy: string; isDestructive?: boolean };
  run: () => Promise<unknown>;
  onError: (error: unknown) => void;
}

/** A button that calls the server, once at a time, and has the lists loaded again. */
export function ActionButton(props: ActionButtonProps) {
  const { resource, label, fullLabel, icon, variant, size, disabled, question, run, onError } = props;
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function act() {
    setIsBusy(true);
    try {
      await run();
    } catch (error) {
      onError(error);
    }
    setIsBusy(false);
    setIsOpen(false);
    // Also where it failed: somebody else may have done it already.
    await queries.invalidateQueries({ queryKey: [resource] });
  }

  return (
    <>
      <Button
        variant={variant}
        size={size}
        disabled={disabled}
        aria-label={fullLabel}
        busy={isBusy && !question && label}
        onClick={() => (question ? setIsOpen(true) : act())}
      >
        {icon}
        {label}
      </Button>
      {isOpen && question && (
        <ConfirmDialog
          title={question.title}
          description={question.text}
          confirm={label}
          busy={isBusy && question.busy}
          isDestructive={question.isDestructive ?? false}
          onConfirm={act}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
