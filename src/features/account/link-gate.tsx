import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../api/failure.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Loader } from '../../ui/loader/loader.tsx';
import { useLinkOwnerQuery } from './account-api.ts';
import look from './form/account-card.module.css';
import { forgetLink } from './link.ts';
import { strings } from './strings.ts';

const text = strings.details;

export interface LinkGateProps {
  /** The token of the mailed link; null when nobody came by one. */
  link: string | null;
  /** What stands there once the server has said whose link it is. */
  children: (email: string) => ReactNode;
}

/** Asks whose link it is. A used or old link, and none at all, lead to a new one. */
export function LinkGate({ link, children }: LinkGateProps) {
  const { data, error, isFetching, refetch } = useLinkOwnerQuery(link ?? '', { skip: link === null });
  const failure = error && failureOf(error);
  const refused = failure?.kind === 'refused' && failure.status === 401;
  useEffect(() => {
    // A link that leads nowhere must not stand in the way of the next step.
    if (refused) forgetLink('signUpLink');
  }, [refused]);
  if (link === null) return <NewLink tone="info" reason={text.noLink} />;
  if (data) return children(data.email);
  if (isFetching || !error) return <Loader text={text.checking} />;
  if (refused) return <NewLink tone="error" reason={text.badLink} />;
  return (
    <div className={look.stack}>
      <Alert tone="error">{text.unchecked}</Alert>
      <Button wide onClick={() => void refetch()}>
        {text.tryAgain}
      </Button>
    </div>
  );
}

function NewLink({ tone, reason }: { tone: 'info' | 'error'; reason: string }) {
  return (
    <div className={look.stack}>
      <Alert tone={tone}>{reason}</Alert>
      <Link className={buttonClass('primary', true)} to="/signUp">
        {text.newLink}
      </Link>
    </div>
  );
}
