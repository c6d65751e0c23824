import troubles from '#compiled/troubles.json';
import type { PlainMessageId, Translate } from '#language/translate.ts';

/** An option of a part of the page. The id is chosen, so that a choice stays in another language. */
export interface CounsellorOption {
  readonly id: string;
  readonly label: string;
}

/** The texts of the options, by part and id. The other options of 'hard' are the troubles of the plan. */
const optionTexts = {
  hard: { health: 'results.counsellor.parts.hard.health' },
  since: {
    days: 'results.counsellor.parts.since.days',
    weeks: 'results.counsellor.parts.since.weeks',
    months: 'results.counsellor.parts.since.months',
    year: 'results.counsellor.parts.since.year',
  },
  change: {
    worse: 'results.counsellor.parts.change.worse',
    same: 'results.counsellor.parts.change.same',
    better: 'results.counsellor.parts.change.better',
  },
  help: {
    talk: 'results.counsellor.parts.help.talk',
    sleep: 'results.counsellor.parts.help.sleep',
    safe: 'results.counsellor.parts.help.safe',
    treatment: 'results.counsellor.parts.help.treatment',
    family: 'results.counsellor.parts.help.family',
    myself: 'results.counsellor.parts.help.myself',
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
  return part === 'hard' ? [...troubles, ...options] : options;
}

/** Lists the labels of the chosen options of a part, in their order. */
export function listLabels(t: Translate, part: CounsellorPart, ids: readonly string[]): string[] {
  return listOptions(t, part).flatMap(({ id, label }) => (ids.includes(id) ? [label] : []));
}
