import type { StoryContext } from '@storybook/react-vite';
import { isTwin } from './twins.ts';
import { compare, selectorsIn, type Weight, weightOf } from './weight.ts';

/** One selector with what it says, and the style sheet that it stands in. */
interface Rule {
  readonly file: string;
  /** Its place among the rules of its file. */
  readonly at: number;
  readonly selector: string;
  /** The selector as far as an element can be asked for it now: without pseudo-elements and passing states. */
  readonly asked: string;
  readonly passes: boolean;
  readonly pseudo: string;
  readonly weight: Weight;
  /** In which of the places it is in force. */
  readonly places: readonly Place[];
  readonly says: ReadonlyMap<string, string>;
}

/** What a rule says of one property. */
interface Saying {
  readonly rule: Rule;
  readonly value: string;
}

/** In the tests, no rule of a component may count only because its file came last. */
export function expectOneWinner(context: StoryContext): void {
  if (!import.meta.env.STORY_TWINS || isTwin(context)) return;
  const found = leftToOrder(context.canvasElement);
  if (found.length === 0) return;
  throw new Error(
    `Which of these counts is left to which style sheet came last. Let one weigh less, by :where(), or more, by a ` +
      `second class:\n${found.join('\n')}`,
  );
}

/**
 * Pairs of rules that say different things of one element at the same weight, from two style sheets of components:
 * which one counts is left to which file came last, and so to which screen was opened first.
 * @returns one line for each pair, such as `ui/glyph/glyph.module.css .glyph, features/row.module.css .figure: width`
 */
function leftToOrder(root: Element): readonly string[] {
  const rules = sorted([...document.styleSheets].flatMap(rulesOf));
  const found = new Map<string, Set<string>>();
  for (const element of root.querySelectorAll('[class]')) {
    const keys = [...[...element.classList].map((name) => `.${name}`), element.localName, '*'];
    const holding = keys.flatMap((key) => rules.get(key) ?? []).filter(({ asked }) => element.matches(asked));
    if (new Set(holding.map(({ file }) => file)).size < 2) continue;
    for (const [property, sayings] of saidOf(holding))
      for (const pair of tied(sayings)) found.set(pair, (found.get(pair) ?? new Set()).add(property));
  }
  return [...found].map(([pair, properties]) => `${pair}: ${[...properties].join(' ')}`).sort();
}

/** Rules by what their element must have: a class, or else a name; few ask for neither. */
function sorted(rules: readonly Rule[]): ReadonlyMap<string, readonly Rule[]> {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const subject =
      rule.asked
        .replace(/:(?:where|is|not|has)\(.*?\)+/g, '')
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const key = /\.[\w-]+/.exec(subject)?.[0] ?? /^[a-z]\w*/i.exec(subject)?.[0].toLowerCase() ?? '*';
    found.set(key, [...(found.get(key) ?? []), rule]);
  }
  return found;
}

/** What rules say of each property, apart for each pseudo-element and for what is marked as important. */
function saidOf(rules: readonly Rule[]): ReadonlyMap<string, readonly Saying[]> {
  const said = new Map<string, Saying[]>();
  for (const rule of rules)
    for (const [name, value] of rule.says) {
      const key = rule.pseudo + name;
      said.set(key, [...(said.get(key) ?? []), { rule, value }]);
    }
  return said;
}

/** Pairs of the heaviest that are equally heavy, in one place at least. */
function tied(sayings: readonly Saying[]): readonly string[] {
  const counts = ({ rule }: Saying, place: Place) =>
    rule.places.includes(place) &&
    !sayings.some(({ rule: other }) => !other.passes && other.places.includes(place) && outdoes(other, rule));
  return sayings.flatMap((one, at) =>
    sayings
      .slice(at + 1)
      .filter(
        (other) =>
          one.rule.file !== other.rule.file &&
          one.value !== other.value &&
          compare(one.rule.weight, other.rule.weight) === 0 &&
          places.some((place) => counts(one, place) && counts(other, place)),
      )
      .map((other) =>
        [one, other]
          .map(({ rule }) => `${rule.file} ${rule.selector}`)
          .sort()
          .join(', '),
      ),
  );
}

