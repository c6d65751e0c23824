import help from '#compiled/help-now.json';
import unsafeTies from '#compiled/help-unsafe-ties.json';
import { HelpBlock } from '#ui/help-block/help-block.tsx';
import { HelpList } from '#ui/help-block/help-list.tsx';
import { NeedToTalk } from '#ui/help-block/need-to-talk.tsx';
import { messages } from './messages.ts';

/** Where a person can call, from `content/help-now.json`. `compact`: names and numbers alone. */
export function ReadingHelp({ compact = false }: { compact?: boolean }) {
  const { title, soon, text } = messages.help;
  return <HelpBlock title={compact ? soon : title} text={text} lines={help.lines} compact={compact} />;
}

/** The same lines as a list within a text. */
export function HelpLines() {
  return <HelpList lines={help.lines} />;
}

/** The lines for people who are not safe with someone, and after them the ones for everybody. */
export function SafetyLines() {
  return <HelpList lines={[...(unsafeTies ?? []), ...help.lines]} />;
}

/** The way to the same lines from within a sentence. */
export function NeedToTalkWords() {
  return <NeedToTalk words={messages.help.title} lines={help.lines} />;
}
