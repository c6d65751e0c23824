import { type PageElement, getAttributeText } from './page-elements.ts';
import type { ParsedPage } from './create-parsed-page.ts';
import { findKeyLine } from './frontmatter-lines.ts';

/** An SVG of `content/pictures`. */
interface DrawingFile {
  /** Relative to the repository. */
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

/** An exercise with the data for its rules. */
export interface ExerciseFile extends ParsedPage {
  readonly drawings: readonly DrawingFile[];
  /** The other exercises that parse: their slug and `order`. */
  readonly others: readonly { readonly slug: string; readonly order: unknown }[];
  /** Ids of `content/plan/troubles.json`. */
  readonly troubles: readonly string[];
  /** Returns the line of a key in the head. */
  readonly lineOf: (key: string) => number;
}

/** Adds the data for the rules on exercises to a parsed page. */
export function toExerciseFile(
  page: ParsedPage,
  data: Pick<ExerciseFile, 'drawings' | 'others' | 'troubles'>,
): ExerciseFile {
  const [first] = page.page.tree.children;
  const yaml = first?.type === 'yaml' ? first.value : '';
  return { ...page, ...data, lineOf: (key) => findKeyLine(yaml, key) };
}

/** Splits the `troubles` of a head: 'sleep, worry'. */
export function parseTroubles(value: unknown): string[] {
  return typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : [];
}

/** A use of a drawing: in the head, or in a <Drawing>. */
export interface DrawingUse {
  readonly name: string;
  readonly line: number;
  readonly path: string;
}

/** Lists the drawings that an exercise uses. */
export function listDrawings({ page, elements, lineOf }: ExerciseFile): DrawingUse[] {
  const { picture } = page.head;
  const head =
    typeof picture === 'string' ? [{ name: picture, line: lineOf('picture'), path: 'picture' }] : [];
  const tags = elements
    .filter(({ name }) => name === 'Drawing')
    .map((element) => ({
      name: getAttributeText(element, 'file') ?? '',
      line: element.line,
      path: '<Drawing>',
    }));
  return [...head, ...tags];
}

/** A timer of an exercise: its tag and its length in seconds, NaN if a value is not a number. */
export interface Timer {
  readonly element: PageElement;
  readonly seconds: number;
}

/** Lists the timers of a page. */
export function listTimers(elements: readonly PageElement[]): Timer[] {
  return elements.flatMap((element): Timer[] => {
    const number = (name: string) => Number(getAttributeText(element, name) ?? Number.NaN);
    if (element.name === 'Pause') return [{ element, seconds: number('seconds') }];
    if (element.name !== 'Breathe') return [];
    return [{ element, seconds: (number('in') + number('out')) * number('rounds') }];
  });
}