/** It counts before the other, whichever file comes last. */
function outdoes(rule: Rule, other: Rule): boolean {
  const difference = compare(rule.weight, other.weight);
  return difference > 0 || (difference === 0 && rule.file === other.file && rule.at > other.at);
}

const read = new WeakMap<CSSStyleSheet, readonly Rule[]>();

function rulesOf(sheet: CSSStyleSheet): readonly Rule[] {
  const file = (sheet.ownerNode as Element | null)?.getAttribute('data-vite-dev-id') ?? '';
  if (!file.includes('.module.css')) return [];
  const known = read.get(sheet);
  if (known) return known;
  const short = file.replace(/^.*\/src\/web\//, '');
  const rules = flat(sheet.cssRules, places)
    .flatMap(([rule, inForce]) => taken(rule, inForce, short))
    .map((rule, at) => ({ ...rule, at }));
  read.set(sheet, rules);
  return rules;
}

/** A window of that many CSS pixels, and what else it is: words of a media query that hold in it. */
interface Place {
  readonly width: number;
  readonly holds: RegExp | null;
}

/** In which rules are judged: a phone, a tablet, a desk, a sheet of paper, and a phone with colours of its own. */
const places: readonly Place[] = [
  { width: 360, holds: null },
  { width: 800, holds: null },
  { width: 1280, holds: null },
  { width: 720, holds: /\bprint\b/g },
  { width: 360, holds: /\(forced-colors: active\)/g },
];

/** Rules with the places in which they are in force. */
function flat(
  rules: CSSRuleList,
  at: readonly Place[],
): readonly (readonly [CSSStyleRule, readonly Place[]])[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [[rule, at] as const];
    if (!(rule instanceof CSSGroupingRule)) return [];
    return flat(rule.cssRules, rule instanceof CSSMediaRule ? at.filter(seenIn(rule.media.mediaText)) : at);
  });
}

function seenIn(media: string) {
  return ({ width, holds }: Place) =>
    windowOf(width).matchMedia(holds ? media.replace(holds, 'all') : media).matches;
}

const windows = new Map<number, HTMLIFrameElement>();

/** A window of that width, hidden, in which nothing is but its size. */
function windowOf(width: number): Window {
  const known = windows.get(width);
  if (known?.contentWindow) return known.contentWindow;
  const frame = document.createElement('iframe');
  frame.style.cssText = `position: fixed; visibility: hidden; width: ${width}px; height: 700px`;
  document.body.append(frame);
  windows.set(width, frame);
  return frame.contentWindow as Window;
}

const passing = /(?<!:not\():(?:hover|focus|focus-visible|focus-within|active)(?![\w-])/g;
/** What a rule says of a property; where it says it of several at once, by a variable, what it says of all of them. */
function valueOf(style: CSSStyleDeclaration, name: string): string {
  const words = name.split('-');
  const wider = words.map((_, at) => words.slice(0, words.length - at).join('-'));
  const ofBorder = words[0] === 'border' ? [`border-${words.at(-1)}`] : [];
  const said = [...wider, ...ofBorder].map((one) => style.getPropertyValue(one));
  return said.find((value) => value !== '') ?? style.cssText;
}

/** Stands where something was left out. */
const any = ':where(*)';
const pseudoElement = /::[\w-]+(?:\([^)]*\))?/g;

function taken(
  { selectorText, style }: CSSStyleRule,
  places: readonly Place[],
  file: string,
): readonly Omit<Rule, 'at'>[] {
  if (places.length === 0) return [];
  const says = new Map(
    [...style].map((name) => [name + style.getPropertyPriority(name), valueOf(style, name)]),
  );
  return selectorsIn(selectorText).map((selector) => ({
    file,
    selector,
    asked: selector.replace(pseudoElement, any).replace(passing, any),
    passes: selector.search(passing) >= 0,
    pseudo: selector.match(pseudoElement)?.join('') ?? '',
    weight: weightOf(selector),
    places,
    says,
  }));
}
