import { isFreeScale } from '#domain/answers/codes.ts';
import type { Scale, Score } from '#domain/instrument/instrument.ts';
import { listFieldNames } from './expression/expression.ts';
import { createChangeNote, type ForeignForm, type ForeignScore, type ImportNote } from './foreign-form.ts';
import type { ImportedItems } from './import-items.ts';
import { ScoreBook } from './scores/score-book.ts';
import { ScoreCompiler } from './scores/score-compiler.ts';
import { UnsupportedError } from './scores/score-source.ts';

/** The imported scores, with notes on those that no formula represents. */
export interface ImportedScores {
  readonly scores: readonly Score[];
  /** Ids of the scores that the form displays, and the name of each in the form. */
  readonly displayed: ReadonlyMap<string, string>;
  /** Ids of the items that count as reversed. */
  readonly reversed: ReadonlySet<string>;
  /** Names of the levels of scores for which the form computes a text, by score and number. */
  readonly levelNames: ReadonlyMap<string, ReadonlyMap<number, string>>;
  readonly notes: readonly ImportNote[];
}

/** Imports the calculations of a form as scores. */
export function importScores({ scores }: ForeignForm, { questions }: ImportedItems): ImportedScores {
  const notes: ImportNote[] = [];
  const book = new ScoreBook(questions);
  const compiler = new ScoreCompiler(book);
  const displayed = new Map<string, string>();
  for (const score of sortByUse(scores)) {
    try {
      if (score.expression === undefined) throw new UnsupportedError('it is no formula that can be read');
      const id = compiler.compileScore(score.name, score.title, score.expression);
      if (!score.isHelper) displayed.set(id, score.name);
      for (const change of compiler.changes)
        notes.push(
          createChangeNote(score.position, `the score "${score.name}"`, change, { part: score.name }),
        );
    } catch (error) {
      if (!(error instanceof UnsupportedError)) throw error;
      if (!score.isHelper) notes.push(createScoreNote(score, error.message));
    }
  }
  return { scores: book.scores, displayed, reversed: book.reversed, levelNames: compiler.levelNames, notes };
}

/** Each calculation follows those that it uses. Those in a circle keep their order, and are left out. */
function sortByUse(scores: readonly ForeignScore[]): ForeignScore[] {
  const byName = new Map(scores.map((score) => [score.name, score]));
  const sorted = new Set<ForeignScore>();
  const visit = (score: ForeignScore, path: ReadonlySet<string>): void => {
    if (sorted.has(score) || path.has(score.name)) return;
    const names = score.expression ? listFieldNames(score.expression) : [];
    for (const name of names) {
      const used = byName.get(name);
      if (used) visit(used, new Set([...path, score.name]));
    }
    sorted.add(score);
  };
  for (const score of scores) visit(score, new Set());
  return [...sorted];
}

function createScoreNote({ position, name, text }: ForeignScore, why: string): ImportNote {
  return {
    position,
    rule: 'left-out',
    part: name,
    actual: `the score "${name}": ${text.length > 300 ? `${text.slice(0, 300)}…` : text}`,
    expected: `sums, means, counts, weights, the highest or lowest, ratios and categories of answers; ${why}`,
    fix: 'Write it under "scores" by the manual, or leave it out.',
  };
}

/** Whether a total of a form without calculations includes the items of a scale. */
export function isCounted(scale: Scale, hasOnlyNumbers: boolean): boolean {
  return !isFreeScale(scale) && (hasOnlyNumbers || !/^(number|time|duration)$/.test(scale.kind));
}
