import help from '#compiled/help-now.json';
import { HelplineBlock } from '#ui/help-block/help-block.tsx';
import { HelplineList } from '#ui/help-block/help-list.tsx';
import { NeedToTalk } from '#ui/help-block/need-to-talk.tsx';
import { messages } from './messages.ts';

/** Help numbers from `content/help-now.json`. `compact` omits the text. */
export function ReadingHelp({ compact = false }: { compact?: boolean }) {
  const { title, compactTitle, text } = messages.help;
  return (
    <HelplineBlock title={compact ? compactTitle : title} text={text} lines={help.lines} compact={compact} />
  );
}

/** Help numbers as a list within a text. */
export function HelpLines() {
  return <HelplineList lines={help.lines} />;
}

/** An inline link to the help numbers. */
export function NeedToTalkLink() {
  return <NeedToTalk lines={help.lines}>{messages.help.title}</NeedToTalk>;
}
