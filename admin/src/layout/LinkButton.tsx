import { type ButtonVariant, buttonClass } from '@practice/ui/Button';
import type { ComponentType } from 'react';
import { Link, type LinkProps } from 'react-router';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: 'small';
  icon?: ComponentType<{ size: number }>;
}

export function LinkButton({ variant, size, icon: Icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size })}>
      {Icon && <Icon size={18} />}
      {children}
    </Link>
  );
}
