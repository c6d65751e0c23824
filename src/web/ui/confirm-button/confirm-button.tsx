import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export interface ConfirmButtonProps {
  /** The words of the button, and of the one in the dialog that does it. */
  readonly label: string;
  /** Read out in place of the label, which it begins with, where several stand on one screen. */
  readonly name?: string;
  /** The dialog's title: the label as a question. */
  readonly question: string;
  /** What will be lost. */
  readonly children: ReactNode;
  /** The words of the button that leaves everything as it is. It comes first and has focus. */
  readonly keep: string;
  /** The dialog has closed and focus is on the button: where that goes with what it deletes, move it on. */
  onConfirm: () => void;
  /** The question has been opened, or closed again. */
  onAsk?: (open: boolean) => void;
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton({
  label,
  name,
  question,
  children,
  keep,
  onConfirm,
  onAsk,
}: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const ask = (now: boolean) => {
    setOpen(now);
    onAsk?.(now);
  };
  const close = () => ask(false);

  function confirm() {
    // A dialog that closes hands focus back: what moves it on must come after.
    flushSync(close);
    onConfirm();
  }

  return (
    <>
      <Button variant="ghost" aria-label={name} onClick={() => ask(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        title={question}
        onCancel={close}
        actions={
          <>
            <Button onClick={close}>{keep}</Button>
            <Button variant="ghost" onClick={confirm}>
              {label}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
