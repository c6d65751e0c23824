import help from '#compiled/help-now.json';
import { HelpBlock as Block } from '#ui/help-block/help-block.tsx';
import { messages } from './messages.ts';

/** Help numbers from `content/help-now.json`. */
export function FeedbackHelp() {
  return <Block title={messages.helpTitle} text={messages.helpText} lines={help.lines} />;
}
