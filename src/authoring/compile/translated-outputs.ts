import { join } from 'node:path';
import type { ConsentNotice } from '#domain/account/consent-notice.ts';
import type { ExerciseCard } from '#domain/exercises/exercise.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { OfferedLanguage, TranslationIndex, TranslationStage } from '#domain/instrument/translation.ts';
import { createLibrary, type PageMetadata } from '#domain/reading-order/library.ts';
import { getLocale } from '#language/locale.ts';
import type { InspectedTranslation } from '../check/check-overlays.ts';
import type { ContentFiles } from '../source/content-files.ts';
import { files, type parseContentJson } from '../source/content-json-files.ts';
import { getPageMetadata } from '../source/page-file.ts';
import { listExerciseSlugs, parsePlan, troublesFile } from '../source/plan-files.ts';
import { formatPublishedName, readPublished } from '../source/published.ts';
import type { SchemaNode } from '../source/schema-node.ts';
import { getSchemaFile, toOverlayName } from '../source/translation/overlay-files.ts';
import { getPageAddress, type PageSource, parsePages } from '../source/sources.ts';
import { type ApplyOverlay, createApplyOverlay } from './apply-overlay.ts';
import { createJsonOutputs, type JsonName } from './compile-json-files.ts';
import { compiledFiles } from './compiled-folder.ts';
import { compileExercises } from './exercises.ts';
import { type CompiledInstruments, createInstrumentOutputs } from './instruments.ts';
import { translateEarlierVersions } from './earlier-versions.ts';
import { toCard, toServerInstrument } from './instrument-variants.ts';
import { createPlanOutputs } from './plan.ts';
import { createSearchOutputs, listTagNames } from './search-index.ts';

/** The language of what is not translated. */
const original = 'en';

type Outputs = readonly (readonly [path: string, value: unknown])[];

/** A questionnaire in another language. */
interface TranslatedInstrument {
  /** File of the English questionnaire, in `questionnaires`. */
  readonly file: string;
  readonly instrument: Instrument;
  readonly stage: TranslationStage;
}

/** The English files that are translated. */
interface EnglishContent {
  readonly content: ContentFiles;
  readonly json: ReturnType<typeof parseContentJson>;
  readonly instruments: CompiledInstruments;
  readonly languages: readonly OfferedLanguage[];
  readonly root: string;
}

/** Lists the questionnaires that have a translation, with the translated texts. */
export function listTranslatedInstruments(
  content: ContentFiles,
  language: string,
  translations: readonly InspectedTranslation[],
  { current }: CompiledInstruments,
): readonly TranslatedInstrument[] {
  const apply = createApplyOverlay(content, translations);
  return [...current].flatMap(([file, instrument]) => {
    const source = `questionnaires/${file}`;
    const translated = apply(source, instrument);
    if (!translated) return [];
    const stage = getStage(translations, source);
    // Attempts store the language with its region.
    return [{ file, instrument: { ...translated, language: getLocale(language) }, stage }];
  });
}

/** Returns the outputs of a language with their paths. */
export function createTranslatedOutputs(
  language: string,
  translations: readonly InspectedTranslation[],
  translated: readonly TranslatedInstrument[],
  english: EnglishContent,
): Outputs {
  const { content, json, instruments, languages } = english;
  const apply = createApplyOverlay(content, translations);
  const names = (Object.keys(json) as (keyof typeof json)[]).filter(
    (name): name is JsonName => name !== 'chain',
  );
  const cards = [...instruments.served.values()].map((instrument) => {
    const own = translated.find((one) => one.instrument.id === instrument.id)?.instrument;
    return { ...toCard(own ?? instrument), language: own ? language : original };
  });
  return [
    ...translated.flatMap(({ file, instrument }) =>
      // The hash is that of the English file, which decides how answers are scored.
      createInstrumentOutputs(file, instrument, instruments.served.get(file)),
    ),
    ...createEarlierVersions(translated, english),
    ...(translated.length > 0 ? [[compiledFiles.cards, cards] as const] : []),
    ...names.flatMap((name) => {
      const value = json[name].value && apply<unknown>(files[name], json[name].value);
      return value === undefined ? [] : createJsonOutputs(name, value, languages);
    }),
    ...createNotice(language, content, apply),
    ...createPlan(content, apply),
    ...createLists(language, translations, apply, english),
    ['index.json', createIndex(translations)],
  ];
}

