import englishHelp from '#compiled/help-now.json';
import { HelplineBlock } from '#ui/help-block/help-block.tsx';
import { HelplineList } from '#ui/help-block/help-list.tsx';
import { NeedToTalk } from '#ui/help-block/need-to-talk.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { useContent } from '#web-language/content.ts';

/** Help numbers from `content/help-now.json`. `compact` omits the text. */
export function ReadingHelp({ compact = false }: { compact?: boolean }) {
  const help = useContent('help-now.json', englishHelp);
  const { t } = useTranslation();
  return (
    <HelplineBlock
      title={compact ? t('reading.help.compactTitle') : t('reading.help.title')}
      text={t('reading.help.text')}
      lines={help.lines}
      compact={compact}
    />
  );
}

/** Help numbers as a list within a text. */
export function HelpLines() {
  const help = useContent('help-now.json', englishHelp);
  return <HelplineList lines={help.lines} />;
}

/** An inline link to the help numbers. */
export function NeedToTalkLink() {
  const help = useContent('help-now.json', englishHelp);
  const { t } = useTranslation();
  return <NeedToTalk lines={help.lines}>{t('reading.help.title')}</NeedToTalk>;
}
