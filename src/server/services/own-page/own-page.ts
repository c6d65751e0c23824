import { createHash } from 'node:crypto';
import { describePlan } from '#domain/plan/describe-plan.ts';
import type { StepRating } from '#contract/step-requests.ts';
import type { PlainMessageId } from '#language/translate.ts';
import { getLanguageName } from '#language/language-name.ts';
import { escapeHtml, renderDescriptionList, renderTable } from '#domain/print/html.ts';
import { style as printed } from '#domain/print/style.ts';
import type { Languages, Locale } from '../../language/languages.ts';
import type { Export } from '../export.ts';
import { renderAttemptPart } from './attempt-part.ts';
import { listProfileFields, listSurveyAnswers } from './fields.ts';
import { renderHelplines } from './help-part.ts';
import { formatTime } from './format-time.ts';
import { formatConsentVersion, formatDecision, formatPurpose } from './consent-texts.ts';
import { markText } from './mark-language.ts';
import { eventsPart, messagesPart, renderProcessorsPart, renderSessionsPart } from './record-parts.ts';
import { renderContents, renderHeading } from './heading.ts';
import settings from '../../../../content/settings.json';

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

/** The page that is streamed. */
interface OwnPage {
  readonly data: Export;
  readonly locale: Locale;
  readonly languages: Languages;
}

/** Streams all data of a person as one HTML file. User input is escaped. */
export async function* streamPage(
  data: Export,
  locale: Locale,
  languages: Languages,
): AsyncGenerator<string, void, undefined> {
  const page = { data, locale, languages };
  const { t } = locale;
  yield head(page);
  yield aboutPart(page);
  yield agreedPart(page);
  yield releasesPart(page);
  yield* answersPart(page);
  yield stepsPart(page);
  yield reminderPart(page);
  yield surveysPart(page);
  yield* messagesPart(locale, data.messages);
  yield renderSessionsPart(locale, data.sessions);
  yield* eventsPart(locale, data.auditLog);
  yield renderProcessorsPart(locale, data.processors);
  yield `${renderHeading(t, 'absent')}<p>${escapeHtml(t('server.ownPage.absent'))}</p>\n</main>\n</body>\n</html>\n`;
}

