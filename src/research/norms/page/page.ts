import { escapeHtml } from '#domain/print/html.ts';
import type { NormsFile, ScoreNorms } from '#domain/psychometrics/norms-file.ts';
import { renderDocument, renderEstimators } from '../../quality/page/document.ts';
import { element, type Markup } from '../../quality/page/markup.ts';
import { renderPart } from '../../quality/page/part.ts';
import { suppressedText } from '../../quality/small-counts.ts';
import { leastPeople } from '../estimators.ts';
import { renderBands } from './bands.ts';
import { renderLevelChanges } from './level-changes.ts';
import { renderPercentiles } from './percentiles.ts';

/** Renders current and proposed norms and the changes of levels as a page. */
export function renderNormsPage(file: NormsFile): string {
  const { title, instrument, version, language, made, people, sample, scores, skipped } = file;
  return renderDocument(
    `Norms proposed for ${title} (${instrument} ${version}, ${language})`,
    paragraph(
      `Computed on ${made} from the first attempts of ${people} people: ${sample}. The questionnaire is unchanged: its owner can accept the proposal as a new minor version.`,
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
    scores.map(renderScore),
    renderEstimators(
      file.estimators,
      `Counts of ${suppressedText} people are hidden, and so are other counts from which they could be computed. No norms are proposed for a score with fewer than ${leastPeople} people in an age band.`,
    ),
  );
}

function renderScore(score: ScoreNorms): Markup {
  const percentiles = renderPercentiles(score);
  return element(
    'section',
    {},
    element('h2', {}, escapeHtml(score.title)),
    [renderBands(score), renderLevelChanges(score), ...(percentiles ? [percentiles] : [])].map(renderPart),
  );
}

function describeWeights({ weights, effective, people }: NormsFile): string {
  if (!weights) return 'All people have the same weight: no margins file was given.';
  const { margins, source, cap, largest, cycles } = weights;
  return `People were weighted by ${margins.join(' and ')} to the shares of ${source}: reached after ${cycles} iterations, largest weight ${largest} (cap ${cap}). The effective sample size is ${Math.round(effective)} of ${people}. Weights correct proportions; they do not make visitors of this site a sample of India.`;
}

const whys = {
  otherVersion: 'first answered another major version, or an unpublished one',
  otherLanguage: 'read the questions in another language',
  incomplete: 'have a score without a value',
  outsideMargins: 'belong to no category of the margins',
} as const;

function describeLeftOut({ leftOut }: NormsFile): string {
  const words = Object.entries(whys).map(
    ([why, what]) => `${leftOut[why as keyof typeof whys] ?? `a few (${suppressedText})`} ${what}`,
  );
  return `Excluded people: ${words.join(', ')}.`;
}

const paragraph = (words: string, kind?: string) => element('p', { class: kind }, escapeHtml(words));
