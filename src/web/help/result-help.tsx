import help from '#compiled/help-now.json';
import type { HelpStrength } from '#domain/scoring/help-shown-first.ts';
import { HelpBlock } from '#ui/help-block/help-block.tsx';
import { messages } from './messages.ts';

export interface ResultHelpProps {
  /** 'none' renders nothing. */
  readonly strength: HelpStrength;
  /** Time of the answers, ISO 8601: after 30 days the text speaks of the past. Null if unknown. */
  readonly time?: string | null;
}

/** Help numbers above a result or an overview, as prominent as the answers require. */
export function ResultHelp({ strength }: ResultHelpProps) {
  if (strength === 'none') return null;
  return (
    <HelpBlock compact={strength === 'row'} title={messages.title} text={messages.text} lines={help.lines} />
  );
}

/** Help numbers below a result, and where it is unknown whether the answers call for help. */
export function HelpNumbers() {
  return <HelpBlock title={messages.title} text={messages.text} lines={help.lines} />;
}
