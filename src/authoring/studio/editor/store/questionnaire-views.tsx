import type { ReactNode } from 'react';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Trial } from '../../preview/instrument/trial.tsx';
import { PanelBoundary } from '../../preview/panel-boundary.tsx';
import type { AuthorInstrument } from '../../preview/state.ts';
import { messages } from '../messages.ts';
import { ReviewPanel } from '../review/review-panel.tsx';
import type { ReviewApi } from './api.ts';
import { canBeScored, isUnsaved, type OpenFile } from './open-file.ts';

/** A view of a draft in the editor, next to the sections of its form. */
export interface EditorView {
  readonly id: string;
  readonly name: string;
  render(open: OpenFile): ReactNode;
}

/**
 * Creates the views of a questionnaire: trial answers with their path, scores and texts, and the review of its changes.
 * @param entry the saved questionnaire; undefined if it cannot be read
 */
export function createQuestionnaireViews(
  entry: AuthorInstrument | undefined,
  reviews: ReviewApi,
): readonly EditorView[] {
  return [
    {
      id: 'try',
      name: messages.views.try,
      render: (open) =>
        renderIf(canBeScored(open), open, (instrument) => (
          <>
            <h2 className="sr">{messages.views.try}</h2>
            <Trial instrument={instrument} />
          </>
        )),
    },
    {
      id: 'versions',
      name: messages.views.versions,
      render: (open) =>
        renderIf(true, open, (instrument) => (
          <ReviewPanel
            // A save adds to the history, which is read again.
            key={open.base.hash}
            file={open.file}
            instrument={instrument}
            versions={entry?.versions ?? []}
            isUnsaved={isUnsaved(open)}
            api={reviews}
          />
        )),
    },
  ];
}

function renderIf(
  isPossible: boolean,
  { history }: OpenFile,
  render: (instrument: Instrument) => ReactNode,
): ReactNode {
  if (!isPossible) return <Alert status="info">{messages.views.invalid}</Alert>;
  return (
    <PanelBoundary resetBy={history.now.text}>
      {render(history.now.value as unknown as Instrument)}
    </PanelBoundary>
  );
}
