import help from '#compiled/help-now.json';
import { adultsOnly, adviceForYoung, helpForYoung } from '#domain/account/rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { HelpBlock } from '#ui/help-block/help-block.tsx';
import styles from '../form/account-card.module.css';
import { ageMessages } from './messages.ts';

export interface YoungHelpProps {
  /** Whether the server has deleted an existing account. */
  isDeleted?: boolean | undefined;
}

/** Why a person under 18 cannot go on, and phone numbers for the young. */
export function YoungHelp({ isDeleted = false }: YoungHelpProps) {
  return (
    <div className={styles.stack}>
      <Alert tone="info">
        {adultsOnly}
        {isDeleted && <p>{ageMessages.deleted}</p>}
      </Alert>
      <p>{adviceForYoung}</p>
      <HelpBlock {...helpForYoung} lines={help.lines} />
    </div>
  );
}
