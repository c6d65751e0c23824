import { createHash } from 'node:crypto';
import { helpedWords } from '#domain/account/helped-words.ts';
import { descriptionList, table, text } from '#domain/printed/html.ts';
import { style as printed } from '#domain/printed/style.ts';
import type { Export } from '../export.ts';
import { attemptPart } from './attempt-part.ts';
import { listProfileFields, listSurveyAnswers } from './fields.ts';
import { helpList } from './help-part.ts';
import { formatDay, formatTime } from './format-time.ts';
import { eventsPart, messagesPart, processorsPart, sessionsPart } from './record-parts.ts';
import { heading } from './heading.ts';
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
export const pagePolicy = [
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
  yield heading('answers');
  yield `<p>${text(messages.attempt.percentiles)}</p>\n`;
  for await (const { title, attempts } of data.sections) {
    let count = 0;
    for await (const attempt of attempts) {
      if (count === 0) yield `<h2>${text(title)}</h2>\n`;
      count += 1;
      yield attemptPart(title, attempt);
    }
    if (count === 0) yield `<h2 class="first">${text(title)}</h2>\n<p>${text(messages.attempt.none)}</p>\n`;
  }
  yield stepsPart(data.steps);
  yield surveysPart(data.surveys);
  yield* messagesPart(data.messages);
  yield sessionsPart(data.sessions);
  yield* eventsPart(data.auditLog);
  yield processorsPart(data.processors);
  yield `${heading('absent')}<p>${text(messages.absent)}</p>\n</main>\n</body>\n</html>\n`;
}

function head(madeAt: string): string {
  const links = Object.entries(messages.parts).map(
    ([id, title]) => `<li><a href="#${id}">${text(title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${text(pagePolicy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${text(messages.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${text(messages.title)}</h1>
<p>${text(messages.lead)} ${text(messages.noDiagnosis)}</p>
<p>${text(messages.made)}: ${text(formatTime(madeAt))}. ${text(messages.times)}</p>
<nav aria-label="Parts"><ul>${links.join('')}</ul></nav>
<h2 class="first">${text(messages.helpTitle)}</h2>
<p>${text(messages.help)}</p>
${helpList()}`;
}

function aboutPart({ account, profile }: Export): string {
  const labels = messages.account;
  return (
    heading('about') +
    descriptionList([
      [labels.email, account.email],
      [labels.username, account.username],
      [labels.createdAt, formatDay(account.createdAt)],
      ...(profile ? listProfileFields(profile) : []),
    ]) +
    (profile ? '' : `<p>${text(messages.noProfile)}</p>\n`)
  );
}

function agreedPart(consents: Export['consents']): string {
  const labels = messages.agreed;
  if (consents.length === 0) return `${heading('agreed')}<p>${text(labels.none)}</p>\n`;
  const lines = consents.map(({ purpose, given, version, time, noticeVersion, language, coversEarlier }) => [
    text(labels.purposes[purpose]),
    text(given ? labels.given : labels.takenBack),
    text(
      [
        version,
        noticeVersion && labels.notice(noticeVersion, language ?? '–'),
        coversEarlier && labels.coversEarlier,
      ]
        .filter(Boolean)
        .join(', '),
    ),
    text(formatTime(time)),
  ]);
  return heading('agreed') + table(labels.caption, labels.head, lines);
}

/** Empty without releases. */
function releasesPart(releases: Export['releases'] = []): string {
  const labels = messages.releases;
  if (releases.length === 0) return '';
  const lines = releases.map(({ name, time, questionnaires }) => [
    text(formatDay(time)),
    text(name),
    text(questionnaires.join(', ')) || '–',
  ]);
  return `<p>${text(labels.lead)}</p>\n${table(labels.caption, labels.head, lines)}`;
}

function stepsPart(steps: Export['steps']): string {
  const labels = messages.steps;
  if (steps.length === 0) return `${heading('steps')}<p>${text(labels.none)}</p>\n`;
  const lines = steps.map(({ time, text: step, helped }) => {
    const answer = helpedWords.find(([code]) => code === helped)?.[1] ?? labels.notSaid;
    return [text(formatDay(time)), text(step), text(answer)];
  });
  return heading('steps') + table(labels.caption, labels.head, lines);
}

function surveysPart(surveys: Export['surveys']): string {
  const labels = messages.surveys;
  if (surveys.length === 0) return `${heading('surveys')}<p>${text(labels.none)}</p>\n`;
  const parts = surveys.map(({ sentAt, answers }) => {
    return descriptionList([[labels.sent, formatTime(sentAt)], ...listSurveyAnswers(answers)]);
  });
  return heading('surveys') + parts.join('');
}
