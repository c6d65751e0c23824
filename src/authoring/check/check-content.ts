import { join } from 'node:path';
import {
  listReadingAddresses,
  listInstrumentAddresses,
  screenAddresses,
  siteAddresses,
} from '#domain/reading-order/addresses.ts';
import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { checkCaptions } from './check-captions.ts';
import { checkContentJson } from './check-content-json.ts';
import { checkExercises, listExercises } from './check-exercises.ts';
import { type InspectedTranslation, inspectTranslations } from './check-overlays.ts';
import { inspectFolder } from './inspect-folder.ts';
import { checkPage } from './check-page.ts';
import {
  directoryRules,
  folderRules,
  readingOrderRules,
  helpRules,
  mediaRules,
  planRules,
  publicRules,
  settingsRules,
  siteRules,
} from '../rules/groups.ts';
import { checkInstrumentTexts } from './check-instrument-texts.ts';
import { runAll } from '../finding/run-rules.ts';
import { listLinkedAddresses } from '../source/linked-addresses.ts';
import { toReadingOrderFile } from '../source/reading-order-file.ts';
import { type ContentFiles, readContentFolder } from '../source/content-files.ts';
import { listDrawings } from '../source/exercise-file.ts';
import { listNumbers } from '../source/help-file.ts';
import { parseContentJson, files } from '../source/content-json-files.ts';
import { findLine } from '../source/json-positions.ts';
import { listExerciseSlugs, parsePlan, type PlanFiles, troublesFile } from '../source/plan-files.ts';
import { type MediaFile, listPictures, listVideos } from '../source/media-files.ts';
import { type Questionnaires, readQuestionnaires } from './questionnaires.ts';
import { type SettingsFile } from '../source/settings-file.ts';
import { reservedAddresses } from '../source/site-files.ts';
import { type ContentIndex, getPageAddress, type PageSource, parsePages } from '../source/sources.ts';
import type { Finding } from '../finding/finding.ts';
import { runCheck } from '../finding/create-finding.ts';

/**
 * Checks all files of `content` and `questionnaires` and returns the findings, errors first, then by file and line.
 * A broken file becomes a finding, not an exception.
 * @param root folder of the repository
 * @param today YYYY-MM-DD, the day to which dates are compared
 */
export function checkContent(root: string, today = getIndianDay()): Finding[] {
  const questionnaires = readQuestionnaires(join(root, 'questionnaires'));
  return checkContentFiles(readContentFolder(root), questionnaires, today);
}

/** Inspects all translations of a repository. */
export function inspectRepository(root: string): readonly InspectedTranslation[] {
  const content = readContentFolder(root);
  const json = parseContentJson(content);
  const { files: instruments } = inspectFolder(join(root, 'questionnaires'));
  const index = buildContentIndex(json, parsePages(content), { instruments, published: [] }, getIndianDay());
  return inspectTranslations(
    content,
    index,
    json.settings.value?.languages?.map(({ language }) => language),
  );
}

