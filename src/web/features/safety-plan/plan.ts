import { toAsciiDigits } from '#domain/account/digits.ts';
import englishContent from '#compiled/safety-plan/plan.json';
import { useContent } from '#web-language/content.ts';

/** A part of the plan as authors write it. */
export interface PartText {
  /** The name under which the part is stored. */
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly choices: readonly string[];
  /** The part has people with a telephone number. */
  readonly contacts?: boolean;
}

/** A person or a place to call. */
export interface PlanContact {
  readonly name: string;
  /** As typed; '' for none. */
  readonly number: string;
}

/** What the user has entered in a part. */
export interface PlanPart {
  /** Texts of selected choices, so that a stored plan keeps its words when the content changes. */
  readonly chosen: readonly string[];
  /** Own words, with line breaks; '' for none. */
  readonly own: string;
  readonly contacts: readonly PlanContact[];
}

/** The plan by part id. Parts without an entry are empty. */
export type SafetyPlan = Readonly<Record<string, PlanPart>>;

/** The parts of the plan, in the language of the page. */
export const usePartTexts = (): readonly PartText[] =>
  useContent('safety-plan/plan.json', englishContent).parts;

export const emptyPart: PlanPart = { chosen: [], own: '', contacts: [] };

/** Limits in code units. The plan of all parts at their limits has about 20 kB. */
export const limits = { own: 500, name: 60, number: 20, contacts: 3 } as const;

/** Whether nothing was entered. */
export function isEmptyPart({ chosen, own, contacts }: PlanPart): boolean {
  return chosen.length === 0 && own.trim() === '' && contacts.length === 0;
}

/** The lines of a part without its contacts: selected choices, then own words. */
export function listLines({ chosen, own }: PlanPart): readonly string[] {
  const ownLines = own.split('\n').map((line) => line.trim());
  return [...chosen, ...ownLines.filter((line) => line !== '')];
}

/** Replaces a part. Contacts without name and number are left out. */
export function replacePlanPart(plan: SafetyPlan, id: string, part: PlanPart): SafetyPlan {
  const contacts = part.contacts
    .map(({ name, number }) => ({ name: name.trim(), number: number.trim() }))
    .filter(({ name, number }) => name !== '' || number !== '');
  return { ...plan, [id]: { ...part, contacts } };
}

/** The digits that a phone dials, with a leading plus sign; '' if there are fewer than three. */
export function toDialableNumber(number: string): string {
  const digits = toAsciiDigits(number).replaceAll(/\D/g, '');
  if (digits.length < 3) return '';
  return number.trim().startsWith('+') ? `+${digits}` : digits;
}

/** Parses a decrypted plan. Entries of another shape are left out. */
export function parsePlan(text: string): SafetyPlan {
  const value: unknown = JSON.parse(text);
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([id, part]) => (isRecord(part) ? [[id, parsePart(part)]] : [])),
      )
    : {};
}

function parsePart({ chosen, own, contacts }: Readonly<Record<string, unknown>>): PlanPart {
  return {
    chosen: Array.isArray(chosen) ? chosen.filter((text) => typeof text === 'string') : [],
    own: typeof own === 'string' ? own : '',
    contacts: Array.isArray(contacts)
      ? contacts.filter(isRecord).map(({ name, number }) => ({
          name: typeof name === 'string' ? name : '',
          number: typeof number === 'string' ? number : '',
        }))
      : [],
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
