import { type ButtonVariant, buttonClass } from '@practice/ui/Button';
import { Link, type LinkProps } from 'react-router';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: 'small';
}

/** A link to another screen that looks like a button. */
export function LinkButton({ variant, size, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass({ variant, size })} />;
}
