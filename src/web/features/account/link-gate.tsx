import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { toFailure } from '#api/failure.ts';
import { linkOwnerCodes } from '#contract/wire/accounts.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { useLinkOwnerQuery } from './account-api.ts';
import styles from './form/account-card.module.css';
import { type MailedLink, removeMailedLinkToken } from './mailed-link.ts';
import { removeRegistrationData, readRegistrationId } from './registration-id.ts';

export interface MailedLinkGateProps {
  link: MailedLink;
  /** Renders the next step. `email` is null if the server does not know the address of the link. */
  children: (email: string | null) => ReactNode;
  /** Called when the person resumes the registration of this device. */
  onResume?(): void;
}

/**
 * Fetches the address of the link. If the link is missing, incomplete, used or expired, it offers to resume the open registration
 * of this device, to log in, or to request a new link.
 */
export function MailedLinkGate({ link: { token, isIncomplete }, children, onResume }: MailedLinkGateProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useLinkOwnerQuery(token ?? '', { skip: token === null });
  const failure = error && toFailure(error, linkOwnerCodes);
  const code = failure?.kind === 'refused' ? failure.code : null;
  const isRefused = code === 'link-invalid';
  useEffect(() => {
    // Removes an invalid link, so that the next step does not use it.
    if (isRefused) removeMailedLinkToken('signUpLink');
  }, [isRefused]);
  useEffect(() => {
    // Ends an earlier registration only when the server confirms the link: anybody can open an address with a false
    // token.
    if (data) removeRegistrationData();
  }, [data]);
  if (isIncomplete)
    return <LinkAlternatives status="error" reason={t('account.link.incomplete')} onResume={onResume} />;
  if (token === null)
    return <LinkAlternatives status="info" reason={t('account.details.noLink')} onResume={onResume} />;
  if (data) return children(data);
  // A server that implements only the specification does not have this route, so the form asks for the address.
  if (data === null || code === 'address-unknown') return children(null);
  if (isFetching || !error) return <Spinner label={t('account.details.checking')} />;
  if (isRefused)
    return (
      <LinkAlternatives
        status="error"
        reason={t('account.details.badLink')}
        help={t('account.details.badLinkHelp')}
        onResume={onResume}
      />
    );
  return (
    <div className={styles.stack}>
      <Alert status="error">{t('account.details.unchecked')}</Alert>
      <Button fullWidth onClick={() => void refetch()}>
        {t('account.details.tryAgain')}
      </Button>
    </div>
  );
}

interface LinkAlternativesProps {
  status: 'info' | 'error';
  reason: string;
  /** Displayed after the reason if there is no open registration. */
  help?: string;
  onResume: MailedLinkGateProps['onResume'];
}

function LinkAlternatives({ status, reason, help, onResume }: LinkAlternativesProps) {
  const { t } = useTranslation();
  const hasOpenRegistration = readRegistrationId() !== null;
  return (
    <div className={styles.stack}>
      <Alert status={status}>
        {reason} {hasOpenRegistration ? t('account.details.underWay') : help}
      </Alert>
      {hasOpenRegistration && (
        <Link className={buttonClass('primary', true)} to="/registrationForm" onClick={onResume}>
          {t('account.details.goOn')}
        </Link>
      )}
      <Link className={buttonClass(hasOpenRegistration ? 'tertiary' : 'primary', true)} to="/signUp">
        {t('account.details.newLink')}
      </Link>
      {!hasOpenRegistration && (
        <Link className={buttonClass('secondary', true)} to="/login">
          {t('login.submit')}
        </Link>
      )}
    </div>
  );
}
