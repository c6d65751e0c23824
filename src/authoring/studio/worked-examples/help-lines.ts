import type { SingleCondition } from '#domain/instrument/instrument.ts';
import type { HelpRuleTrace } from '#domain/scoring/working/help-rule-trace.ts';

/** Formats the help rules with their results, such as "calm is red (yes) and q3 from 3 (no): does not apply". */
export function formatHelpRules(help: readonly HelpRuleTrace[]): string[] {
  return help.map(({ parts, holds }) => {
    const sentence = parts
      .map((one) => `${formatPart(one.part)} (${one.holds ? 'yes' : 'no'})`)
      .join(' and ');
    return `${sentence}: ${holds ? 'applies' : 'does not apply'}`;
  });
}

function formatPart(part: SingleCondition): string {
  if ('item' in part) return `answer to ${part.item} from ${part.from}`;
  const { score, colour, level, from, fromPercentile } = part;
  const conditions = [
    ...(colour === undefined ? [] : [`is ${colour}`]),
    ...(level === undefined ? [] : [`is at ${level || 'no level'}`]),
    ...(from === undefined ? [] : [`is from ${from}`]),
    ...(fromPercentile === undefined ? [] : [`is from percentile ${fromPercentile}`]),
  ];
  return `${score} ${conditions.join(' and ')}`;
}
