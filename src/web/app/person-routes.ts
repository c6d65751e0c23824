import { referenceValuesAddress } from '#domain/reading-order/addresses.ts';
import type { InstrumentCatalogue } from './instrument-catalogue.ts';
import { lazyMemberScreen } from './load-member-screens.ts';
import { maskPath, type ScreenRoute } from './screen-route.ts';
import type { RouteHandle } from './shell/route-handle.ts';

const patternHandle: RouteHandle = { parentPath: '/myPatternScreen', maskPath };

/** Routes that are not specific to one instrument: pattern, survey and profile. */
export function createMemberRoutes(content: InstrumentCatalogue): ScreenRoute[] {
  const route = (path: Parameters<typeof lazyMemberScreen>[0], handle?: RouteHandle): ScreenRoute => ({
    path,
    handle,
    lazy: lazyMemberScreen(path, content),
  });
  return [
    route('/myPatternScreen', { maskPath }),
    route('/myPatternFeedback', patternHandle),
    route('/patternSummary', patternHandle),
    route(referenceValuesAddress, patternHandle),
    route('/this-week', { maskPath }),
    route('/userFeedbackForm'),
    route('/profilePage'),
    route('/profilePage/edit'),
    route('/termsUpdate'),
  ];
}
