import { Link } from 'react-router-dom';
import englishHelp from '#compiled/help-now.json';
import { buttonClass } from '#ui/button/button.tsx';
import { HelplineBlock } from '#ui/help-block/help-block.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { useContent } from '#web-language/content.ts';

/** Says that the answers are deleted. The help numbers stay. */
export function AnswersDeletedNote() {
  const help = useContent('help-now.json', englishHelp);
  const { t } = useTranslation();
  return (
    <>
      <p>{t('trial.remove.done')}</p>
      <p>
        <Link className={buttonClass('primary')} to="/">
          {t('trial.remove.home')}
        </Link>
      </p>
      <HelplineBlock compact title={t('trial.remove.help')} lines={help.lines} />
    </>
  );
}
