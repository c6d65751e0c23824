import englishHelp from '#compiled/help-now.json';
import { adultsOnlyMessage } from '#domain/account/rules.ts';
import { translateMessage } from '#language/translate.ts';
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
      <Alert status="info">
        {translateMessage(t, adultsOnlyMessage)}
        {isDeleted && <p>{t('account.age.deleted')}</p>}
      </Alert>
      <p>{t('domain.underage.advice')}</p>
      <HelplineBlock
        title={t('domain.underage.helpTitle')}
        text={t('domain.underage.helpText')}
        lines={help.lines}
      />
    </div>
  );
}
