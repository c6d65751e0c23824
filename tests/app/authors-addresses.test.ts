import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../src/app/content.ts';
import type { Leaving } from '../../src/app/leaving.ts';
import { createRoutes } from '../../src/app/routes.tsx';
import { instrumentAddresses, screenAddresses } from '../../src/domain/chain/addresses.ts';
import { parts as readingParts } from '../../src/features/reading/parts.tsx';
import { parts as siteParts } from '../../src/features/site/page-parts.tsx';
import { arts } from '../../src/server/content/json-content.ts';
import { parts } from '../../src/server/content/parts.ts';
import { artNames } from '../../src/ui/cover/art.ts';
import { instruments as cards } from '../support/instruments.ts';

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);

describe('what the check of content knows of the program', () => {
  it('every address that authors may link to is a route, and every route is known to them', () => {
    const routes = pathsOf(createRoutes({ cards } as unknown as Content, {} as Leaving));
    const instruments = cards.flatMap(instrumentAddresses);
    const sitePages = Object.keys(import.meta.glob('../../content/site/*.mdx')).map((file) =>
      file.replace(/^.*(\/[^/]+)\.mdx$/, '$1'),
    );
    const questionnaires = cards.map(({ routes: { questionnaire } }) => `${questionnaire}/:sectionId`);
    const own = routes.filter(
      (path) => ![...instruments, ...sitePages, ...questionnaires, '/:page', '*'].includes(path),
    );
    expect(own.toSorted()).toEqual(screenAddresses.toSorted());
  });

  it.each([
    ['reading', readingParts, parts.reading],
    ['site', siteParts, parts.site],
  ])('the tags of a %s page are those that the program draws', (_, drawn, known) => {
    const tags = Object.keys(drawn).filter((name) => /^[A-Z]/.test(name));
    expect(Object.keys(known).toSorted()).toEqual(tags.toSorted());
  });

  it('the drawings of covers are those that the program has', () => {
    expect(arts.toSorted()).toEqual(artNames.toSorted());
  });
});
