import { createHash } from 'node:crypto';
import { describePlan } from '#domain/plan/describe-plan.ts';
import { stepRatingOptions } from '#domain/account/step-rating-options.ts';
import { renderDescriptionList, renderTable, escapeHtml } from '#domain/print/html.ts';
import { style as printed } from '#domain/print/style.ts';
import type { Export } from '../export.ts';
import { renderAttemptPart } from './attempt-part.ts';
import { listProfileFields, listSurveyAnswers } from './fields.ts';
import { renderHelplines } from './help-part.ts';
import { formatDay, formatTime } from './format-time.ts';
import { eventsPart, messagesPart, renderProcessorsPart, renderSessionsPart } from './record-parts.ts';
import { renderHeading } from './heading.ts';
import { messages } from './messages.ts';

const style = `${printed}body { max-width: 56rem; }
h4 { margin: 1.5rem 0 .25rem; }
.attempt { margin-top: 2rem; }
.attempt tbody th { font-weight: 400; }
.attempt tbody td { font-weight: 600; width: 40%; }
.score { border-top: 1px solid var(--line); padding: .25rem 0; break-inside: avoid; }
.score dl > div:first-child { font-weight: 600; }
.score dl > div:first-child dt { color: inherit; }
.help { padding-left: 1.25rem; max-width: 44rem; }
.help li { margin: .5rem 0; }
@media print { .attempt + .attempt { break-before: page; } }
`;

/** The content security policy: only the inline style, by its hash. */
export const exportPageCsp = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join(';');

/** Streams all data of a person as one HTML file. User input is escaped. */
export async function* streamPage(data: Export): AsyncGenerator<string, void, undefined> {
  yield head(data.exportedAt);
  yield aboutPart(data);
  yield agreedPart(data.consents);
  yield releasesPart(data.releases);
  yield renderHeading('answers');
  yield `<p>${escapeHtml(messages.attempt.percentiles)}</p>\n`;
  for await (const { title, attempts } of data.sections) {
    let count = 0;
    for await (const attempt of attempts) {
      if (count === 0) yield `<h2>${escapeHtml(title)}</h2>\n`;
      count += 1;
      yield renderAttemptPart(title, attempt);
    }
    if (count === 0)
      yield `<h2 class="first">${escapeHtml(title)}</h2>\n<p>${escapeHtml(messages.attempt.none)}</p>\n`;
  }
  yield stepsPart(data.steps);
  yield reminderPart(data.reminder);
  yield surveysPart(data.surveys);
  yield* messagesPart(data.messages);
  yield renderSessionsPart(data.sessions);
  yield* eventsPart(data.auditLog);
  yield renderProcessorsPart(data.processors);
  yield `${renderHeading('absent')}<p>${escapeHtml(messages.absent)}</p>\n</main>\n</body>\n</html>\n`;
}

function head(madeAt: string): string {
  const links = Object.entries(messages.parts).map(
    ([id, title]) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(exportPageCsp)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeHtml(messages.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(messages.title)}</h1>
<p>${escapeHtml(messages.lead)} ${escapeHtml(messages.noDiagnosis)}</p>
<p>${escapeHtml(messages.made)}: ${escapeHtml(formatTime(madeAt))}. ${escapeHtml(messages.times)}</p>
<nav aria-label="Parts"><ul>${links.join('')}</ul></nav>
<h2 class="first">${escapeHtml(messages.helpTitle)}</h2>
<p>${escapeHtml(messages.help)}</p>
${renderHelplines()}`;
}

function aboutPart({ account, profile }: Export): string {
  const labels = messages.account;
  return (
    renderHeading('about') +
    renderDescriptionList([
      [labels.email, account.email],
      [labels.username, account.username],
      [labels.createdAt, formatDay(account.createdAt)],
      ...(profile ? listProfileFields(profile) : []),
    ]) +
    (profile ? '' : `<p>${escapeHtml(messages.noProfile)}</p>\n`)
  );
}

function agreedPart(consents: Export['consents']): string {
  const labels = messages.agreed;
  if (consents.length === 0) return `${renderHeading('agreed')}<p>${escapeHtml(labels.none)}</p>\n`;
  const lines = consents.map(({ purpose, given, version, time, noticeVersion, language, coversEarlier }) => [
    escapeHtml(labels.purposes[purpose]),
    escapeHtml(given ? labels.given : labels.takenBack),
    escapeHtml(
      [
        version,
        noticeVersion && labels.notice(noticeVersion, language ?? '–'),
        coversEarlier && labels.coversEarlier,
      ]
        .filter(Boolean)
        .join(', '),
    ),
    escapeHtml(formatTime(time)),
  ]);
  return renderHeading('agreed') + renderTable(labels.caption, labels.head, lines);
}

/** Empty without releases. */
function releasesPart(releases: Export['releases'] = []): string {
  const labels = messages.releases;
  if (releases.length === 0) return '';
  const lines = releases.map(({ name, time, questionnaires }) => [
    escapeHtml(formatDay(time)),
    escapeHtml(name),
    escapeHtml(questionnaires.join(', ')) || '–',
  ]);
  return `<p>${escapeHtml(labels.lead)}</p>\n${renderTable(labels.caption, labels.head, lines)}`;
}

function stepsPart(steps: Export['steps']): string {
  const labels = messages.steps;
  if (steps.length === 0) return `${renderHeading('steps')}<p>${escapeHtml(labels.none)}</p>\n`;
  const lines = steps.map(({ time, helped, ...step }) => {
    const answer = stepRatingOptions.find(([code]) => code === helped)?.[1] ?? labels.notSaid;
    return [formatDay(time), describeStep(step), answer].map(escapeHtml);
  });
  return renderHeading('steps') + renderTable(labels.caption, labels.head, lines);
}

/** Empty without a waiting reminder. */
function reminderPart(reminder: Export['reminder']): string {
  return reminder ? `<p>${escapeHtml(messages.reminder(formatDay(reminder)))}</p>\n` : '';
}

/** The step, or the plan as it is displayed to the person. */
function describeStep({ text, plan }: Pick<Export['steps'][number], 'text' | 'plan'>): string {
  if (!plan) return text;
  const { plan: sentence, ifNot } = describePlan(text, plan.smaller, { ...plan, ifNot: plan.if_not });
  return `${sentence} ${ifNot}`;
}

function surveysPart(surveys: Export['surveys']): string {
  const labels = messages.surveys;
  if (surveys.length === 0) return `${renderHeading('surveys')}<p>${escapeHtml(labels.none)}</p>\n`;
  const parts = surveys.map(({ sentAt, answers }) => {
    return renderDescriptionList([[labels.sent, formatTime(sentAt)], ...listSurveyAnswers(answers)]);
  });
  return renderHeading('surveys') + parts.join('');
}