function head({ data, locale, languages }: OwnPage): string {
  const { t, tag, dir } = locale;
  const program = settings.programName;
  const title = escapeHtml(t('server.ownPage.title', { program }));
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(exportPageCsp)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(t('server.ownPage.lead', { program }))} ${escapeHtml(t('server.ownPage.noDiagnosis'))}</p>
<p>${escapeHtml(t('server.ownPage.made', { time: formatTime(locale, data.exportedAt) }))}</p>
${renderContents(t)}
<h2 class="first">${escapeHtml(t('server.ownPage.help.title'))}</h2>
<p>${escapeHtml(t('server.ownPage.help.lead'))}</p>
${renderHelplines(locale, languages)}`;
}

function aboutPart({ data: { account, profile }, locale }: OwnPage): string {
  const { t, format } = locale;
  const ownFields = [
    [t('server.ownPage.about.email'), account.email],
    [t('server.ownPage.about.username'), account.username],
    [t('server.ownPage.about.createdAt'), format.longDay(account.createdAt)],
    ...(account.language
      ? [[t('server.ownPage.about.language'), getLanguageName(account.language)] as const]
      : []),
  ] as const;
  const list = renderDescriptionList([...ownFields, ...(profile ? listProfileFields(t, profile) : [])]);
  const none = profile ? '' : `<p>${escapeHtml(t('server.ownPage.about.noProfile'))}</p>\n`;
  return renderHeading(t, 'about') + list + none;
}

function agreedPart({ data: { consents }, locale }: OwnPage): string {
  const { t } = locale;
  if (consents.length === 0)
    return `${renderHeading(t, 'agreed')}<p>${escapeHtml(t('server.ownPage.agreed.none'))}</p>\n`;
  const lines = consents.map((consent) => [
    escapeHtml(formatPurpose(t, consent.purpose)),
    escapeHtml(formatDecision(t, consent.given)),
    escapeHtml(formatConsentVersion(t, consent)),
    escapeHtml(formatTime(locale, consent.time)),
  ]);
  const columns = [
    t('server.ownPage.agreed.what'),
    t('server.ownPage.agreed.answer'),
    t('server.ownPage.agreed.version'),
    t('server.ownPage.agreed.when'),
  ];
  return renderHeading(t, 'agreed') + renderTable(t('server.ownPage.agreed.caption'), columns, lines);
}

/** Empty without releases. */
function releasesPart({ data: { releases = [] }, locale: { t, format } }: OwnPage): string {
  if (releases.length === 0) return '';
  const lines = releases.map(({ name, time, questionnaires }) => [
    escapeHtml(format.longDay(time)),
    escapeHtml(name),
    escapeHtml(questionnaires.join(', ')) || '–',
  ]);
  const columns = [
    t('server.ownPage.releases.made'),
    t('server.ownPage.releases.name'),
    t('server.ownPage.releases.questionnaires'),
  ];
  return `<p>${escapeHtml(t('server.ownPage.releases.lead'))}</p>\n${renderTable(t('server.ownPage.releases.caption'), columns, lines)}`;
}

async function* answersPart({ data, locale, languages }: OwnPage): AsyncGenerator<string, void, undefined> {
  const { t } = locale;
  yield renderHeading(t, 'answers');
  yield `<p>${escapeHtml(t('server.ownPage.attempt.percentiles'))}</p>\n`;
  for await (const { title, attempts, textLanguage = languages.source.tag } of data.sections) {
    const heading = markText(locale, textLanguage, title);
    let count = 0;
    for await (const attempt of attempts) {
      if (count === 0) yield `<h2>${heading}</h2>\n`;
      count += 1;
      yield renderAttemptPart(locale, languages, title, attempt);
    }
    if (count === 0)
      yield `<h2 class="first">${heading}</h2>\n<p>${escapeHtml(t('server.ownPage.attempt.none'))}</p>\n`;
  }
}

/** The answers to the question whether the step helped, by code. */
const ratingIds = {
  1: 'server.ownPage.steps.rating.yes',
  2: 'server.ownPage.steps.rating.little',
  3: 'server.ownPage.steps.rating.no',
  4: 'server.ownPage.steps.rating.notTried',
  5: 'server.ownPage.steps.rating.notSaid',
} as const satisfies Record<StepRating, PlainMessageId>;

function stepsPart({ data: { steps }, locale, languages }: OwnPage): string {
  const { t, format } = locale;
  const { tag } = languages.source;
  if (steps.length === 0)
    return `${renderHeading(t, 'steps')}<p>${escapeHtml(t('server.ownPage.steps.none'))}</p>\n`;
  const lines = steps.map(({ time, helped, ...step }) => {
    return [
      escapeHtml(format.longDay(time)),
      step.plan
        ? escapeHtml(describePlannedText(locale, step.text, step.plan))
        : markText(locale, tag, step.text),
      escapeHtml(t(helped === null ? 'server.ownPage.steps.notSaid' : ratingIds[helped])),
    ];
  });
  const columns = [
    t('server.ownPage.steps.when'),
    t('server.ownPage.steps.step'),
    t('server.ownPage.steps.helped'),
  ];
  return renderHeading(t, 'steps') + renderTable(t('server.ownPage.steps.caption'), columns, lines);
}

/** Empty without a waiting reminder. */
function reminderPart({ data: { reminder }, locale: { t, format } }: OwnPage): string {
  if (!reminder) return '';
  return `<p>${escapeHtml(t('server.ownPage.reminder', { day: format.longDay(reminder) }))}</p>\n`;
}

type Plan = NonNullable<Export['steps'][number]['plan']>;

/** The plan as it is displayed to the person. */
function describePlannedText(locale: Locale, text: string, plan: Plan): string {
  const { plan: sentence, ifNot } = describePlan(locale, { ...plan, text, ifNot: plan.if_not });
  return `${sentence} ${ifNot}`;
}

function surveysPart({ data: { surveys }, locale }: OwnPage): string {
  const { t } = locale;
  const heading = renderHeading(t, 'surveys');
  if (surveys.length === 0) return `${heading}<p>${escapeHtml(t('server.ownPage.surveys.none'))}</p>\n`;
  const parts = surveys.map(({ sentAt, answers }) => {
    const sent = [t('server.ownPage.surveys.sent'), formatTime(locale, sentAt)] as const;
    return renderDescriptionList([sent, ...listSurveyAnswers(t, answers)]);
  });
  return heading + parts.join('');
}
