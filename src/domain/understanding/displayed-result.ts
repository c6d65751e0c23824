import type { Instrument } from '../instrument/instrument.ts';
import type { PersonChange } from '../scoring/person-change.ts';

/** What a result page says. The right answers to the questions about the page are computed from it. */
export interface DisplayedResult {
  readonly sectionId: string;
  /** Language of the texts, such as 'en-IN'. */
  readonly language: string;
  /** The change in the main sentence of the page; null if it names none, for example on a first result. */
  readonly change: PersonChange | null;
  /** The first offered step; '' for none. */
  readonly step: string;
  /** Steps of other results that the page does not display. */
  readonly otherSteps: readonly string[];
  /** The help block is displayed before the result. */
  readonly helpFirst: boolean;
}

/**
 * Lists the steps of all level texts of a section that a page does not display. Steps of the help rule are not among
 * them: contacting help is never a wrong answer.
 * @param displayed all steps of the page
 */
export function listUndisplayedSteps(
  { scores, help }: Pick<Instrument, 'scores' | 'help'>,
  displayed: readonly string[],
): readonly string[] {
  const excluded = new Set([...displayed, ...(help.steps ?? [])]);
  const all = scores.flatMap(({ report }) =>
    Object.values(report?.levelTexts ?? {}).flatMap((text) =>
      text ? [text, ...(text.tiers ?? [])].flatMap(({ step, steps = [] }) => [step, ...steps]) : [],
    ),
  );
  return [...new Set(all)].filter((step) => step !== '' && !excluded.has(step));
}
