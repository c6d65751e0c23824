import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import look from './button.module.css';

/** Primary: the one main action of a view. Ghost: an outline. Quiet: text with a hover ground. */
export type ButtonLook = 'primary' | 'ghost' | 'quiet';

/** The class of a button, for links that look like one. `wide` takes the whole width. */
export function buttonClass(kind: ButtonLook = 'primary', wide = false): string {
  return classes(look.button, look[kind], wide && look.wide);
}

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** While true the button keeps focus and its place, but clicks do nothing. */
  busy?: boolean;
  /** Shown instead of the children while busy. */
  busyText?: string;
  /** An icon before the text. */
  icon?: ReactNode;
  /** An icon after the text. */
  after?: ReactNode;
  wide?: boolean;
}

/** A pill button. `type` is "button" unless said otherwise. */
export function Button(props: ButtonProps) {
  const {
    look: kind,
    busy = false,
    busyText,
    icon,
    after,
    wide,
    className,
    children,
    onClick,
    ...rest
  } = props;

  function click(event: MouseEvent<HTMLButtonElement>) {
    // aria-disabled keeps focus, so the click itself (and a submit by Enter, which clicks too) must be stopped.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass(kind, wide), className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={click}
    >
      {icon}
      {busy && busyText ? busyText : children}
      {after}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'after' | 'wide' | 'busyText'> {
  /** What the button does, in words: its name for everyone who does not see the icon. */
  label: string;
  icon: ReactNode;
}

/** A round button of 44 px that holds one icon. Quiet unless another look is given. */
export function IconButton({ label, look: kind = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      look={kind}
      className={classes(look.icon, className)}
      aria-label={label}
      title={label}
    />
  );
}
