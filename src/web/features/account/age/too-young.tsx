import help from '#compiled/help-now.json';
import { adultsOnly, adviceForYoung, helpForYoung } from '#domain/account/rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { HelpBlock } from '#ui/help-block/help-block.tsx';
import styles from '../form/account-card.module.css';
import { AccountCard } from '../form/account-card.tsx';
import { messages } from './messages.ts';

export interface TooYoungProps {
  /** Of the screen that the refusal takes the place of. */
  title: string;
  /** The server has deleted an account that had been created. */
  isDeleted?: boolean;
}

/** The refusal of a person under 18: no form, and whom to call. */
export function TooYoung({ title, isDeleted = false }: TooYoungProps) {
  return (
    <AccountCard title={title}>
      <div className={styles.stack}>
        <Alert tone="info">
          {adultsOnly}
          {isDeleted && <p>{messages.deleted}</p>}
        </Alert>
        <p>{adviceForYoung}</p>
        <HelpBlock {...helpForYoung} lines={help.lines} />
      </div>
    </AccountCard>
  );
}
