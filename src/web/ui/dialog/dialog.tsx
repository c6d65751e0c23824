import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { classes } from '../theme/classes.ts';
import { type Accent, accentClass } from '../theme/accent.ts';
import styles from './dialog.module.css';

/** Props of `Dialog`. */
export interface DialogProps {
  /** Whether the dialog is open. Controlled by the parent. */
  open: boolean;
  /** The question in a few words. */
  title: string;
  /** Details or consequences. */
  children: ReactNode;
  /** Called for Escape, like the Cancel button. */
  onClose: () => void;
  /** Buttons, Cancel first. Focus moves to the one with `data-autofocus`, else to the first. */
  actions: ReactNode;
  /** Accent; inherited by default. */
  accent?: Accent;
  /** A drawing above the title. */
  illustration?: ReactNode;
}

/** A modal confirmation dialog: native `<dialog>`, a bottom sheet on small screens. */
export function Dialog({ open, title, children, onClose, actions, accent, illustration }: DialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, open);

  function cancel(event: SyntheticEvent) {
    // The parent controls `open`, not the browser.
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={classes(styles.dialog, accent && accentClass(accent))}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={cancel}
      // Some browsers close the dialog at a second Escape; the parent must update `open`.
      onClose={() => open && onClose()}
    >
      {open && (
        <>
          {illustration && <div className={styles.figure}>{illustration}</div>}
          <h2 id={`${id}-title`}>{title}</h2>
          <div id={`${id}-text`} className={styles.text}>
            {children}
          </div>
          <div className={styles.actions}>{actions}</div>
        </>
      )}
    </dialog>
  );
}

/** Synchronizes the native dialog with `open`. Closing restores focus. */
function useModal(ref: { readonly current: HTMLDialogElement | null }, open: boolean) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>(`[data-autofocus], [autofocus]`);
    (first ?? dialog.querySelector<HTMLElement>(`.${styles.actions} :is(button, a)`))?.focus();
    return () => dialog.close();
  }, [ref, open]);
}
