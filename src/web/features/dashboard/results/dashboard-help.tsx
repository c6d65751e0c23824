import help from '#compiled/help-now.json';
import { HelpBlock } from '#ui/help-block/help-block.tsx';
import { messages } from '../messages.ts';
import styles from './visits.module.css';

/** Names and numbers alone, where it is not known whether the newest answers call for help. */
export function DashboardNumbers() {
  return (
    <div className={styles.help}>
      <HelpBlock compact title={messages.helpTitle} text="" lines={help.lines} />
    </div>
  );
}

/** Where a person can call, while their newest answers call for it. */
export function DashboardHelp() {
  return (
    <div className={styles.help}>
      <HelpBlock title={messages.helpTitle} text={messages.helpText} lines={help.lines} />
    </div>
  );
}
