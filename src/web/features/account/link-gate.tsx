import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { toFailure } from '#api/failure.ts';
import { linkOwnerCodes } from '#contract/wire/accounts.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Loader } from '#ui/loader/loader.tsx';
import { useLinkOwnerQuery } from './account-api.ts';
import styles from './form/account-card.module.css';
import { forgetLink } from './link.ts';
import { endRegistration, readRegistrationId } from './registration-id.ts';
import { strings } from './strings.ts';

const text = strings.details;

export interface LinkGateProps {
  /** The token of the mailed link; null when nobody came by one. */
  link: string | null;
  /** The next step: for the address of the link, or for null where the server cannot say whose link it is. */
  children: (email: string | null) => ReactNode;
  /** The person goes on with the registration that is under way on this device. */
  onResume?(): void;
}

/**
 * Asks whose link it is. A used or old link, and none at all, lead to what helps: the registration under way on this
 * device, else the login or a new link.
 */
export function LinkGate({ link, children, onResume }: LinkGateProps) {
  const { data, error, isFetching, refetch } = useLinkOwnerQuery(link ?? '', { skip: link === null });
  const failure = error && toFailure(error, linkOwnerCodes);
  const code = failure?.kind === 'refused' ? failure.code : null;
  const refused = code === 'link-invalid';
  useEffect(() => {
    // A link that leads nowhere must not stand in the way of the next step.
    if (refused) forgetLink('signUpLink');
  }, [refused]);
  useEffect(() => {
    // A new sign-up: an earlier one ends. Not before the server vouches for the link: anybody can make an address.
    if (data) endRegistration();
  }, [data]);
  if (link === null) return <OtherWays tone="info" reason={text.noLink} onResume={onResume} />;
  if (data) return children(data);
  // A server of the bare specification does not know the call: the person types the address.
  if (data === null || code === 'address-unknown') return children(null);
  if (isFetching || !error) return <Loader text={text.checking} />;
  if (refused)
    return <OtherWays tone="error" reason={text.badLink} help={text.badLinkHelp} onResume={onResume} />;
  return (
    <div className={styles.stack}>
      <Alert tone="error">{text.unchecked}</Alert>
      <Button wide onClick={() => void refetch()}>
        {text.tryAgain}
      </Button>
    </div>
  );
}

interface OtherWaysProps {
  tone: 'info' | 'error';
  reason: string;
  /** What is behind the reason where no registration is under way. */
  help?: string;
  onResume: LinkGateProps['onResume'];
}

function OtherWays({ tone, reason, help, onResume }: OtherWaysProps) {
  const isUnderWay = readRegistrationId() !== null;
  return (
    <div className={styles.stack}>
      <Alert tone={tone}>
        {reason} {isUnderWay ? text.underWay : help}
      </Alert>
      {isUnderWay && (
        <Link className={buttonClass('primary', true)} to="/registrationForm" onClick={onResume}>
          {text.goOn}
        </Link>
      )}
      <Link className={buttonClass(isUnderWay ? 'quiet' : 'primary', true)} to="/signUp">
        {text.newLink}
      </Link>
      {!isUnderWay && (
        <Link className={buttonClass('ghost', true)} to="/login">
          {strings.login.submit}
        </Link>
      )}
    </div>
  );
}
