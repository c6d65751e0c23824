import { getNumericRange } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Finding } from '../../finding/finding.ts';
import type { ImportedPart } from './import-items.ts';
import type { ImportNote } from './foreign-form.ts';

/** What became of a file: one entry for each questionnaire that it contains. */
export interface ImportReport {
  /** Name of the imported file. */
  readonly source: string;
  /** Kind of the file, such as "REDCap". */
  readonly kind: string;
  readonly drafts: readonly DraftReport[];
}

/** What became of one form of a file. */
export interface DraftReport {
  readonly id: string;
  readonly title: string;
  /** The file of the draft, relative to the repository. */
  readonly file: string;
  /** The files of its translations. */
  readonly editions: readonly string[];
  /** Questions, screens and scores without a note, by their names in the form. */
  readonly unchanged: readonly string[];
  /** Taken with a change. */
  readonly changed: readonly Finding[];
  /** Left out, with the reason and what to do. */
  readonly leftOut: readonly Finding[];
  /** What the form does not say, and what was assumed. */
  readonly assumed: readonly Finding[];
  /** The questionnaire as it will be seen. */
  readonly preview: readonly PreviewLine[];
  readonly scores: readonly PreviewScore[];
}

/** A screen or a question of the new questionnaire. */
export interface PreviewLine {
  readonly id: string;
  readonly text: string;
  /** Its answers; empty for a screen. */
  readonly answers: readonly string[];
  readonly isConditional: boolean;
  readonly isReversed: boolean;
}

/** A score of the new questionnaire. */
interface PreviewScore {
  readonly id: string;
  readonly title: string;
  readonly formula: string;
}

/** Sorts the notes of a form into the sections of a report. */
export function groupNotes(
  source: string,
  notes: readonly ImportNote[],
  parts: readonly ImportedPart[],
  scoreNames: readonly string[],
): Pick<DraftReport, 'unchanged' | 'changed' | 'leftOut' | 'assumed'> {
  const findings = (rule: ImportNote['rule']) =>
    sortNotes(notes.filter((note) => note.rule === rule)).map((note) => toFinding(source, note));
  const noted = new Set(
    notes.filter(({ rule }) => rule !== 'assumed').flatMap(({ part, others = [] }) => [part, ...others]),
  );
  const names = [...parts.map(({ part }) => part.name), ...scoreNames];
  return {
    unchanged: names.filter((name) => !noted.has(name)),
    changed: findings('changed'),
    leftOut: findings('left-out'),
    assumed: findings('assumed'),
  };
}

/** Describes a questionnaire as people will see it. */
export function createPreview({
  items,
  scale,
  scales = {},
  scores,
}: Instrument): Pick<DraftReport, 'preview' | 'scores'> {
  return {
    preview: items.map((item) => {
      const own = 'scale' in item && item.scale !== undefined ? scales[item.scale] : scale;
      return {
        id: item.id,
        text:
          'instruction' in item
            ? item.instruction
            : 'text' in item
              ? item.text
              : `${item.left} – ${item.right}`,
        answers: 'instruction' in item || !own ? [] : describeAnswers(own),
        isConditional: item.showWhen !== undefined,
        isReversed: 'reverse' in item && item.reverse === true,
      };
    }),
    scores: scores
      .filter(({ report }) => report !== undefined)
      .map(({ id, title, formula }) => ({ id, title, formula: describeFormula(formula) })),
  };
}

function describeAnswers(scale: Instrument['scale']): string[] {
  switch (scale.kind) {
    case 'choice':
      return scale.options.map(({ code, label, value = code }) => `${label} (${value})`);
    case 'several':
      return scale.options.map(({ label }) => label);
    case 'bipolar':
      return scale.positions.map(({ label }) => label);
    case 'rating':
      return [`${scale.min} ${scale.low}`, `${scale.max} ${scale.high}`];
    case 'analogue': {
      const { min, max } = getNumericRange(scale);
      return [`${min} ${scale.low}`, `${max} ${scale.high}`];
    }
    case 'number':
      return [
        `a number from ${scale.min} to ${scale.max}${scale.unit === undefined ? '' : ` ${scale.unit}`}`,
      ];
    case 'time':
      return ['a clock time'];
    case 'duration':
      return ['hours and minutes'];
    case 'date':
      return ['a date'];
    case 'text':
      return [`a text of at most ${scale.maxLength} characters`];
  }
}

function describeFormula(formula: Instrument['scores'][number]['formula']): string {
  const { kind, ...rest } = formula;
  if ('items' in formula) return `${kind} of ${formula.items.length} items`;
  if (formula.kind === 'rules') return `${formula.cases.length + 1} categories`;
  return `${kind}: ${Object.entries(rest)
    .map(([key, value]) => `${key} ${Array.isArray(value) ? value.length : String(value)}`)
    .join(', ')}`;
}

/** Sorts notes by row. Notes on the whole file come last. */
function sortNotes(notes: readonly ImportNote[]): ImportNote[] {
  const getRow = ({ position: { line, path } }: ImportNote) => line ?? (path === '' ? Infinity : 0);
  return notes.toSorted((a, b) => (getRow(a) === getRow(b) ? 0 : getRow(a) - getRow(b)));
}

function toFinding(file: string, { position, rule, actual, expected, fix }: ImportNote): Finding {
  return { rule: `import/${rule}`, level: 'advice', file, ...position, actual, expected, fix };
}
