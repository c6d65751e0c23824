import englishTroubles from '#compiled/troubles.json';
import type { PlainMessageId, Translate } from '#language/translate.ts';
import { getContent } from '#web-language/content.ts';

/** An option of a part of the page. The id is chosen, so that a choice stays in another language. */
export interface CounsellorOption {
  readonly id: string;
  readonly label: string;
}

/** The texts of the options, by part and id. The other options of 'hard' are the troubles of the plan. */
const optionTexts = {
  hard: { health: 'counsellor.parts.hard.health' },
  since: {
    days: 'counsellor.parts.since.days',
    weeks: 'counsellor.parts.since.weeks',
    months: 'counsellor.parts.since.months',
    year: 'counsellor.parts.since.year',
  },
  change: {
    worse: 'counsellor.parts.change.worse',
    same: 'counsellor.parts.change.same',
    better: 'counsellor.parts.change.better',
  },
  help: {
    talk: 'counsellor.parts.help.talk',
    sleep: 'counsellor.parts.help.sleep',
    safe: 'counsellor.parts.help.safe',
    treatment: 'counsellor.parts.help.treatment',
    family: 'counsellor.parts.help.family',
    myself: 'counsellor.parts.help.myself',
  },
} as const satisfies Record<string, Record<string, PlainMessageId>>;

/** A part of the page with options. */
export type CounsellorPart = keyof typeof optionTexts;

/** Lists the options of a part in their order. */
export function listOptions(t: Translate, part: CounsellorPart): readonly CounsellorOption[] {
  const options = Object.entries<PlainMessageId>(optionTexts[part]).map(([id, text]) => ({
    id,
    label: t(text),
  }));
  return part === 'hard' ? [...getContent('troubles.json', englishTroubles), ...options] : options;
}

/** Lists the labels of the chosen options of a part, in their order. */
export function listLabels(t: Translate, part: CounsellorPart, ids: readonly string[]): string[] {
  return listOptions(t, part).flatMap(({ id, label }) => (ids.includes(id) ? [label] : []));
}
