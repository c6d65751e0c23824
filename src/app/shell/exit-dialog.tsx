import { useDispatch, useSelector } from 'react-redux';
import type { InstrumentCard } from '../../domain/instrument/instrument.ts';
import { leaveCancelled, selectExit } from '../../features/questionnaire/exit-slice.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { LeaveFigure } from '../../ui/dialog/leave-figure.tsx';
import { strings } from '../strings.ts';

const { title, text, cancel, exit } = strings.exitDialog;

/** Asks before an assessment is left: Cancel stays, Exit goes on to where the person wanted to go. */
export function ExitDialog({ cards, onExit }: { cards: readonly InstrumentCard[]; onExit(): void }) {
  const dispatch = useDispatch();
  const { promptVisible, unfinished } = useSelector(selectExit);
  const stay = () => {
    dispatch(leaveCancelled());
  };
  return (
    <Dialog
      open={promptVisible}
      title={title}
      ink={cards.find(({ id }) => id === unfinished)?.look.ink}
      figure={<LeaveFigure />}
      onCancel={stay}
      actions={
        <>
          <Button data-autofocus onClick={stay}>
            {cancel}
          </Button>
          <Button look="ghost" onClick={onExit}>
            {exit}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
