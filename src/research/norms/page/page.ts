import { escapeHtml } from '#domain/print/html.ts';
import type { NormsFile, ScoreNorms } from '#domain/psychometrics/norms-file.ts';
import { renderDocument, estimatorsMarkup } from '../../quality/page/document.ts';
import { element, type Markup } from '../../quality/page/markup.ts';
import { partMarkup } from '../../quality/page/part.ts';
import { suppressedText } from '../../quality/small-counts.ts';
import { leastPeople } from '../estimators.ts';
import { bandsPart } from './bands.ts';
import { movesPart } from './level-changes.ts';
import { percentilesPart } from './percentiles.ts';

/** Renders current and proposed norms and the changes of levels as a page. */
export function normsPage(file: NormsFile): string {
  const { title, instrument, version, language, made, people, sample, scores, skipped } = file;
  return renderDocument(
    `Norms proposed for ${title} (${instrument} ${version}, ${language})`,
    paragraph(
      `Worked out on ${made} from the first attempts of ${people} people: ${sample}. Nothing has changed by it: only who answers for the questionnaire can accept it, as a new minor version.`,
    ),
    paragraph(describeWeights(file)),
    paragraph(describeLeftOut(file)),
    paragraph(`Content of the questionnaire, SHA-256: ${file.instrumentHash}`, 'facts'),
    skipped.length === 0
      ? ''
      : element(
          'ul',
          { class: 'flags' },
          skipped.map((one) =>
            element('li', {}, escapeHtml(`${one.title}: no norms are proposed. ${one.reason}`)),
          ),
        ),
    scores.map(scoreMarkup),
    estimatorsMarkup(
      file.estimators,
      `Counts of ${suppressedText} people are hidden, with others where they would follow from the total. With fewer than ${leastPeople} people in an age band nothing is said of a score.`,
    ),
  );
}

function scoreMarkup(score: ScoreNorms): Markup {
  const percentiles = percentilesPart(score);
  return element(
    'section',
    {},
    element('h2', {}, escapeHtml(score.title)),
    [bandsPart(score), movesPart(score), ...(percentiles ? [percentiles] : [])].map(partMarkup),
  );
}

function describeWeights({ weights, effective, people }: NormsFile): string {
  if (!weights) return 'Each person counts the same: no margins of a census were given.';
  const { margins, source, cap, largest, cycles } = weights;
  return `People were weighted by ${margins.join(' and ')} to the shares of ${source}: reached after ${cycles} rounds, the largest weight ${largest} of at most ${cap}. They tell as much as ${Math.round(effective)} of ${people} would without weights. Weights mend shares; they do not make visitors a sample of India.`;
}

const whys = {
  otherVersion: 'first answered another major version, or one that was never published',
  otherLanguage: 'read the questions in another language',
  incomplete: 'left a score without a value',
  outsideMargins: 'have no place in the margins',
} as const;

function describeLeftOut({ leftOut }: NormsFile): string {
  const words = Object.entries(whys).map(
    ([why, what]) => `${leftOut[why as keyof typeof whys] ?? `a few (${suppressedText})`} ${what}`,
  );
  return `Not in it are people whose first attempt is another: ${words.join(', ')}.`;
}

const paragraph = (words: string, kind?: string) => element('p', { class: kind }, escapeHtml(words));
