import { useTranslation } from '#web-language/use-translation.ts';
import { CollapsibleForm } from './collapsible-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Explains a change of the password, and opens its form. */
export function MyPassword({ userid }: { readonly userid: string }) {
  const { t } = useTranslation();
  return (
    <CollapsibleForm
      text={{
        title: t('profile.password.title'),
        open: t('profile.password.open'),
        done: t('profile.password.done'),
        unsupported: t('profile.password.unsupported'),
      }}
      about={<p>{t('profile.password.about')}</p>}
      renderForm={(callbacks) => <PasswordForm userid={userid} {...callbacks} />}
    />
  );
}
