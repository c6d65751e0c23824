import help from '#compiled/help-now.json';
import { adultsOnly, adviceForYoung, helpForYoung } from '#domain/account/rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { HelpBlock } from '#ui/help-block/help-block.tsx';
import styles from '../form/account-card.module.css';
import { AccountCard } from '../form/account-card.tsx';
import { ageMessages } from './messages.ts';

export interface TooYoungProps {
  /** Title of the screen that the refusal replaces. */
  title: string;
  /** Whether the server has deleted an existing account. */
  isDeleted?: boolean;
}

/** The refusal of a person under 18, with phone numbers of help services in place of a form. */
export function TooYoung({ title, isDeleted = false }: TooYoungProps) {
  return (
    <AccountCard title={title}>
      <div className={styles.stack}>
        <Alert tone="info">
          {adultsOnly}
          {isDeleted && <p>{ageMessages.deleted}</p>}
        </Alert>
        <p>{adviceForYoung}</p>
        <HelpBlock {...helpForYoung} lines={help.lines} />
      </div>
    </AccountCard>
  );
}
