import { useRef, useState } from 'react';
import { isEndpointMissing, getServerMessage } from '#api/failure.ts';
import type { Nominee as Values } from '#domain/account/nominee.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { CollapsibleForm } from './collapsible-form.tsx';
import { useChangeNomineeMutation, useNomineeQuery } from './nominee-api.ts';
import { NomineeForm } from './nominee-form.tsx';
import { SectionLoadFailed } from './section-load-failed.tsx';
import styles from './profile.module.css';

/**
 * The person who may act for the user after death or incapacity. Renders nothing if the server does not have the
 * route.
 */
export function Nominee({ userid }: { readonly userid: string }) {
  const { t } = useTranslation();
  const { data: nominee, error, isFetching, refetch } = useNomineeQuery(userid);
  if (error && !isEndpointMissing(error))
    return (
      <SectionLoadFailed
        text={{ title: t('profile.nominee.title'), notLoaded: t('profile.nominee.notLoaded') }}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (nominee === undefined || error) return null;
  return (
    <CollapsibleForm
      text={{
        title: t('profile.nominee.title'),
        open: nominee ? t('profile.nominee.change') : t('profile.nominee.add'),
        done: t('profile.nominee.done'),
        unsupported: t('profile.nominee.unsupported'),
      }}
      about={
        <>
          <p>{t('profile.nominee.about')}</p>
          <CurrentNominee userid={userid} nominee={nominee} />
        </>
      }
      renderForm={(callbacks) => <NomineeForm userid={userid} nominee={nominee} {...callbacks} />}
    />
  );
}

const fields = [
  ['name', 'profile.nominee.name'],
  ['relation', 'profile.nominee.relation'],
  ['contact', 'profile.nominee.contact'],
] as const;

/** The saved nominee, with a button to remove it. */
function CurrentNominee({ userid, nominee }: { readonly userid: string; readonly nominee: Values | null }) {
  const { t } = useTranslation();
  const [changeNominee] = useChangeNomineeMutation();
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);

  async function remove() {
    // Moves the focus before the button is removed.
    statusRef.current?.focus();
    setFailure(null);
    try {
      await changeNominee({ userid, nominee: null }).unwrap();
      setMessage(t('profile.nominee.removed'));
    } catch (error) {
      setFailure(getServerMessage(error) ?? t('profile.nominee.failed'));
    }
  }

  return (
    <>
      {nominee && (
        <>
          <dl className={styles.facts}>
            {fields.map(([field, label]) => (
              <div key={field}>
                <dt>{t(label)}</dt>
                <dd>{nominee[field]}</dd>
              </div>
            ))}
          </dl>
          <ConfirmButton
            label={t('profile.nominee.remove')}
            title={t('profile.nominee.removeQuestion')}
            cancelLabel={t('profile.nominee.keepNominee')}
            onConfirm={() => void remove()}
          >
            <p>{t('profile.nominee.removeText')}</p>
          </ConfirmButton>
        </>
      )}
      <p ref={statusRef} tabIndex={-1} role="status" className={styles.state}>
        {nominee ? '' : message || t('profile.nominee.none')}
      </p>
      {failure && <Alert status="error">{failure}</Alert>}
    </>
  );
}
