import type { TranslationStage } from '#domain/instrument/translation.ts';
import type { Files } from '../../finding/rule.ts';
import { hashPage, hashText } from '../../source/translation/hash-text.ts';
import type { TranslationFile } from '../../source/translation/translation-file.ts';

const english = 'content/plan/steps/rest.json';
/** The translation of the example. */
export const exampleFile = 'content/plan/steps/rest.hi.json';

/** English and Hindi texts by key. */
type Texts = Readonly<Record<string, readonly [english: string, hindi: string]>>;

const wholeTexts: Texts = { text: ['Sit down.', 'बैठ जाइए।'], smaller: ['Sit.', 'बैठिए।'] };

interface Changes {
  readonly texts?: Texts;
  readonly language?: string;
  readonly stage?: TranslationStage;
  readonly backTranslation?: string | null;
}

/** Creates a step and its translation. Without changes, nothing is wrong with it. */
export function createExample({
  texts = {},
  language = 'hi',
  stage = 'draft',
  backTranslation = null,
}: Changes): Files {
  const all: Texts = { ...wholeTexts, ...texts };
  const own = Object.entries(texts).filter(
    ([key, [text]]) => Object.hasOwn(wholeTexts, key) && text !== wholeTexts[key]?.[0],
  );
  const translated = Object.entries(all).map(
    ([key, [source, text]]) => [key, { source: hashText(source), text }] as const,
  );
  return {
    ...(own.length > 0
      ? {
          [english]: own.map(([key, [text]]) => `${JSON.stringify(key)}: ${JSON.stringify(text)}`).join(', '),
        }
      : {}),
    [exampleFile]: formatOverlay(language, stage, backTranslation, Object.fromEntries(translated)),
  };
}

/** Creates two answers and their translation: the English text that was translated, and the Hindi one, by code. */
export function createInstrumentExample(
  ...options: readonly (readonly [english: string, hindi: string])[]
): Files {
  const labels = ['Disagree', 'Agree'].map((label, at) => ({ code: at + 1, label }));
  const translated = options.map(
    ([source, text], at) => [`scale.options.${at + 1}.label`, { source: hashText(source), text }] as const,
  );
  return {
    'questionnaires/S9-rest.json': JSON.stringify({ scale: { kind: 'choice', options: labels } }),
    'questionnaires/S9-rest.hi.json': formatOverlay('hi', 'draft', null, Object.fromEntries(translated)),
  };
}

/** Creates a page and its translation. */
export function createExamplePage(body = 'बैठिए और सुनिए।', stage = 'draft'): Files {
  const source =
    '---\ntitle: Quiet\nsummary: How to be quiet.\nupdated: 2026-11-20\n---\n\nBe quiet.\n\n## How\n\nSit and listen.\n';
  return {
    'content/reading/quiet/quiet1.mdx': source,
    'content/reading/quiet/quiet1.hi.mdx': `---\ntitle: शांति\nsummary: शांत कैसे रहें।\nlanguage: hi\nstage: ${stage}\nsource: ${hashPage(source)}\n---\n\nशांत रहिए।\n\n## कैसे\n\n${body}\n`,
  };
}

function formatOverlay(
  language: string,
  stage: TranslationStage,
  backTranslation: string | null,
  texts: TranslationFile['texts'],
): string {
  const translation = {
    sourceVersion: '1.0',
    stage,
    forward: ['machine draft, not reviewed'],
    backTranslation,
    panel: null,
    interviews: null,
    date: '2026-11-20',
  };
  const lines = Object.entries(texts).map(
    ([key, text]) => `    ${JSON.stringify(key)}: ${JSON.stringify(text)}`,
  );
  return `{
  "language": "${language}",
  "translation": ${JSON.stringify(translation)},
  "texts": {
${lines.join(',\n')}
  }
}`;
}
