import englishHelp from '#compiled/help-now.json';
import englishUnsafeTies from '#compiled/help-unsafe-ties.json';
import { HelplineList } from '#ui/help-block/help-list.tsx';
import { useContent } from '#web-language/content.ts';

/** Help numbers for people who are not safe with another person, followed by the general ones. */
export function SafetyLines() {
  const unsafeTies = useContent('help-unsafe-ties.json', englishUnsafeTies);
  const help = useContent('help-now.json', englishHelp);
  return <HelplineList lines={[...(unsafeTies ?? []), ...help.lines]} />;
}
