import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './button.module.css';

/** Primary: the one main action of a view. Ghost: an outline. Quiet: text with a hover ground. */
export type ButtonVariant = 'primary' | 'ghost' | 'quiet';

/** The class of a button, for links that look like one. `wide` takes the whole width. */
export function buttonClass(kind: ButtonVariant = 'primary', wide = false): string {
  return classes(styles.button, styles[kind], wide && styles.wide);
}

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much weight it has among the buttons around it; primary when not given. */
  variant?: ButtonVariant;
  /** While true the button keeps focus and its place, but clicks do nothing. */
  busy?: boolean;
  /** Shown instead of the children while busy. */
  busyText?: string;
  /** An icon before the text. */
  icon?: ReactNode;
  /** An icon after the text. */
  after?: ReactNode;
  /** Takes the whole width of its place. */
  wide?: boolean;
}

/** A pill button. `type` is "button" unless said otherwise. */
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

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does, in words: its name for everyone who does not see the icon. */
  label: string;
  /** The one icon that it holds. */
  icon: ReactNode;
  /** How much weight it has among the buttons around it; quiet when not given. */
  variant?: ButtonVariant;
  /** While true the button keeps focus and its place, but clicks do nothing. */
  busy?: boolean;
}

/** A round button of 44 px that holds one icon. Quiet unless another look is given. */
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
