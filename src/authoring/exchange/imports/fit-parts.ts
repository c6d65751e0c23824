import {
  createChangeNote,
  type ForeignOption,
  type ForeignPart,
  type ForeignQuestion,
  type ImportNote,
  type Translations,
} from './foreign-form.ts';
import { headings } from './headings.ts';
import { cutText, splitLead, toPlainText } from './plain-text.ts';

/** The longest texts of a questionnaire, as in `questionnaires/instrument.schema.json`. */
const lengths = {
  heading: 80,
  instruction: 600,
  text: 240,
  label: 120,
  severalLabel: 60,
  end: 60,
  unit: 20,
} as const;

/** Fits the texts of a form into a questionnaire: plain, within its lengths, and one screen of instruction at a time. */
export function fitParts(parts: readonly ForeignPart[], notes: ImportNote[]): ForeignPart[] {
  const fitted = parts.flatMap((part) =>
    'scale' in part ? fitQuestion(part, notes) : [fitScreen(part, notes)],
  );
  return joinScreens(withDifferentTexts(fitted, notes), notes);
}

/** A question or screen with the text of another one gets a number. */
function withDifferentTexts(parts: readonly ForeignPart[], notes: ImportNote[]): ForeignPart[] {
  const counts = new Map<string, number>();
  return parts.map((part) => {
    const own = 'scale' in part ? part.text : part.instruction;
    const count = (counts.get(own.toLowerCase()) ?? 0) + 1;
    counts.set(own.toLowerCase(), count);
    if (count === 1) return part;
    const text = `${cutText(own, lengths.text - 8)} (${count})`;
    const { name, position } = part;
    const fix = 'Write what differs, such as the heading of its group.';
    notes.push(
      createChangeNote(position, `"${name}" has the text of another part`, `"${cutText(text, 120)}"`, {
        part: name,
        fix,
      }),
    );
    return 'scale' in part
      ? { ...part, text, translations: undefined }
      : { ...part, instruction: text, translations: undefined };
  });
}

type Screen = Exclude<ForeignPart, ForeignQuestion>;

function fitScreen(part: Screen, notes: ImportNote[]): Screen {
  const plain = toPlain(part, part.instruction, notes);
  const instruction = cutText(plain, lengths.instruction);
  if (instruction !== plain)
    notes.push(
      createChangeNote(
        part.position,
        `"${part.name}", ${plain.length} characters`,
        `the first ${lengths.instruction} characters; left out: "${plain.slice(instruction.length - 1)}"`,
        { part: part.name, fix: 'Shorten the text.' },
      ),
    );
  const heading = part.heading && cutText(toPlainText(part.heading), lengths.heading);
  return { ...part, instruction, heading };
}

function fitQuestion(part: ForeignQuestion, notes: ImportNote[]): ForeignPart[] {
  const plain = toPlain(part, part.text, notes);
  const { lead, rest } = splitLead(plain, lengths.text);
  const text = cutText(rest, lengths.text);
  const { name, position, showWhen } = part;
  if (text !== plain) {
    const how =
      lead === ''
        ? `the first ${lengths.text} characters; left out: "${plain.slice(text.length - 1)}"`
        : 'a screen with the first sentences, and the question';
    notes.push(
      createChangeNote(position, `"${name}", a text of ${plain.length} characters`, how, {
        part: name,
        fix: 'Shorten the question.',
      }),
    );
  }
  const screen: ForeignPart[] =
    lead === ''
      ? []
      : [
          fitScreen(
            { name: `${name} lead`, position, showWhen, heading: headings.part, instruction: lead },
            notes,
          ),
        ];
  return [...screen, { ...part, text: text || name, scale: fitScale(part, notes) }];
}

