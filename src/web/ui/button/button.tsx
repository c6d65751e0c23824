import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './button.module.css';

/** `primary`: the main action of a view. `ghost`: an outline. `quiet`: text with a background on hover. */
export type ButtonVariant = 'primary' | 'ghost' | 'quiet';

/** Class names of a button, for links with its style. `wide` fills the width. */
export function buttonClass(kind: ButtonVariant = 'primary', wide = false): string {
  return classes(styles.button, styles[kind], wide && styles.wide);
}

/** Props of `Button`. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual weight; default `primary`. */
  variant?: ButtonVariant;
  /** While true the button keeps focus and size, and ignores clicks. */
  busy?: boolean;
  /** Displayed instead of the children while busy. */
  busyText?: string;
  /** An icon before the text. */
  icon?: ReactNode;
  /** An icon after the text. */
  after?: ReactNode;
  /** Fills the width of the container. */
  wide?: boolean;
}

/** A pill-shaped button. `type` defaults to "button". */
export function Button(props: ButtonProps) {
  const {
    variant: kind,
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
    // `aria-disabled` keeps focus, so the click (also by Enter) must be prevented.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass(kind, wide), className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      data-wait={busy ? 'send' : undefined}
      onClick={click}
    >
      {icon}
      {busy && busyText ? busyText : children}
      {after}
    </button>
  );
}

/** Props of `IconButton`. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name, also the tooltip. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** Visual weight; default `quiet`. */
  variant?: ButtonVariant;
  /** While true the button keeps focus and size, and ignores clicks. */
  busy?: boolean;
}

/** A round icon button of 44 px. */
export function IconButton({ label, variant: kind = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={kind}
      className={classes(styles.icon, className)}
      aria-label={label}
      title={label}
    />
  );
}