/** The earlier versions of questionnaires, which attempts name by their hash. */
function createEarlierVersions(
  translated: readonly TranslatedInstrument[],
  { content, instruments, root }: EnglishContent,
): Outputs {
  const { instruments: published } = readPublished(join(root, 'questionnaires'));
  return translated.flatMap(({ file, instrument }) => {
    const english = instruments.served.get(file);
    const schemaFile = getSchemaFile(`questionnaires/${file}`);
    if (!english || schemaFile === undefined) return [];
    const schema = JSON.parse(content.text(schemaFile)) as SchemaNode;
    return translateEarlierVersions(schema, published, { english, translated: instrument }).map(
      ({ version, translated: earlier }) =>
        [
          `${compiledFiles.published}/${formatPublishedName(version)}.json`,
          { ...toServerInstrument(version), instrument: toServerInstrument(earlier).instrument },
        ] as const,
    );
  });
}

/** The consent notice with its own language, because consents name the text that was displayed. */
function createNotice(language: string, content: ContentFiles, apply: ApplyOverlay): Outputs {
  const file = content.names.find((name) => /^content\/consent-notice\/[^/.]+\.json$/.test(name));
  if (file === undefined) return [];
  const english = JSON.parse(content.text(file)) as ConsentNotice;
  const notice = apply(file, english);
  if (notice === undefined) return [];
  const { translation } = JSON.parse(content.text(toOverlayName(file, language))) as {
    readonly translation: { readonly date: string };
  };
  // A later correction of the translation is a version too.
  const version = translation.date > english.version ? translation.date : english.version;
  return [['consent-notice.json', { ...notice, version, language: getLocale(language) }]];
}

/** The troubles and steps, if all of them are translated. */
function createPlan(content: ContentFiles, apply: ApplyOverlay): Outputs {
  const { troubles, steps } = parsePlan(content);
  const list = troubles.value && apply(troublesFile, troubles.value);
  const own = steps.map(({ file, step }) => apply(file, step));
  if (!list || own.includes(undefined)) return [];
  return [
    ...createPlanOutputs(
      list.troubles,
      own.filter((step) => step !== undefined),
      listExerciseSlugs(content),
    ),
  ];
}

/** The library, the search index and the list of exercises, with the titles of translated pages. */
function createLists(
  language: string,
  translations: readonly InspectedTranslation[],
  apply: ApplyOverlay,
  { content, json, root }: EnglishContent,
): Outputs {
  const { chain } = json;
  const english = parsePages(content);
  const heads = new Map(
    translations.flatMap(({ subject }) =>
      subject?.page ? [[subject.page.english.file, subject.page.translated]] : [],
    ),
  );
  const localize = <T extends PageMetadata>(page: PageSource, metadata: T): T => {
    const head = heads.get(page.file)?.page?.head;
    if (!head) return { ...metadata, language: original };
    return { ...metadata, title: String(head.title), summary: String(head.summary), language };
  };
  const order = chain.value && apply(files.chain, chain.value);
  const metadata = Object.fromEntries(
    english.flatMap((page) => (page.page ? [[page.slug, localize(page, getPageMetadata(page.page))]] : [])),
  );
  const exercises = (compileExercises(root).outputs.get(compiledFiles.exercises) ??
    []) as readonly ExerciseCard[];
  const exercisePage = (slug: string) =>
    english.find((page) => page.kind === 'exercise' && page.slug === slug);
  const library = chain.value && createLibrary(order ?? chain.value, metadata);
  const isTranslated = (kind: PageSource['kind']) =>
    english.some((page) => page.kind === kind && heads.has(page.file));
  const searchPages = english.map((page) => {
    const translated = heads.get(page.file);
    return translated ? { page: translated } : { page, language: original };
  });
  const names = listTagNames(
    json.settings.value && (apply(files.settings, json.settings.value) ?? json.settings.value),
  );
  return [
    ...createSearchOutputs(searchPages, library, names),
    ...(library && (order || isTranslated('reading'))
      ? [[compiledFiles.library, { ...library, language: order ? language : original }] as const]
      : []),
    ...(isTranslated('exercise')
      ? [
          [
            compiledFiles.exercises,
            exercises.map((card) => {
              const page = exercisePage(card.slug);
              return page ? localize(page, card) : card;
            }),
          ] as const,
        ]
      : []),
  ];
}

/** Lists what is translated, for marks such as "this translation has not been tested". */
function createIndex(translations: readonly InspectedTranslation[]): TranslationIndex {
  const entries = translations.map(({ source, subject }): [string, TranslationStage] => [
    subject?.page ? getPageAddress(subject.page.english) : source,
    subject?.stage as TranslationStage,
  ]);
  return Object.fromEntries(entries);
}

function getStage(translations: readonly InspectedTranslation[], source: string): TranslationStage {
  return translations.find((one) => one.source === source)?.subject?.stage as TranslationStage;
}
