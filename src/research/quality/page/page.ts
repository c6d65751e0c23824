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
        `Worked out on ${file.made} from the first attempts of people who agreed to research: visitors of this site, not a sample of India. The figures are about questions and scores, never about a person.`,
      ),
    ),
    file.groups.map(groupMarkup),
    estimatorsMarkup(
      file.estimators,
      `Counts of ${suppressedText} people are hidden, and a share, a mean or a number of people that would tell of so few; with them others from which they would follow. A figure that could not be worked out is a dash, never 0.`,
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
      ? `How many gave the same answer to every question is not said. ${straightLining.reason}`
      : `${formatPercent(straightLining.value)} of ${straightLining.n} people gave the same answer to every question. Where no question is turned round, that may be true of them.`;
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
  if (flags.length === 0) return element('p', {}, escapeHtml('No figure is beyond its usual limit.'));
  return element(
    'ul',
    { class: 'flags' },
    flags.map(({ text: words }) => element('li', {}, escapeHtml(words))),
  );
}
