import { escapeHtml } from '#domain/print/html.ts';
import type { NormsFile, ScoreNorms } from '#domain/psychometrics/norms-file.ts';
import { renderDocument, renderEstimators } from '../../quality/page/document.ts';
import { renderElement, type Markup } from '../../quality/page/markup.ts';
import { renderReportSection } from '../../quality/page/report-section.ts';
import { suppressedCountRange } from '../../quality/small-counts.ts';
import { minPeopleForNorms } from '../estimators.ts';
import { renderBands } from './bands.ts';
import { renderLevelChanges } from './level-changes.ts';
import { renderPercentiles } from './percentiles.ts';

/** Renders current and proposed norms and the changes of levels as a page. */
export function renderNormsPage(file: NormsFile): string {
  const { title, instrument, version, languages, made, people, sample, scores, skipped } = file;
  return renderDocument(
    `Norms proposed for ${title} (${instrument} ${version}, ${languages.join(', ')})`,
    paragraph(
      `Computed on ${made} from the first attempts of ${people} people: ${sample}. The questionnaire is unchanged: its owner can accept the proposal as a new minor version.`,
    ),
    paragraph(describeWeights(file)),
    paragraph(describeLeftOut(file)),
    paragraph(`Content of the questionnaire, SHA-256: ${file.instrumentHash}`, 'facts'),
    skipped.length === 0
      ? ''
      : renderElement(
          'ul',
          { class: 'flags' },
          skipped.map((one) =>
            renderElement('li', {}, escapeHtml(`${one.title}: no norms are proposed. ${one.reason}`)),
          ),
        ),
    scores.map(renderScore),
    renderEstimators(
      file.estimators,
      `Counts of ${suppressedCountRange} people are hidden, and so are other counts from which they could be computed. No norms are proposed for a score with fewer than ${minPeopleForNorms} people in an age band.`,
    ),
  );
}

function renderScore(score: ScoreNorms): Markup {
  const percentiles = renderPercentiles(score);
  return renderElement(
    'section',
    {},
    renderElement('h2', {}, escapeHtml(score.title)),
    [renderBands(score), renderLevelChanges(score), ...(percentiles ? [percentiles] : [])].map(
      renderReportSection,
    ),
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
  browserTranslated: 'read questions that the browser had translated',
  incomplete: 'have a score without a value',
  outsideMargins: 'belong to no category of the margins',
} as const;

function describeLeftOut({ leftOut }: NormsFile): string {
  const words = Object.entries(whys).map(
    ([why, what]) => `${leftOut[why as keyof typeof whys] ?? `a few (${suppressedCountRange})`} ${what}`,
  );
  return `Excluded people: ${words.join(', ')}.`;
}

const paragraph = (words: string, kind?: string) => renderElement('p', { class: kind }, escapeHtml(words));
