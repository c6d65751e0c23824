import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

/** Props of `ConfirmButton`. */
export interface ConfirmButtonProps {
  /** Label of the button and of the confirming button in the dialog. */
  readonly label: string;
  /** Accessible name if several are on a page; begins with the label. */
  readonly 'aria-label'?: string;
  /** Title of the dialog: the label as a question. */
  readonly title: string;
  /** What is lost. */
  readonly children: ReactNode;
  /** Label of the cancelling button, which is first and focused. */
  readonly cancelLabel: string;
  /** Weight of the confirming button. `secondary` if nothing is deleted. */
  readonly variant?: 'danger' | 'secondary';
  /** Called after the dialog has closed and focus is on the button. Move focus if the button is removed. */
  onConfirm: () => void;
  /** Called when the dialog opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** A button for an irreversible action, with a confirmation dialog. */
export function ConfirmButton({
  label,
  'aria-label': ariaLabel,
  title,
  children,
  cancelLabel,
  variant = 'danger',
  onConfirm,
  onOpenChange,
}: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const changeOpen = (isOpen: boolean) => {
    setOpen(isOpen);
    onOpenChange?.(isOpen);
  };
  const close = () => changeOpen(false);

  function confirm() {
    // A closing dialog restores focus, so focus must be moved afterwards.
    flushSync(close);
    onConfirm();
  }

  return (
    <>
      <Button variant="secondary" aria-label={ariaLabel} onClick={() => changeOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        title={title}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{cancelLabel}</Button>
            <Button variant={variant} onClick={confirm}>
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
