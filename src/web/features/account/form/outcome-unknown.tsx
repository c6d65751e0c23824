import { Link } from 'react-router-dom';
import { useTranslation } from '#web-language/use-translation.ts';

/** The failure of a form. `isOutcomeUnknown` means that an earlier request may have succeeded. */
export interface FormFailure {
  readonly message: string;
  readonly isOutcomeUnknown: boolean;
}

/** Says that an earlier request may have succeeded, with a link to the login. */
export function OutcomeUnknown({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return (
    <>
      {text} <Link to="/login">{t('account.toLogin')}</Link>
    </>
  );
}
