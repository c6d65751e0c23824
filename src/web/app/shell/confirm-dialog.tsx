import type { ComponentProps } from 'react';
import { formatQueuedAnswers } from '#api/device/queued-answers.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LeaveFigure } from '#ui/dialog/leave-figure.tsx';
import { lazyMessages } from '../lazy-messages.ts';

interface Props extends Pick<ComponentProps<typeof Dialog>, 'open' | 'accent'> {
  kind: keyof typeof lazyMessages.confirmations;
  /** The safe choice: primary button, first in order, and Escape. */
  onCancel(): void;
  onConfirm(): void;
  /** Number of queued submissions of the user. */
  queuedCount?: number;
}

/** Dialog before a logout or before leaving an assessment. A lazy chunk, because most visits do not display it. */
export function ConfirmDialog({ open, kind, accent, onCancel, onConfirm, queuedCount = 0 }: Props) {
  const { title, text, cancel, confirm } = lazyMessages.confirmations[kind];
  const queuedText = kind === 'exit' ? null : formatQueuedAnswers(queuedCount);
  return (
    <Dialog
      open={open}
      title={title}
      accent={accent}
      figure={<LeaveFigure />}
      onCancel={onCancel}
      actions={
        <>
          <Button data-autofocus onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant="ghost" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
      {queuedText && <p>{queuedText}</p>}
    </Dialog>
  );
}
