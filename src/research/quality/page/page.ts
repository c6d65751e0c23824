import { escapeHtml } from '#domain/print/html.ts';
import type { QualityFile, QualityGroup } from '#domain/psychometrics/quality-file.ts';
import { suppressedText } from '../small-counts.ts';
import { consistency } from './consistency.ts';
import { correlations } from './correlations.ts';
import { renderDocument, estimatorsMarkup } from './document.ts';
import { itemTotal } from './item-total.ts';
import { element, type Markup } from './markup.ts';
import { formatPercent } from './numbers.ts';
import { optionUse } from './option-use.ts';
import { partMarkup } from './part.ts';
import { retest } from './retest.ts';
import { scoreSpread } from './score-distribution.ts';

/** Renders the quality report of a questionnaire as a page. */
export function qualityPage(file: QualityFile): string {
  const title = `Quality of ${file.title} (${file.table})`;
  return renderDocument(
    title,
    element(
      'p',
      {},
      escapeHtml(
        `Computed on ${file.made} from the first attempts of people who agreed to research: visitors of this site, not a sample of India. The figures describe questions and scores, not individuals.`,
      ),
    ),
    file.groups.map(groupMarkup),
    estimatorsMarkup(
      file.estimators,
      `Counts of ${suppressedText} people are hidden, and so are figures that would disclose as few, and other counts from which they could be computed. A figure that could not be computed is a dash, never 0.`,
    ),
  );
}

function groupMarkup(group: QualityGroup): Markup {
  const { version, language, people, instrumentHash, straightLining, flags } = group;
  const together = correlations(group);
  const parts = [
    consistency(group),
    retest(group),
    ...group.scores.flatMap((score) => [
      scoreSpread(score),
      ...(score.items.length > 0 ? [itemTotal(score)] : []),
    ]),
    ...(together ? [together] : []),
    optionUse(group),
  ];
  const straight =
    straightLining.value === null
      ? `Straight-lining is unknown. ${straightLining.reason}`
      : `${formatPercent(straightLining.value)} of ${straightLining.n} people gave the same answer to all questions. Without reversed questions, this may be accurate.`;
  return element(
    'section',
    {},
    element('h2', {}, escapeHtml(`Version ${version}, ${language}: ${people} people`)),
    element('p', { class: 'facts' }, escapeHtml(`Content of the questionnaire, SHA-256: ${instrumentHash}`)),
    element('p', {}, escapeHtml(straight)),
    flagsMarkup(flags),
    parts.map(partMarkup),
  );
}

function flagsMarkup(flags: QualityGroup['flags']): Markup {
  if (flags.length === 0) return element('p', {}, escapeHtml('No figure exceeds its usual limit.'));
  return element(
    'ul',
    { class: 'flags' },
    flags.map(({ text: words }) => element('li', {}, escapeHtml(words))),
  );
}
