import { CollapsibleForm } from './collapsible-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** Explains a change of the password, and opens its form. */
export function MyPassword({ userid }: { readonly userid: string }) {
  const { t } = useTranslation();
  return (
    <CollapsibleForm
      text={text}
      about={<p>{t('profile.password.about')}</p>}
      renderForm={(callbacks) => <PasswordForm userid={userid} {...callbacks} />}
    />
  );
}
