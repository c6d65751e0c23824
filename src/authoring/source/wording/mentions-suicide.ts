import { selfKillingPattern, possessivePronoun, reflexivePronoun } from './pronouns.ts';
import { normalizePunctuation } from './normalize-punctuation.ts';

/**
 * Excludes sentences such as "If a thought says that others …, please do not stay alone with it", which continue with
 * help.
 */
const quotedSpeech = String.raw`\bif (?:it|they|an? (?:thought|voice)|the (?:thought|voice)s?) (?:says?|tells?)\b[^.!?]*`;

/** Pattern sources for expressions of suicide and self-harm, without similar everyday sentences. */
const expressions: readonly string[] = [
  String.raw`\b(?:para)?suicid|\bself[- ]?(?:harm|injur|mutilat)|\b(?:end|ends|ended|ending) it all\b`,
  selfKillingPattern,
  String.raw`\b(?:harm|harms|harmed|harming) ${reflexivePronoun}\b`,
  // Not "before you hurt yourself" and "hurt himself in a fall".
  String.raw`(?<!${quotedSpeech})(?<!\b(?:fell and|without|before you|you do not|you don't) )\b(?:hurt|hurts|hurting) ${reflexivePronoun}\b(?! (?:badly )?(?:in an?|at|while|when (?:playing|running)|doing|playing|running|by (?:accident|mistake))\b)`,
  // Not "end my life as a clerk", "take your life seriously" and "take their lives for granted".
  String.raw`\b(?:end|ends|ended|ending|take|takes|took|taken|taking) (?:${possessivePronoun}|one's own|a) li(?:fe|ves)\b(?! as an? | as the | (?:seriously|lightly|back|forward|for granted|day by day|step by step|one (?:day|step))\b)`,
  String.raw`\b(?:ending|to end) (?:all )?life\b(?!'s| (?:imprisonment|sentences?)\b)`,
  String.raw`\b(?:want|wants|wanted|wanting|wish|wishes|wished|wishing|hope|hopes|hoped|ready|decided|planned|tried|trying|longed|longing) (?:only )?to (?:die|be dead|end everything)\b`,
  String.raw`\b(?:wish|wishes|wished|if only) (?:that )?(?:i|you|he|she|they|we) (?:was|were|had been|had never been) (?:dead|born)\b`,
  String.raw`\bbetter off dead\b|(?<!${quotedSpeech})\bbetter off without (?:me|you|him|her|them)\b|\bbetter (?:off )?if (?:i|you|he|she|they) (?:was|were) (?:dead|gone|no longer (?:here|alive))\b`,
  String.raw`(?:\b(?:not|never|no longer|nobody|stopped)|n't) (?:really |even )?want(?:s|ed|ing)? to (?:live\b(?! (?:in|with|at|near|on|there|here|alone|like|abroad|off|by|under|next)\b)|be alive\b|exist\b|wake up (?:again|any ?more|at all)\b)`,
  String.raw`\b(?:no|any|the) (?:reason|will|wish) to (?:live|go on living)\b|\bno point in living\b|\bnot worth living\b|\btired of (?:living|life)\b`,
];
const patterns = expressions.map((source) => new RegExp(source, 'i'));

/** Returns true if a text mentions suicide or self-harm, so that a help block is required. */
export function mentionsSuicide(text: string): boolean {
  const plain = normalizePunctuation(text);
  return patterns.some((pattern) => pattern.test(plain));
}
