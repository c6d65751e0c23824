import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import { Button, type ButtonProps } from './button.tsx';
import look from './button.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'after' | 'wide' | 'busyText'> {
  /** What the button does, in words: its name for everyone who does not see the icon. */
  label: string;
  icon: ReactNode;
}

/** A round button of 44 px that holds one icon. Quiet unless another look is given. */
export function IconButton({ label, look: kind = 'quiet', className, ...rest }: IconButtonProps) {
  return <Button {...rest} look={kind} className={classes(look.icon, className)} aria-label={label} title={label} />;
}
