import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../api/failure.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Loader } from '../../ui/loader/loader.tsx';
import { useLinkOwnerQuery } from './account-api.ts';
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
  if (link === null) return <NewLink tone="info" reason={text.noLink} />;
  if (data) return children(data.email);
  if (isFetching || !error) return <Loader text={text.checking} />;
  const failure = failureOf(error);
  if (failure.kind === 'refused' && failure.status < 500)
    return <NewLink tone="error" reason={text.badLink} />;
  return (
    <>
      <Alert tone="error">{text.unchecked}</Alert>
      <p>
        <Button wide onClick={() => void refetch()}>
          {text.tryAgain}
        </Button>
      </p>
    </>
  );
}

function NewLink({ tone, reason }: { tone: 'info' | 'error'; reason: string }) {
  return (
    <>
      <Alert tone={tone}>{reason}</Alert>
      <p>
        <Link className={buttonClass('primary', true)} to="/signUp">
          {text.newLink}
        </Link>
      </p>
    </>
  );
}
