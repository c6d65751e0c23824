import { escapeHtml } from '#domain/print/html.ts';
import type { QualityFile, QualityGroup } from '#domain/psychometrics/quality-file.ts';
import { suppressedCountRange } from '../small-counts.ts';
import { renderConsistency } from './consistency.ts';
import { renderCorrelations } from './correlations.ts';
import { renderDocument, renderEstimators } from './document.ts';
import { renderItemTotals } from './item-total.ts';
import { renderElement, type Markup } from './markup.ts';
import { formatPercent } from './numbers.ts';
import { renderOptionUse } from './option-use.ts';
import { renderReportSection } from './report-section.ts';
import { renderRetest } from './retest.ts';
import { renderScoreDistribution } from './score-distribution.ts';

/** Renders the quality report of a questionnaire as a page. */
export function renderQualityPage(file: QualityFile): string {
  const title = `Quality of ${file.title} (${file.table})`;
  return renderDocument(
    title,
    renderElement(
      'p',
      {},
      escapeHtml(
        `Computed on ${file.made} from the first attempts of people who agreed to research: visitors of this site, not a sample of India. The figures describe questions and scores, not individuals. Languages are reported separately.`,
      ),
    ),
    file.groups.map(renderGroup),
    renderEstimators(
      file.estimators,
      `Counts of ${suppressedCountRange} people are hidden, and so are figures that would disclose as few, and other counts from which they could be computed. A figure that could not be computed is a dash, never 0.`,
    ),
  );
}

function renderGroup(group: QualityGroup): Markup {
  const { version, language, people, browserTranslated, instrumentHash, straightLining, flags } = group;
  const together = renderCorrelations(group);
  const parts = [
    renderConsistency(group),
    renderRetest(group),
    ...group.scores.flatMap((score) => [
      renderScoreDistribution(score),
      ...(score.items.length > 0 ? [renderItemTotals(score)] : []),
    ]),
    ...(together ? [together] : []),
    renderOptionUse(group),
  ];
  const straight =
    straightLining.value === null
      ? `Straight-lining is unknown. ${straightLining.reason}`
      : `${formatPercent(straightLining.value)} of ${straightLining.n} people gave the same answer to all questions. Without reversed questions, this may be accurate.`;
  return renderElement(
    'section',
    {},
    renderElement('h2', {}, escapeHtml(`Version ${version}, ${language}: ${people} people`)),
    renderElement(
      'p',
      { class: 'facts' },
      escapeHtml(`Content of the questionnaire, SHA-256: ${instrumentHash}`),
    ),
    ...(browserTranslated === 0
      ? []
      : [
          renderElement(
            'p',
            {},
            escapeHtml(
              `Left out: ${browserTranslated ?? `a few (${suppressedCountRange})`} people whose browser had translated the questions.`,
            ),
          ),
        ]),
    renderElement('p', {}, escapeHtml(straight)),
    renderFlags(flags),
    parts.map(renderReportSection),
  );
}

function renderFlags(flags: QualityGroup['flags']): Markup {
  if (flags.length === 0) return renderElement('p', {}, escapeHtml('No figure exceeds its usual limit.'));
  return renderElement(
    'ul',
    { class: 'flags' },
    flags.map(({ text: words }) => renderElement('li', {}, escapeHtml(words))),
  );
}
