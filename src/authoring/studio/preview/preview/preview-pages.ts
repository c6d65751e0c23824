import { screenAddresses } from '#domain/reading-order/addresses.ts';
import type { AuthorState } from '../state.ts';

/** A destination of the preview. The address is relative to the base path. */
export interface PreviewPage {
  readonly address: string;
  readonly name: string;
}

/** Lists all destinations of the preview, pages first. */
export function listPreviewPages({ pages, instruments }: AuthorState): PreviewPage[] {
  const all = [
    ...pages.map(({ slug, text }) => ({ address: `/${slug}`, name: text?.title ?? slug })),
    ...instruments.flatMap(({ instrument: { title, routes } }) => [
      { address: routes.intro, name: `${title}: introduction` },
      { address: routes.feedback, name: `${title}: feedback` },
    ]),
    ...screenAddresses.map((address) => ({ address, name: '' })),
  ];
  return all.filter(({ address }, at) => all.findIndex((other) => other.address === address) === at);
}

/** Returns the address at which a file is displayed, or undefined. */
export function findAddress(file: string, { pages, instruments }: AuthorState): string | undefined {
  const page = pages.find((one) => one.file === file);
  if (page) return `/${page.slug}`;
  const card = instruments.find((one) => one.file === file);
  if (card) return card.instrument.routes.intro;
  return others[file];
}

const others: Readonly<Record<string, string>> = {
  'content/chain.json': '/resourcesScreen',
  'content/personal-growth.json': '/personalGrowth',
  'content/directory.json': '/help-near-me',
  'content/safety-plan/plan.json': '/safety-plan',
  'content/help-now.json': '/contact',
  'content/pages.json': '/',
  'content/settings.json': '/',
};
