import type { ComponentProps } from 'react';
import { formatQueuedAnswers } from '#api/device/queued-answers.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LeaveDialogDrawing } from '#ui/dialog/leave-figure.tsx';
import { lazyMessages } from '../lazy-messages.ts';
import { useTranslation } from '#web-language/use-translation.ts';

interface Props extends Pick<ComponentProps<typeof Dialog>, 'open' | 'accent'> {
  kind: keyof typeof lazyMessages.confirmations;
  /** The safe choice: first in order, and Escape. The primary button, unless leaving is as safe. */
  onCancel(): void;
  onConfirm(): void;
  /** Number of queued submissions of the user. */
  queuedCount?: number;
}

/** Dialog before a logout or before leaving an assessment. A lazy chunk, because most visits do not display it. */
export function ConfirmDialog({ open, kind, accent, onCancel, onConfirm, queuedCount = 0 }: Props) {
  const { t } = useTranslation();
  const { title, lead, text, cancel, confirm } = lazyMessages.confirmations[kind];
  const isLogout = kind === 'logout' || kind === 'logoutWaiting';
  const queuedText = isLogout ? formatQueuedAnswers(queuedCount) : null;
  return (
    <Dialog
      open={open}
      title={title}
      accent={accent}
      figure={<LeaveDialogDrawing />}
      onCancel={onCancel}
      actions={
        <>
          <Button data-autofocus variant={kind === 'exit' ? 'ghost' : 'primary'} onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant="ghost" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {lead && (
        <p>
          <b>{lead}</b>
        </p>
      )}
      {text && <p>{text}</p>}
      {queuedText && <p>{queuedText}</p>}
    </Dialog>
  );
}
