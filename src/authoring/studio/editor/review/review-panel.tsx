import { useEffect, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { ReviewRequest, ReviewView } from '../../../drafts/requests.ts';
import { CompareVersionsPanel } from '../../preview/versions/versions-panel.tsx';
import type { ReviewApi } from '../store/api.ts';
import { messages } from '../messages.ts';
import { readAuthorName } from '../store/author-name.ts';
import { AcceptForm } from './accept-form.tsx';
import { LineComments } from './line-comments.tsx';
import { ReviewHistory } from './review-history.tsx';
import styles from './review.module.css';

/** Props of `ReviewPanel`. */
export interface ReviewPanelProps {
  readonly file: string;
  readonly instrument: Instrument;
  /** All published versions, oldest first. */
  readonly versions: readonly Instrument[];
  /** True if the draft is not saved, so that it cannot be accepted yet. */
  readonly isUnsaved: boolean;
  readonly api: ReviewApi;
}

/** A change against the published version: word by word, with comments by line, acceptance by a second name, and the history. */
export function ReviewPanel({ file, instrument, versions, isUnsaved, api }: ReviewPanelProps) {
  const [review, setReview] = useState<ReviewView>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    api.readReview(file).then(setReview, ({ message }: Error) => setFailure(message));
  }, [api, file]);

  async function change(request: Omit<ReviewRequest, 'file' | 'name'>) {
    setFailure('');
    await api
      .changeReview({ ...request, file, name: readAuthorName() } as ReviewRequest)
      .then(setReview, ({ message }: Error) => setFailure(message));
  }

  return (
    <div className={styles.review}>
      <CompareVersionsPanel
        versions={versions}
        current={instrument}
        renderLine={
          review &&
          ((line) => (
            <LineComments
              line={line}
              comments={review.comments.filter((comment) => comment.line === line)}
              onAdd={(text) => change({ kind: 'comment', line, text } as ReviewRequest)}
              onResolve={(id) => change({ kind: 'resolve', id } as ReviewRequest)}
            />
          ))
        }
      />
      {failure !== '' && <Alert status="error">{failure}</Alert>}
      {review && (
        <>
          <AcceptForm
            review={review}
            isUnsaved={isUnsaved}
            onAccept={(author) => change({ kind: 'accept', author } as ReviewRequest)}
          />
          <ReviewHistory history={review.history} />
        </>
      )}
      {!review && failure === '' && <p>{messages.loading}</p>}
    </div>
  );
}