function fitScale({ scale, name, position }: ForeignQuestion, notes: ImportNote[]): ForeignQuestion['scale'] {
  if (!('options' in scale))
    return 'low' in scale
      ? {
          ...scale,
          low: cutText(toPlainText(scale.low), lengths.end),
          high: cutText(toPlainText(scale.high), lengths.end),
        }
      : scale.kind === 'number'
        ? { ...scale, unit: scale.unit && cutText(scale.unit, lengths.unit) }
        : scale;
  const longest = scale.kind === 'several' ? lengths.severalLabel : lengths.label;
  const options = scale.options.map((option): ForeignOption => {
    const plain = toPlainText(option.label) || option.raw;
    const label = cutText(plain, longest);
    if (label !== plain)
      notes.push(
        createChangeNote(
          position,
          `"${name}", an answer of ${plain.length} characters: "${plain}"`,
          `at most ${longest} characters: "${label}"`,
          { part: name, fix: 'Shorten the answer.' },
        ),
      );
    return { ...option, label };
  });
  return { ...scale, options: withDifferentLabels(options) };
}

/** Answers with the same label get what the form stores. */
function withDifferentLabels(options: readonly ForeignOption[]): ForeignOption[] {
  return options.map((option, at) =>
    options.findIndex(({ label }) => label === option.label) === at
      ? option
      : { ...option, label: `${cutText(option.label, 40)} (${cutText(option.raw, 15)})` },
  );
}

function toPlain({ name, position }: ForeignPart, text: string, notes: ImportNote[]): string {
  const plain = toPlainText(text);
  if (/<[a-z/!][^>]*>/i.test(text))
    notes.push(
      createChangeNote(position, `marks of a web page in "${cutText(text, 120)}"`, 'plain text', {
        part: name,
      }),
    );
  if (/\[\w+\]|\$\{[\w.-]+\}|\{[\w.]+\}/.test(plain))
    notes.push(
      createChangeNote(
        position,
        `a reference to the answer of a field, in "${cutText(plain, 120)}"`,
        'plain text: these characters are displayed as they are',
        { part: name, fix: 'Write the sentence without the answer.' },
      ),
    );
  return plain;
}

/** Joins screens that follow each other under the same condition, as a questionnaire has one at a time. */
function joinScreens(parts: readonly ForeignPart[], notes: ImportNote[]): ForeignPart[] {
  const joined: ForeignPart[] = [];
  for (const [at, part] of parts.entries()) {
    const before = joined.at(-1);
    const isLast = at === parts.length - 1;
    if ('scale' in part) joined.push(part);
    else if (
      before &&
      !('scale' in before) &&
      isSame(before.showWhen, part.showWhen) &&
      before.instruction.length + part.instruction.length < lengths.instruction
    ) {
      joined.pop();
      joined.push({
        ...part,
        name: before.name,
        position: before.position,
        heading: before.heading ?? part.heading,
        instruction: `${before.instruction}\n${part.instruction}`,
        translations: joinTranslations(before.translations, part.translations),
      });
      notes.push(
        createChangeNote(part.position, `the screen "${part.name}"`, `one screen with "${before.name}"`, {
          part: part.name,
        }),
      );
    } else if (before && !('scale' in before) && isLast) {
      notes.push(leaveOut(part));
    } else joined.push(part);
  }
  return dropUnread(joined, notes);
}

/** Languages that have both texts. */
function joinTranslations(first: Translations = {}, second: Translations = {}): Translations {
  return Object.fromEntries(
    Object.entries(first).flatMap(([tag, text]) =>
      second[tag] === undefined ? [] : [[tag, `${text}\n${second[tag]}`]],
    ),
  );
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Leaves out a screen after the last question, and one that another follows. */
function dropUnread(parts: readonly ForeignPart[], notes: ImportNote[]): ForeignPart[] {
  return parts.filter((part, at) => {
    const next = parts[at + 1];
    const isRead =
      'scale' in part || (next !== undefined && ('scale' in next || !isSame(part.showWhen, next.showWhen)));
    if (!isRead) notes.push(leaveOut(part));
    return isRead;
  });
}

function leaveOut(part: ForeignPart): ImportNote {
  const text = 'scale' in part ? part.text : part.instruction;
  return {
    position: part.position,
    rule: 'left-out',
    part: part.name,
    actual: `the screen "${part.name}": "${cutText(text, 200)}"`,
    expected: 'one screen at a time, each before a question',
    fix: 'Shorten it, and write it into the screen before or after it.',
  };
}
