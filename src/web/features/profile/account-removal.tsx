import { useTranslation } from '#web-language/use-translation.ts';
import { CollapsibleForm } from './collapsible-form.tsx';
import styles from './profile.module.css';
import { RemovalForm, type RemovalFormProps } from './removal-form.tsx';

/** What happens with the data. */
const fates = [
  { term: 'profile.removal.now.term', text: 'profile.removal.now.text' },
  { term: 'profile.removal.retained.term', text: 'profile.removal.retained.text' },
  { term: 'profile.removal.separate.term', text: 'profile.removal.separate.text' },
] as const;

export type AccountRemovalProps = Pick<RemovalFormProps, 'userid' | 'onRemoved'>;

/** Explains the deletion of the account, and opens its form. */
export function AccountRemoval({ userid, onRemoved }: AccountRemovalProps) {
  const { t } = useTranslation();
  return (
    <CollapsibleForm
      text={{
        title: t('profile.removal.title'),
        open: t('profile.removal.open'),
        unsupported: t('profile.removal.unsupported'),
      }}
      about={
        <>
          <dl className={styles.facts}>
            {fates.map(({ term, text }) => (
              <div key={term}>
                <dt>{t(term)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
          <p>{t('profile.removal.mail')}</p>
        </>
      }
      renderForm={({ onUnsupported, onCancel }) => (
        <RemovalForm
          userid={userid}
          onRemoved={onRemoved}
          onUnsupported={onUnsupported}
          onCancel={onCancel}
        />
      )}
    />
  );
}
