import { referenceValuesAddress } from '#domain/reading-order/addresses.ts';
import type { Content } from './content.ts';
import { lazyMemberScreen } from './load-member-screens.ts';
import { maskPath, type ScreenRoute } from './screen-route.ts';
import type { ShellHandle } from './shell/shell-handle.ts';

const patternHandle: ShellHandle = { parentPath: '/myPatternScreen', maskPath };

/** Routes that are not specific to one instrument: pattern, survey and profile. */
export function personRoutes(content: Content): ScreenRoute[] {
  const route = (path: Parameters<typeof lazyMemberScreen>[0], handle?: ShellHandle): ScreenRoute => ({
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
