/** What was done with a version of a questionnaire, by whom and when. There are no accounts: names are as people write them. */
export interface ReviewEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** '' for a publication, which needs no name. */
  readonly name: string;
  readonly action: 'changed' | 'accepted' | 'published';
  readonly version: string;
  /** Hash of the content, as of published copies. */
  readonly hash: string;
}

/** A comment on one line of the comparison with the published version. */
export interface ReviewComment {
  readonly id: number;
  /** The line, such as `Item "di3"`. */
  readonly line: string;
  readonly text: string;
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The name of who resolved it. */
  readonly resolvedBy?: string | undefined;
}

/** The review of a questionnaire, stored in `questionnaires/reviews` under the name of its file. */
export interface Review {
  /** Oldest first. */
  readonly history: readonly ReviewEntry[];
  readonly comments: readonly ReviewComment[];
}

/** Returns true if two names are of the same person: case and spaces do not matter. */
export function isSameName(one: string, other: string): boolean {
  const normalize = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
  return normalize(one) === normalize(other);
}

/** Returns the entries since the last publication. */
function listEntriesSincePublication({ history }: Review): readonly ReviewEntry[] {
  return history.slice(history.findLastIndex(({ action }) => action === 'published') + 1);
}

/** Lists who changed the file since its last publication, each name once. */
export function listAuthors(review: Review): readonly string[] {
  const names = listEntriesSincePublication(review).flatMap(({ action, name }) =>
    action === 'changed' ? [name] : [],
  );
  return names.filter((name, at) => names.findIndex((one) => isSameName(one, name)) === at);
}

/**
 * Returns who accepted exactly this content and did not change it; undefined if no second person did.
 * @param hash hash of the content
 */
export function findAcceptance(review: Review, hash: string): ReviewEntry | undefined {
  const authors = listAuthors(review);
  return listEntriesSincePublication(review).findLast(
    (entry) =>
      entry.action === 'accepted' &&
      entry.hash === hash &&
      authors.length > 0 &&
      !authors.some((author) => isSameName(author, entry.name)),
  );
}

/** Returns the comments that are not resolved. */
export function listOpenComments({ comments }: Review): readonly ReviewComment[] {
  return comments.filter(({ resolvedBy }) => resolvedBy === undefined);
}
