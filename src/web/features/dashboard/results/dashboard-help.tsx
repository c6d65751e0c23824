import help from '#compiled/help-now.json';
import { HelpBlock } from '#ui/help-block/help-block.tsx';
import { messages } from '../messages.ts';
import styles from './visits.module.css';

/** Help numbers without a text, if it is unknown whether the newest answers call for help. */
export function DashboardHelpNumbers() {
  return (
    <div className={styles.help}>
      <HelpBlock compact title={messages.helpTitle} text="" lines={help.lines} />
    </div>
  );
}

/** Help numbers with a text, if the newest answers call for help. */
export function DashboardHelp() {
  return (
    <div className={styles.help}>
      <HelpBlock title={messages.helpTitle} text={messages.helpText} lines={help.lines} />
    </div>
  );
}
