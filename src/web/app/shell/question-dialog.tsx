import type { ComponentProps } from 'react';
import { queuedAnswersText } from '#api/device/queued-answers.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LeaveFigure } from '#ui/dialog/leave-figure.tsx';
import { lazyMessages } from '../lazy-messages.ts';

interface Props extends Pick<ComponentProps<typeof Dialog>, 'open' | 'ink'> {
  about: keyof typeof lazyMessages.questions;
  /** The safe answer: primary, first, and what Escape means. */
  onStay(): void;
  onGo(): void;
  /** How many of the person's finished questionnaires wait to be sent. */
  waiting?: number;
}

/** One question with two answers before the person leaves. Loaded apart: most visits never meet it. */
export function QuestionDialog({ open, about, ink, onStay, onGo, waiting = 0 }: Props) {
  const { title, text, stay, go } = lazyMessages.questions[about];
  const told = about === 'exit' ? null : queuedAnswersText(waiting);
  return (
    <Dialog
      open={open}
      title={title}
      ink={ink}
      figure={<LeaveFigure />}
      onCancel={onStay}
      actions={
        <>
          <Button data-autofocus onClick={onStay}>
            {stay}
          </Button>
          <Button variant="ghost" onClick={onGo}>
            {go}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
      {told && <p>{told}</p>}
    </Dialog>
  );
}
