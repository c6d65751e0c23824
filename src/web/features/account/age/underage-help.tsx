import englishHelp from '#compiled/help-now.json';
import { adultsOnlyMessage, underageAdvice, underageHelpMessages } from '#domain/account/rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { HelplineBlock } from '#ui/help-block/help-block.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from '../form/account-card.module.css';
import { useContent } from '#web-language/content.ts';

export interface UnderageHelpProps {
  /** Whether the server has deleted an existing account. */
  isDeleted?: boolean | undefined;
}

/** Why a person under 18 cannot go on, and phone numbers for the young. */
export function UnderageHelp({ isDeleted = false }: UnderageHelpProps) {
  const help = useContent('help-now.json', englishHelp);
  const { t } = useTranslation();
  return (
    <div className={styles.stack}>
      <Alert tone="info">
        {adultsOnlyMessage}
        {isDeleted && <p>{t('account.age.deleted')}</p>}
      </Alert>
      <p>{underageAdvice}</p>
      <HelplineBlock {...underageHelpMessages} lines={help.lines} />
    </div>
  );
}
