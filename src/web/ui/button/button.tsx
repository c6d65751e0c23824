import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './button.module.css';

/**
 * `primary`: the main action of a view. `secondary`: an outline. `tertiary`: text with a background on hover.
 * `danger`: deletes something for ever.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'danger';

/** Class names of a button, for links with its style. */
export function buttonClass(variant: ButtonVariant = 'primary', fullWidth = false): string {
  return classes(styles.button, styles[variant], fullWidth && styles.fullWidth);
}

/** Props of `Button`. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual weight. */
  variant?: ButtonVariant;
  /** While true the button keeps focus and size, and ignores clicks. */
  loading?: boolean;
  /** Displayed instead of the children while loading. */
  loadingLabel?: string;
  /** An icon before the text. */
  startIcon?: ReactNode;
  /** An icon after the text. */
  endIcon?: ReactNode;
  /** Fills the width of the container. */
  fullWidth?: boolean;
}

/** A pill-shaped button. `type` defaults to "button". */
export function Button({
  variant = 'primary',
  loading = false,
  loadingLabel,
  startIcon,
  endIcon,
  fullWidth = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    // `aria-disabled` keeps focus, so the click (also by Enter) must be prevented.
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass(variant, fullWidth), className)}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      data-wait={loading ? 'send' : undefined}
      onClick={click}
    >
      {startIcon}
      {loading && loadingLabel ? loadingLabel : children}
      {endIcon}
    </button>
  );
}

/** Props of `IconButton`. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name, also the tooltip. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** Visual weight. */
  variant?: ButtonVariant;
  /** While true the button keeps focus and size, and ignores clicks. */
  loading?: boolean;
}

/** A round icon button of 44 px. */
export function IconButton({ label, icon, variant = 'tertiary', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      startIcon={icon}
      className={classes(styles.icon, className)}
      aria-label={label}
      title={label}
    />
  );
}