/** Does the same as `checkContent`, with the files already in memory. */
export function checkContentFiles(
  content: ContentFiles,
  questionnaires: Questionnaires,
  today: string,
): Finding[] {
  const json = parseContentJson(content);
  const plan = parsePlan(content);
  const pages = parsePages(content);
  const index = buildContentIndex(json, pages, questionnaires, today);
  const exercises = listExercises(content, index, plan.troubles.value?.troubles.map(({ id }) => id) ?? []);
  const media = listMediaFiles(content, 'content/media/');
  const createLineLookup = (text: string) => (path: string) => findLine(text, path);
  const settings: SettingsFile | undefined = json.settings.value && {
    ...json.settings.value,
    file: files.settings,
    today,
    sectionIds: listActiveSections(questionnaires.instruments.map(({ instrument }) => instrument)).map(
      ({ id }) => id,
    ),
    lineOfPath: createLineLookup(json.settings.text),
  };
  const check = (file: string, findings: () => readonly Finding[]) => runCheck(file, findings);
  const { chain, directory, help, access, pages: descriptions } = json;
  return [
    ...Object.values(json).flatMap(({ findings }) => findings),
    ...check(files.chain, () => (chain.value ? checkReadingOrder(chain.value, chain.text) : [])),
    ...check('content', () =>
      runAll(folderRules.rules, {
        file: 'content',
        names: [...content.names, ...content.allQuestionnaires].sort(),
        text: content.text,
      }),
    ),
    ...check(files.help, () =>
      help.value
        ? runAll(helpRules.rules, {
            ...help.value,
            file: files.help,
            today,
            pageAddresses: pages.map(getPageAddress),
            lineOfPath: createLineLookup(help.text),
          })
        : [],
    ),
    ...plan.findings,
    ...check(troublesFile, () => runAll(planRules.rules, createPlanFiles())),
    ...check(files.directory, () =>
      directory.value
        ? runAll(directoryRules.rules, {
            ...directory.value,
            file: files.directory,
            today,
            lineOfPath: createLineLookup(directory.text),
          })
        : [],
    ),
    ...check(files.settings, () => (settings ? runAll(settingsRules.rules, settings) : [])),
    ...check('content/site', () => {
      const site = pages.filter(({ kind }) => kind === 'site');
      return runAll(siteRules.rules, {
        file: 'content/site',
        pages: site,
        reviewDays: pages.flatMap(({ file, kind, page }) =>
          kind === 'exercise' || !page ? [] : [{ file, day: page.head.reviewed }],
        ),
        strayFiles: listStrayFiles(content),
        linkedAddresses: listLinkedAddresses(pages, help.value, chain.value),
        settings,
        access: access.value && {
          file: files.access,
          day: access.value.day,
          line: findLine(access.text, 'day'),
        },
        today,
      });
    }),
    ...check(files.pages, () =>
      runAll(publicRules.rules, {
        file: files.pages,
        descriptions: descriptions.value?.descriptions ?? {},
        addresses: index.addresses,
        lineOfPath: createLineLookup(descriptions.text),
      }),
    ),
    ...checkContentJson(content, index.numbers),
    ...pages.flatMap((page) => check(page.file, () => checkPage(page, index))),
    ...checkExercises(exercises),
    ...check('content/media', () =>
      runAll(mediaRules.rules, {
        file: 'content/media',
        videos: listVideos(pages),
        pictureTags: listPictures(pages),
        drawingNames: exercises.flatMap(listDrawings).map(({ name }) => name),
        media,
        textPictures: listMediaFiles(content, 'content/pictures/').filter(({ name }) => name !== 'README.md'),
        pictures: listMediaFiles(content, 'content/public/'),
        embedHosts: index.embedHosts,
      }),
    ),
    ...media
      .filter(({ name }) => name.endsWith('.vtt'))
      .flatMap(({ file, name }) => {
        const isTranslated = /\.[a-z]{2,3}\.vtt$/.test(name);
        const film = media.find(
          (one) => one.name === name.replace(/(?:\.[a-z]{2,3})?\.vtt$/, '.mp4'),
        )?.seconds;
        return check(file, () =>
          checkCaptions(file, content.text(file), film, index.numbers, { isTranslated }),
        );
      }),
    ...questionnaires.findings,
    ...checkInstrumentTexts(index),
    ...inspectTranslations(
      content,
      index,
      settings && (settings.languages ?? []).map(({ language }) => language),
    ).flatMap(({ findings }) => findings),
  ].sort(compareFindings);

  function createPlanFiles(): PlanFiles {
    return {
      file: troublesFile,
      troubles: plan.troubles.value?.troubles ?? [],
      steps: plan.steps.map(({ step }) => step),
      stepFiles: plan.steps,
      instruments: questionnaires.instruments,
      exercises: listExerciseSlugs(content),
      lineOf: (file, path) => findLine(content.text(file), path),
    };
  }

  function checkReadingOrder(value: NonNullable<ContentIndex['chain']>, text: string): Finding[] {
    const reading = pages.filter(({ kind }) => kind === 'reading');
    const addresses = listReservedAddresses(pages, questionnaires);
    const references = {
      pages: reading,
      strayFiles: listStrayFiles(content),
      addresses,
      reserved: reservedAddresses,
    };
    return runAll(readingOrderRules.rules, toReadingOrderFile(value, references, createLineLookup(text)));
  }
}

/** Lists all addresses except those of reading pages. */
function listReservedAddresses(
  pages: readonly PageSource[],
  { instruments }: Pick<Questionnaires, 'instruments'>,
): string[] {
  return [
    ...screenAddresses,
    // A missing site page gives one finding, without one more for each link to it.
    ...siteAddresses,
    ...pages.filter(({ kind }) => kind !== 'reading').map(getPageAddress),
    ...instruments.flatMap(({ instrument }) => listInstrumentAddresses(instrument)),
  ];
}

/** Collects what pages and texts of other files refer to. */
export function buildContentIndex(
  { chain, help, settings }: ReturnType<typeof parseContentJson>,
  pages: readonly PageSource[],
  questionnaires: Pick<Questionnaires, 'instruments' | 'published'>,
  today: string,
): ContentIndex {
  const { programName, institute } = settings.value ?? {};
  return {
    pages,
    chain: chain.value,
    instruments: questionnaires.instruments,
    addresses: [
      ...listReservedAddresses(pages, questionnaires),
      // Links to the screens of a broken questionnaire are checked against its published versions.
      ...questionnaires.published.flatMap(listInstrumentAddresses),
      ...(chain.value ? listReadingAddresses(chain.value) : []),
      // A page in no chapter gives one finding, without one more for each link to it.
      ...pages.map(getPageAddress),
    ],
    embedHosts: settings.value && (settings.value.embedHosts ?? []),
    supportEmail: settings.value?.supportEmail,
    numbers: help.value ? listNumbers(help.value) : [],
    names: [
      ...(programName === undefined ? [] : [{ name: programName, tag: '<Program />' }]),
      ...(institute === undefined ? [] : [{ name: institute.name, tag: '<Institute />' }]),
    ],
    today,
  };
}

function listMediaFiles(content: ContentFiles, folder: string): MediaFile[] {
  return content.names
    .filter((file) => file.startsWith(folder))
    .map((file) => ({
      file,
      name: file.slice(folder.length),
      bytes: content.bytes(file),
      seconds: file.endsWith('.mp4') ? content.seconds(file) : undefined,
      isPicture: /\.(jpe?g|png|webp)$/i.test(file) ? content.isPicture(file) : undefined,
    }));
}

/** Lists files in the page folders that are neither pages nor JSON. */
function listStrayFiles({ names }: ContentFiles): string[] {
  return names.filter(
    (file) =>
      (/^content\/(reading|exercises)\//.test(file) && !file.endsWith('.mdx')) ||
      (file.startsWith('content/site/') && !/\.(mdx|json)$/.test(file)),
  );
}

/** Sorts errors before advice, then by file and line. */
function compareFindings(a: Finding, b: Finding): number {
  if (a.level !== b.level) return a.level === 'error' ? -1 : 1;
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;
}
