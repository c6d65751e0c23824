import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { classes } from '../theme/classes.ts';
import { type Accent, accentClass } from '../theme/accent.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  /** Is it asked now? The owner alone changes it. */
  open: boolean;
  /** The question, in a few words. */
  title: string;
  /** The question, or what will happen. */
  children: ReactNode;
  /** Escape was pressed: the same as the Cancel button. */
  onCancel: () => void;
  /** The buttons, Cancel first. Focus goes to the one with `data-autofocus`, else to the first. */
  actions: ReactNode;
  /** That of the page around it when not given. */
  ink?: Accent;
  /** A small drawing above the title. */
  figure?: ReactNode;
}

/** A question that must be answered before anything else: native modal dialog, a bottom sheet on small screens. */
export function Dialog({ open, title, children, onCancel, actions, ink, figure }: DialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, open);

  function cancel(event: SyntheticEvent) {
    // The owner of `open` closes the dialog, not the browser.
    event.preventDefault();
    onCancel();
  }

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={classes(styles.dialog, ink && accentClass(ink))}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={cancel}
      // A browser may insist on closing at a second Escape; then the owner must be notified.
      onClose={() => open && onCancel()}
    >
      {open && (
        <>
          {figure && <div className={styles.figure}>{figure}</div>}
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

/** Opens and closes the native dialog with `open`; closing hands focus back to where it was. */
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
