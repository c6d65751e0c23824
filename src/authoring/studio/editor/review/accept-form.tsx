import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { ReviewView } from '../../../drafts/requests.ts';
import { listOpenComments } from '../../../drafts/review/review.ts';
import { messages } from '../messages.ts';
import styles from './review.module.css';

const labels = messages.review;

/** Props of `AcceptForm`. */
export interface AcceptFormProps {
  readonly review: ReviewView;
  readonly isUnsaved: boolean;
  /** @param author who made the changes; '' if the history says it */
  onAccept(author: string): void;
}

/** Who changed and accepted the saved file, and a button to accept it. */
export function AcceptForm({ review, isUnsaved, onAccept }: AcceptFormProps) {
  const [author, setAuthor] = useState('');
  const { acceptedBy, authors, isRequired } = review;
  const open = listOpenComments(review).length;
  const reason = isUnsaved ? labels.unsaved : open > 0 ? labels.open(open) : '';
  return (
    <section className={styles.accept}>
      <h3>{labels.acceptTitle}</h3>
      <p className="note">{isRequired ? labels.required : labels.optional}</p>
      {authors.length > 0 && <p>{labels.changedBy(authors)}</p>}
      {acceptedBy !== null && !isUnsaved ? (
        <Alert status="success">{labels.acceptedBy(acceptedBy)}</Alert>
      ) : reason !== '' ? (
        <p>{reason}</p>
      ) : (
        <>
          {authors.length === 0 && (
            <TextField
              id="review-author"
              label={labels.author}
              description={labels.authorHint}
              autoComplete="off"
              value={author}
              onChange={({ target }) => setAuthor(target.value)}
            />
          )}
          <Button onClick={() => onAccept(author)}>{labels.accept}</Button>
        </>
      )}
    </section>
  );
}
