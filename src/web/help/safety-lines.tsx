import help from '#compiled/help-now.json';
import unsafeTies from '#compiled/help-unsafe-ties.json';
import { HelplineList } from '#ui/help-block/help-list.tsx';

/** Help numbers for people who are not safe with another person, followed by the general ones. */
export function SafetyLines() {
  return <HelplineList lines={[...(unsafeTies ?? []), ...help.lines]} />;
}
