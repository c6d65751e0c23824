import { lazyScreen } from './lazy-screen.tsx';
import type { ScreenRoute } from './router/screen-route.ts';

/** Sign-up, login and passwords: each screen in its own chunk, away from the first load of the home page. */
export const accountRoutes: ScreenRoute[] = [
  {
    path: '/login',
    load: lazyScreen(async () => (await import('#features/account/login-screen.tsx')).LoginScreen),
  },
  {
    path: '/signUp',
    load: lazyScreen(async () => (await import('#features/account/sign-up-screen.tsx')).SignUpScreen),
  },
  {
    path: '/verifySignUp',
    load: lazyScreen(
      async () => (await import('#features/account/verify-sign-up-screen.tsx')).VerifySignUpScreen,
    ),
  },
  {
    path: '/registrationForm',
    load: lazyScreen(
      async () => (await import('#features/account/profile-screens.ts')).RegistrationFormScreen,
    ),
  },
  {
    path: '/forgetPassword',
    load: lazyScreen(
      async () => (await import('#features/account/forget-password-screen.tsx')).ForgetPasswordScreen,
    ),
  },
  {
    path: '/resetPassword',
    load: lazyScreen(
      async () => (await import('#features/account/reset-password-screen.tsx')).ResetPasswordScreen,
    ),
  },
];
