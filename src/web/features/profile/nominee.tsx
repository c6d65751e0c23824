import { useRef, useState } from 'react';
import { lacksEndpoint, getServerMessage } from '#api/failure.ts';
import type { Nominee as Values } from '#domain/account/nominee.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import { FormPart } from './form-part.tsx';
import { useChangeNomineeMutation, useNomineeQuery } from './nominee-api.ts';
import { NomineeForm } from './nominee-form.tsx';
import { PartNotLoaded } from './part-not-loaded.tsx';
import styles from './profile.module.css';
import { messages } from './messages.ts';

const text = messages.nominee;

/** Who may act for the person after death or incapacity, to set, change and remove. Nothing where the server lacks the call. */
export function Nominee({ userid }: { readonly userid: string }) {
  const { data: nominee, error, isFetching, refetch } = useNomineeQuery(userid);
  if (error && !lacksEndpoint(error))
    return <PartNotLoaded text={text} busy={isFetching} onTryAgain={() => void refetch()} />;
  if (nominee === undefined || error) return null;
  return (
    <FormPart
      text={{ ...text, open: nominee ? text.change : text.add }}
      about={
        <>
          <p>{text.about}</p>
          <Current userid={userid} nominee={nominee} />
        </>
      }
      form={(ends) => <NomineeForm userid={userid} nominee={nominee} {...ends} />}
    />
  );
}

/** What is stored now, and the button that removes it. */
function Current({ userid, nominee }: { readonly userid: string; readonly nominee: Values | null }) {
  const [change] = useChangeNomineeMutation();
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  async function remove() {
    // The button goes with what it removes.
    status.current?.focus();
    setFailure(null);
    try {
      await change({ userid, nominee: null }).unwrap();
      setMessage(text.removed);
    } catch (error) {
      setFailure(getServerMessage(error) ?? text.failed);
    }
  }

  return (
    <>
      {nominee && (
        <>
          <dl className={styles.facts}>
            {(['name', 'relation', 'contact'] as const).map((field) => (
              <div key={field}>
                <dt>{text[field]}</dt>
                <dd>{nominee[field]}</dd>
              </div>
            ))}
          </dl>
          <ConfirmButton
            label={text.remove}
            question={text.removeQuestion}
            keep={text.keepNominee}
            onConfirm={() => void remove()}
          >
            <p>{text.removeText}</p>
          </ConfirmButton>
        </>
      )}
      <p ref={status} tabIndex={-1} role="status" className={styles.state}>
        {nominee ? '' : message || text.none}
      </p>
      {failure && <Alert tone="error">{failure}</Alert>}
    </>
  );
}
