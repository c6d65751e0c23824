import type { InstrumentCatalogue } from './instrument-catalogue.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { lazyMemberScreen, preloadMemberScreens } from './load-member-screens.ts';
import type { ScreenRoute } from './screen-route.ts';

/** Sign-up, login and passwords. Each screen is a separate chunk, so that the home page does not load it. */
export const accountRoutes = (content: InstrumentCatalogue): ScreenRoute[] => [
  {
    path: '/login',
    lazy: lazyScreen(['login'], async () => {
      preloadMemberScreens();
      return (await import('#features/account/login-screen.tsx')).LoginScreen;
    }),
  },
  {
    path: '/signUp',
    lazy: lazyScreen(
      ['account', 'login', 'domain'],
      async () => (await import('#features/account/sign-up-screen.tsx')).SignUpScreen,
    ),
  },
  {
    path: '/verifySignUp',
    lazy: lazyScreen(['account', 'login', 'domain'], async () => {
      preloadMemberScreens();
      return (await import('#features/account/verify-sign-up-screen.tsx')).VerifySignUpScreen;
    }),
  },
  { path: '/registrationForm', lazy: lazyMemberScreen('/registrationForm', content) },
  {
    path: '/forgetPassword',
    lazy: lazyScreen(
      ['account', 'login', 'domain'],
      async () => (await import('#features/account/forget-password-screen.tsx')).ForgetPasswordScreen,
    ),
  },
  {
    path: '/resetPassword',
    lazy: lazyScreen(
      ['account', 'login', 'domain'],
      async () => (await import('#features/account/reset-password-screen.tsx')).ResetPasswordScreen,
    ),
  },
];
