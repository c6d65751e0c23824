import { escapeHtml } from '#domain/print/html.ts';
import type { Translate } from '#language/translate.ts';

/** The parts of the page, in order. */
const parts = {
  about: 'server.ownPage.part.about',
  agreed: 'server.ownPage.part.agreed',
  answers: 'server.ownPage.part.answers',
  steps: 'server.ownPage.part.steps',
  surveys: 'server.ownPage.part.surveys',
  messages: 'server.ownPage.part.messages',
  account: 'server.ownPage.part.account',
  processors: 'server.ownPage.part.processors',
  absent: 'server.ownPage.part.absent',
} as const;

/** The heading of a part, with the anchor of the table of contents. */
export function renderHeading(t: Translate, part: keyof typeof parts): string {
  return `<h2 class="first" id="${part}">${escapeHtml(t(parts[part]))}</h2>\n`;
}

/** Links to the parts. */
export function renderContents(t: Translate): string {
  const links = Object.entries(parts).map(
    ([part, title]) => `<li><a href="#${part}">${escapeHtml(t(title))}</a></li>`,
  );
  return `<nav aria-label="${escapeHtml(t('server.ownPage.contents'))}"><ul>${links.join('')}</ul></nav>`;
}
