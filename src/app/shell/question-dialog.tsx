import type { ComponentProps } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { LeaveFigure } from '../../ui/dialog/leave-figure.tsx';

interface Props extends Pick<ComponentProps<typeof Dialog>, 'open' | 'title' | 'ink'> {
  text: string;
  /** The safe answer: primary, first, and what Escape means. */
  stay: string;
  go: string;
  onStay(): void;
  onGo(): void;
}

/** One question with two answers before the person leaves. Loaded apart: most visits never meet it. */
export function QuestionDialog({ open, title, ink, text, stay, go, onStay, onGo }: Props) {
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
          <Button look="ghost" onClick={onGo}>
            {go}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
