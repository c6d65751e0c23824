import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import type { ReviewComment } from '../../../drafts/review/review.ts';
import { messages } from '../messages.ts';
import styles from './review.module.css';

const labels = messages.review;

/** Props of `LineComments`. */
export interface LineCommentsProps {
  /** The line of the comparison. */
  readonly line: string;
  readonly comments: readonly ReviewComment[];
  onAdd(text: string): Promise<void>;
  onResolve(id: number): void;
}

/** The comments on one line of the comparison, and a form for another one. */
export function LineComments({ line, comments, onAdd, onResolve }: LineCommentsProps) {
  const [text, setText] = useState<string | null>(null);

  async function add() {
    await onAdd(text ?? '');
    setText(null);
  }

  return (
    <div className={styles.comments}>
      {comments.map(({ id, name, at, text: words, resolvedBy }) => (
        <div key={id} className={resolvedBy === undefined ? undefined : styles.resolved}>
          <p>
            <strong>{name}</strong>, {at.slice(0, 10)}: {words}
          </p>
          {resolvedBy === undefined ? (
            <Button variant="tertiary" aria-label={labels.resolveOf(line)} onClick={() => onResolve(id)}>
              {labels.resolve}
            </Button>
          ) : (
            <p className="note">{labels.resolvedBy(resolvedBy)}</p>
          )}
        </div>
      ))}
      {text === null ? (
        <Button variant="tertiary" aria-label={labels.commentOn(line)} onClick={() => setText('')}>
          {labels.comment}
        </Button>
      ) : (
        <>
          <TextAreaField
            id={`comment-${line}`}
            label={labels.commentOn(line)}
            rows={2}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button onClick={() => void add()}>{labels.addComment}</Button>
        </>
      )}
    </div>
  );
}
