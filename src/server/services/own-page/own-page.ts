import { createHash } from 'node:crypto';
import { helpedWords } from '#domain/account/helped-words.ts';
import { facts, table, text } from '#domain/printed/html.ts';
import { style as printed } from '#domain/printed/style.ts';
import type { Export } from '../export.ts';
import { attemptPart } from './attempt-part.ts';
import { profileLines, surveyLines } from './fact-words.ts';
import { helpList } from './help-part.ts';
import { dayOf, momentOf } from './moment.ts';
import { eventsPart, messagesPart, processorsPart, sessionsPart } from './record-parts.ts';
import { heading } from './heading.ts';
import { words } from './words.ts';

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

/** What the page may load: its own style, by its hash. No script, picture, frame or address. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join(';');

/**
 * All that is stored about a person and is theirs, as one HTML file to read and to print, part by part. Whatever a person
 * wrote stands in it as text.
 */
export async function* pageOf(data: Export): AsyncGenerator<string, void, undefined> {
  yield head(data.exportedAt);
  yield aboutPart(data);
  yield agreedPart(data.consents);
  yield releasesPart(data.releases);
  yield heading('answers');
  yield `<p>${text(words.attempt.percentiles)}</p>\n`;
  for await (const { title, attempts } of data.sections) {
    let count = 0;
    for await (const attempt of attempts) {
      if (count === 0) yield `<h2>${text(title)}</h2>\n`;
      count += 1;
      yield attemptPart(title, attempt);
    }
    if (count === 0) yield `<h2 class="first">${text(title)}</h2>\n<p>${text(words.attempt.none)}</p>\n`;
  }
  yield stepsPart(data.steps);
  yield surveysPart(data.surveys);
  yield* messagesPart(data.messages);
  yield sessionsPart(data.sessions);
  yield* eventsPart(data.auditLog);
  yield processorsPart(data.processors);
  yield `${heading('absent')}<p>${text(words.absent)}</p>\n</main>\n</body>\n</html>\n`;
}

function head(madeAt: string): string {
  const links = Object.entries(words.parts).map(
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
<title>${text(words.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${text(words.title)}</h1>
<p>${text(words.lead)} ${text(words.noDiagnosis)}</p>
<p>${text(words.made)}: ${text(momentOf(madeAt))}. ${text(words.times)}</p>
<nav aria-label="Parts"><ul>${links.join('')}</ul></nav>
<h2 class="first">${text(words.helpTitle)}</h2>
<p>${text(words.help)}</p>
${helpList()}`;
}

function aboutPart({ account, profile }: Export): string {
  const say = words.account;
  return (
    heading('about') +
    facts([
      [say.email, account.email],
      [say.username, account.username],
      [say.createdAt, dayOf(account.createdAt)],
      ...(profile ? profileLines(profile) : []),
    ]) +
    (profile ? '' : `<p>${text(words.noProfile)}</p>\n`)
  );
}

function agreedPart(consents: Export['consents']): string {
  const say = words.agreed;
  if (consents.length === 0) return `${heading('agreed')}<p>${text(say.none)}</p>\n`;
  const lines = consents.map(({ purpose, given, version, time, noticeVersion, language, coversEarlier }) => [
    text(say.purposes[purpose]),
    text(given ? say.given : say.takenBack),
    text(
      [
        version,
        noticeVersion && say.notice(noticeVersion, language ?? '–'),
        coversEarlier && say.coversEarlier,
      ]
        .filter(Boolean)
        .join(', '),
    ),
    text(momentOf(time)),
  ]);
  return heading('agreed') + table(say.caption, say.head, lines);
}

/** Nothing where there are none. */
function releasesPart(releases: Export['releases'] = []): string {
  const say = words.releases;
  if (releases.length === 0) return '';
  const lines = releases.map(({ name, time, questionnaires }) => [
    text(dayOf(time)),
    text(name),
    text(questionnaires.join(', ')) || '–',
  ]);
  return `<p>${text(say.lead)}</p>\n${table(say.caption, say.head, lines)}`;
}

function stepsPart(steps: Export['steps']): string {
  const say = words.steps;
  if (steps.length === 0) return `${heading('steps')}<p>${text(say.none)}</p>\n`;
  const lines = steps.map(({ time, text: step, helped }) => {
    const said = helpedWords.find(([code]) => code === helped)?.[1] ?? say.notSaid;
    return [text(dayOf(time)), text(step), text(said)];
  });
  return heading('steps') + table(say.caption, say.head, lines);
}

function surveysPart(surveys: Export['surveys']): string {
  const say = words.surveys;
  if (surveys.length === 0) return `${heading('surveys')}<p>${text(say.none)}</p>\n`;
  const parts = surveys.map(({ sentAt, answers }) => {
    return facts([[say.sent, momentOf(sentAt)], ...surveyLines(answers)]);
  });
  return heading('surveys') + parts.join('');
}
