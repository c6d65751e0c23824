import help from '#compiled/help-now.json';
import { HelpBlock as Block } from '#ui/help-block/help-block.tsx';
import { strings } from './strings.ts';

/** Where a person can call, from `content/help-now.json`. */
export function FeedbackHelp() {
  return <Block title={strings.helpTitle} text={strings.helpText} lines={help.lines} />;
}
