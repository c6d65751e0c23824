import { listActive } from '#domain/progress/opening.ts';
import { referenceValuesAddress } from '#domain/reading-order/addresses.ts';
import type { Content } from './content.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { maskPath, type ScreenRoute } from './screen-route.ts';
import type { ShellHandle } from './shell/shell-handle.ts';

const profileScreens = () => import('#features/account/profile-screens.ts');

const patternHandle: ShellHandle = { parentPath: '/myPatternScreen', maskPath };

/** Routes that are not specific to one instrument: pattern, survey and profile. */
export function personRoutes({ cards: allCards, loadInstrument }: Content): ScreenRoute[] {
  const cards = listActive(allCards);
  const [firstCard] = cards;
  return [
    {
      path: '/myPatternScreen',
      handle: { maskPath },
      lazy: lazyScreen(async () => {
        const [{ MyPatternScreen }, ...instruments] = await Promise.all([
          import('#features/pattern/my-pattern-screen.tsx'),
          ...cards.map(({ id }) => loadInstrument(id)),
        ]);
        return () => <MyPatternScreen instruments={instruments} />;
      }),
    },
    {
      path: '/myPatternFeedback',
      handle: patternHandle,
      lazy: lazyScreen(async () => {
        const [{ MyPatternFeedbackScreen }, instrument] = await Promise.all([
          import('#features/feedback/my-pattern-feedback-screen.tsx'),
          firstCard && loadInstrument(firstCard.id),
        ]);
        return () =>
          instrument && (
            <MyPatternFeedbackScreen lead={instrument} cards={cards} loadInstrument={loadInstrument} />
          );
      }),
    },
    {
      path: '/patternSummary',
      handle: patternHandle,
      lazy: lazyScreen(async () => {
        const [{ PatternSummaryScreen }, ...instruments] = await Promise.all([
          import('#features/pattern/pattern-summary-screen.tsx'),
          ...cards.map(({ id }) => loadInstrument(id)),
        ]);
        return () => <PatternSummaryScreen instruments={instruments} />;
      }),
    },
    {
      path: referenceValuesAddress,
      handle: patternHandle,
      lazy: lazyScreen(async () => {
        const [{ ReferenceValuesScreen }, ...instruments] = await Promise.all([
          import('#features/reference-values/reference-values-screen.tsx'),
          // Results of retired sections stay, so their reference values are displayed too.
          ...allCards.map(({ id }) => loadInstrument(id)),
        ]);
        return () => <ReferenceValuesScreen instruments={instruments} />;
      }),
    },
    {
      path: '/this-week',
      handle: { maskPath },
      lazy: lazyScreen(async () => {
        const [{ ThisWeekScreen }, { default: content }] = await Promise.all([
          import('#features/plan/this-week-screen.tsx'),
          import('#compiled/plan.json'),
        ]);
        return () => <ThisWeekScreen content={content} />;
      }),
    },
    {
      path: '/userFeedbackForm',
      lazy: lazyScreen(
        async () => (await import('#features/survey/user-feedback-form-screen.tsx')).UserFeedbackFormScreen,
      ),
    },
    {
      path: '/profilePage',
      lazy: lazyScreen(async () => {
        const { ProfilePageScreen } = await import('#features/profile/profile-page-screen.tsx');
        return () => <ProfilePageScreen sectionIds={allCards.map(({ id }) => id)} />;
      }),
    },
    {
      path: '/profilePage/edit',
      lazy: lazyScreen(async () => (await profileScreens()).ProfilePageEditScreen),
    },
    { path: '/termsUpdate', lazy: lazyScreen(async () => (await profileScreens()).TermsUpdateScreen) },
  ];
}
