import { hashContent } from '../../source/content-hash.ts';
import { readEditable } from '../file-store.ts';
import type { ReviewRequest, ReviewView } from '../requests.ts';
import { findAcceptance, isSameName, listAuthors, listOpenComments, type Review } from './review.ts';
import {
  addToHistory,
  isReviewRequired,
  parseSavedInstrument,
  readReview,
  writeReview,
} from './review-file.ts';

/**
 * Returns the review of a saved questionnaire.
 * @throws NotEditableError for any other file
 */
export function readReviewView(root: string, file: string): ReviewView {
  const review = readReview(root, file);
  const instrument = parseSavedInstrument(readEditable(root, file).text);
  const acceptance = instrument && findAcceptance(review, hashContent(instrument));
  return {
    ...review,
    authors: listAuthors(review),
    isRequired: isReviewRequired(root),
    acceptedBy: acceptance?.name ?? null,
  };
}

/**
 * Adds or resolves a comment, or accepts the saved version.
 * @throws Error with a message for the author
 */
export function changeReview(root: string, request: ReviewRequest, now: Date): ReviewView {
  const { file } = request;
  const name = request.name.trim();
  if (name === '') throw new Error('Write your name first.');
  const review = readReview(root, file);
  switch (request.kind) {
    case 'comment': {
      if (request.text.trim() === '') throw new Error('Write a comment first.');
      const id = Math.max(0, ...review.comments.map((one) => one.id)) + 1;
      const comment = { id, line: request.line, text: request.text.trim(), name, at: now.toISOString() };
      writeReview(root, file, { ...review, comments: [...review.comments, comment] });
      break;
    }
    case 'resolve':
      writeReview(root, file, {
        ...review,
        comments: review.comments.map((one) => (one.id === request.id ? { ...one, resolvedBy: name } : one)),
      });
      break;
    case 'accept':
      accept(root, file, review, { name, author: request.author?.trim() ?? '' }, now);
  }
  return readReviewView(root, file);
}

function accept(
  root: string,
  file: string,
  review: Review,
  { name, author }: { readonly name: string; readonly author: string },
  now: Date,
): void {
  const instrument = parseSavedInstrument(readEditable(root, file).text);
  if (!instrument) throw new Error('The saved file is not valid JSON. Correct it first.');
  const open = listOpenComments(review).length;
  if (open > 0)
    throw new Error(
      open === 1 ? '1 comment is open. Resolve it first.' : `${open} comments are open. Resolve them first.`,
    );
  const authors = listAuthors(review);
  if (authors.length === 0 && author === '')
    throw new Error('The history does not say who made the changes. Write the name of that person as well.');
  if ([...authors, author].some((one) => isSameName(one, name)))
    throw new Error(`${name} changed this file. A second person has to accept it.`);
  // A file that was changed outside of the editor has no author yet.
  if (authors.length === 0) addToHistory(root, file, instrument, { action: 'changed', name: author }, now);
  addToHistory(root, file, instrument, { action: 'accepted', name }, now);
}
