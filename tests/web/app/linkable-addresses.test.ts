import { describe, expect, it } from 'vitest';
import type { DataRouter, RouteObject } from 'react-router-dom';
import type { InstrumentCatalogue } from '#app/instrument-catalogue.ts';
import type { SessionController } from '#app/session-controller.ts';
import { createRoutes } from '#app/routes.tsx';
import { membersRoute } from '#app/screen-route.ts';
import { coverDrawings } from '#authoring/rules/chain/drawing-unknown.ts';
import { tagSpecs } from '#authoring/source/tag-schema.ts';
import { listInstrumentAddresses, screenAddresses } from '#domain/reading-order/addresses.ts';
import { exerciseComponents } from '#features/exercises/exercise-components.tsx';
import { mdxComponents as readingParts } from '#features/reading/mdx-components.tsx';
import { siteComponents as siteParts } from '#features/site/site-components.tsx';
import { createHarnessStore } from '#tests/support/harness.tsx';
import { instruments as cards } from '#tests/support/instruments.ts';
import { visitorAddresses } from '../../e2e/support/addresses.ts';
import { coverDrawingNames } from '#ui/cover/art.ts';

const createTestRoutes = (content: InstrumentCatalogue) =>
  createRoutes({
    content,
    sessionController: {} as SessionController,
    router: () => router,
    store: createHarnessStore(),
    guarded: true,
  });
const router = {} as DataRouter;

/** The patterns of these routes and their children. */
const listPatterns = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...listPatterns(children),
  ]);

/** '/exercises/:exercise?' is also the address of the list. */
const withoutOptional = (path: string) => path.replace(/\/:\w+\?$/, '');

/** The patterns of all routes. */
const listPaths = (content: InstrumentCatalogue) => listPatterns(createTestRoutes(content));

describe('the content check and the app agree', () => {
  it('every address that authors can link to is a route, and every route is listed', () => {
    const routes = listPaths({ cards } as unknown as InstrumentCatalogue).map(withoutOptional);
    const instruments = cards.flatMap(listInstrumentAddresses);
    const sitePages = Object.keys(import.meta.glob(['../../../content/site/*.mdx', '!**/*.*.mdx'])).map(
      (file) => file.replace(/^.*(\/[^/]+)\.mdx$/, '$1'),
    );
    const questionnaires = cards.map(({ routes: { questionnaire } }) => `${questionnaire}/:sectionId`);
    const own = routes.filter(
      (path) => ![...instruments, ...sitePages, ...questionnaires, '/:page', '*'].includes(path),
    );
    expect(own.toSorted()).toEqual(screenAddresses.toSorted());
  });

  it('the e2e tests list the addresses without a login', () => {
    const frames = createTestRoutes({ cards } as unknown as InstrumentCatalogue).flatMap(
      ({ children = [] }) => children,
    );
    const visitors = frames.filter(({ id }) => id !== membersRoute);
    const exercises = visitorAddresses.filter((address) => address.startsWith('/exercises/'));
    expect(exercises).toHaveLength(8);
    expect(listPatterns(visitors).map(withoutOptional).toSorted()).toEqual(
      visitorAddresses.filter((address) => !exercises.includes(address)).toSorted(),
    );
  });

  it('a retired questionnaire has feedback pages, but can be neither started nor linked to', () => {
    const retired = cards.map((card) => (card.id === 'S2' ? { ...card, set: { retired: true } } : card));
    const routes = listPaths({ cards: retired } as unknown as InstrumentCatalogue);
    const before = listPaths({ cards } as unknown as InstrumentCatalogue);
    const own = cards.find(({ id }) => id === 'S2')!.routes;
    expect(before.filter((path) => !routes.includes(path)).toSorted()).toEqual(
      [own.intro, `${own.questionnaire}/:sectionId`].toSorted(),
    );
    expect(listInstrumentAddresses(retired[1]!)).toEqual([own.feedback, own.combined]);
  });

  it.each([
    ['reading', readingParts, tagSpecs.reading],
    ['site', siteParts, tagSpecs.site],
    ['exercise', exerciseComponents, tagSpecs.exercise],
  ])('the tags of a page of the kind %s are those that the app renders', (_, drawn, known) => {
    const tags = Object.keys(drawn).filter((name) => /^[A-Z]/.test(name));
    expect(Object.keys(known).toSorted()).toEqual(tags.toSorted());
  });

  it('the cover drawings are those of the app', () => {
    expect(coverDrawings.toSorted()).toEqual(coverDrawingNames.toSorted());
  });
});
