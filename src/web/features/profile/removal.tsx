import { FormPart } from './form-part.tsx';
import styles from './profile.module.css';
import { RemovalForm, type RemovalFormProps } from './removal-form.tsx';
import { messages } from './messages.ts';

const text = messages.removal;

export type RemovalProps = Pick<RemovalFormProps, 'userid' | 'onRemoved'>;

/** What deleting the account means, said before the form that does it. */
export function Removal({ userid, onRemoved }: RemovalProps) {
  return (
    <FormPart
      text={text}
      about={
        <>
          <dl className={styles.facts}>
            {[text.now, text.kept, text.apart].map((fact) => (
              <div key={fact.term}>
                <dt>{fact.term}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
          <p>{text.mail}</p>
        </>
      }
      form={({ onLacking, onKeep }) => (
        <RemovalForm userid={userid} onRemoved={onRemoved} onLacking={onLacking} onKeep={onKeep} />
      )}
    />
  );
}
