import { CollapsibleForm } from './collapsible-form.tsx';
import styles from './profile.module.css';
import { RemovalForm, type RemovalFormProps } from './removal-form.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

export type AccountRemovalProps = Pick<RemovalFormProps, 'userid' | 'onRemoved'>;

/** Explains the deletion of the account, and opens its form. */
export function AccountRemoval({ userid, onRemoved }: AccountRemovalProps) {
  const { t } = useTranslation();
  return (
    <CollapsibleForm
      text={text}
      about={
        <>
          <dl className={styles.facts}>
            {[text.now, text.retained, text.separate].map((item) => (
              <div key={item.term}>
                <dt>{item.term}</dt>
                <dd>{item.text}</dd>
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
