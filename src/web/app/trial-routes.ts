import type { InstrumentCatalogue } from './instrument-catalogue.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { ScreenRoute } from './screen-route.ts';
import type { SessionController } from './session-controller.ts';

/** The questions that need no account. */
export function trialRoutes(
  content: InstrumentCatalogue,
  sessionController: SessionController,
): ScreenRoute[] {
  return [
    {
      path: '/try-now',
      handle: { hidesFooter: true },
      lazy: lazyScreen(
        ['trial', 'account', 'help', 'questionnaire', 'results', 'shell', 'domain'],
        async () => (await import('./try-now-screen.tsx')).createTryNowScreen(content, sessionController),
      ),
    },
  ];
}
