import { useDispatch, useSelector } from 'react-redux';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { leaveCancelled, selectExit } from '#features/questionnaire/exit-slice.ts';
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx';

/** Confirms leaving an assessment by a link. Cancel stays, Exit continues the navigation. */
export function ExitDialog({ cards, onExit }: { cards: readonly InstrumentCard[]; onExit(): void }) {
  const dispatch = useDispatch();
  const { inAssessment, isSaved, promptVisible, unfinished } = useSelector(selectExit);
  return (
    <LazyConfirmDialog
      preload={inAssessment}
      kind={isSaved ? 'exit' : 'exitUnsaved'}
      open={promptVisible}
      accent={cards.find(({ id }) => id === unfinished)?.look.ink}
      onCancel={() => dispatch(leaveCancelled())}
      onConfirm={onExit}
    />
  );
}
