import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearestName } from '../../domain/reading/nearest.ts';
import { clock, readCaptions } from './captions.ts';
import { numberFindings, textFindings } from './check-words.ts';
import { notText } from '../instruments/not-text.ts';
import { advice, type ContentFinding, error, findingsOf } from './content-finding.ts';
import { type Element, elementsOf, wordsOfAttribute } from './elements.ts';
import { filmLength } from './film-length.ts';
import type { PageSource, Surroundings } from './sources.ts';

const folder = 'content/media';
/** Captions may begin a little after the film does, and end a little before it. */
const quietSeconds = 20;

/** What is wrong with the videos of all pages, their files and captions; and files that no page shows. */
export function mediaFindings(around: Surroundings): ContentFinding[] {
  const videos = around.pages.flatMap((source) =>
    source.page
      ? elementsOf(source.page.tree)
          .filter(({ name }) => name === 'Video')
          .map((video) => ({ source, video }))
      : [],
  );
  const used = new Set(videos.flatMap(({ video }) => filesOf(video).map(({ name }) => name)));
  const captions = around.media.filter((name) => name.endsWith('.vtt'));
  return [
    ...videos.flatMap(({ source, video }) =>
      findingsOf(source.file, () => videoFindings(source, video, around)),
    ),
    ...captions.flatMap((name) => findingsOf(`${folder}/${name}`, () => captionFindings(around, name))),
    ...around.media
      .filter((name) => !used.has(name))
      .map((name) =>
        advice(`${folder}/${name}`, undefined, {
          path: '',
          expected: 'a <Video> that shows it',
          found: 'none',
          mend: 'Delete the file if it is no longer needed: everything in this folder is published.',
        }),
      ),
  ];
}

interface Needed {
  readonly name: string;
  readonly what: string;
}

function filesOf(video: Element): Needed[] {
  const file = wordsOfAttribute(video, 'file');
  const picture = wordsOfAttribute(video, 'thumbnail') ?? file;
  return [
    ...(file
      ? [
          { name: `${file}.mp4`, what: 'the film' },
          { name: `${file}.vtt`, what: 'its captions' },
        ]
      : []),
    ...(picture ? [{ name: `${picture}.jpg`, what: 'the picture before the click' }] : []),
  ];
}

function videoFindings({ file }: PageSource, video: Element, around: Surroundings): ContentFinding[] {
  const { line } = video;
  const path = '<Video>';
  const [own, embed] = [wordsOfAttribute(video, 'file'), wordsOfAttribute(video, 'embed')];
  if ((own === undefined) === (embed === undefined)) {
    const found = own ? 'both' : 'neither';
    const mend =
      'Write file="…" for a film in content/media, or embed="https://…" with thumbnail="…" for a player elsewhere.';
    return [error(file, line, { path, expected: 'either file="…" or embed="…"', found, mend })];
  }
  const findings = filesOf(video)
    .filter(({ name }) => !around.media.includes(name))
    .map(({ name, what }) => {
      const near = nearestName(
        name,
        around.media.filter((one) => one.split('.').at(-1) === name.split('.').at(-1)),
      );
      const mend = near
        ? `Add it, or write the name of ${near} without its ending.`
        : 'Add the file, or correct the name.';
      return error(file, line, { path, expected: `${folder}/${name}, ${what}`, found: 'no such file', mend });
    });
  if (embed !== undefined && !wordsOfAttribute(video, 'thumbnail')) {
    const mend =
      'Add thumbnail="name" with a picture content/media/name.jpg: nothing of another website loads before the click.';
    findings.push(
      error(file, line, { path, expected: 'thumbnail="…" beside embed="…"', found: 'none', mend }),
    );
  }
  const host = embed === undefined ? undefined : hostOf(embed);
  if (host && around.embedHosts && !around.embedHosts.includes(host))
    findings.push(unlistedHost(file, line, host, around.embedHosts));
  return findings;
}

function unlistedHost(file: string, line: number, host: string, listed: readonly string[]): ContentFinding {
  const whole = [...listed, host].map((one) => `"${one}"`).join(', ');
  return error(file, line, {
    path: '<Video>',
    expected:
      listed.length > 0
        ? `one of the hosts ${listed.join(', ')}`
        : 'a host listed in "embedHosts" of content/settings.json, which lists none',
    found: host,
    mend: `If the institute agrees that readers send their data there, write this line into content/settings.json: "embedHosts": [${whole}],`,
  });
}

function captionFindings({ root, media, numbers }: Surroundings, name: string): ContentFinding[] {
  const file = `${folder}/${name}`;
  const source = readFileSync(join(root, file), 'utf8');
  const fault = notText(source);
  if (fault) return [error(file, fault.line, fault.problem)];
  const { cues, faults } = readCaptions(source);
  const findings = [
    ...faults.map(({ line, ...problem }) => error(file, line, { path: 'captions', ...problem })),
    // Of a caption, its words stand below its times.
    ...cues.flatMap(({ line, text }) => [
      ...textFindings(file, line + 1, text),
      ...numberFindings(file, line + 1, text, numbers),
    ]),
  ];
  const film = name.replace(/vtt$/, 'mp4');
  const [first, last] = [cues[0], cues.at(-1)];
  // Where times are wrong, nothing can be said of how far they reach.
  if (faults.length > 0 || !first || !last || !media.includes(film)) return findings;
  const length = filmLength(join(root, folder, film));
  if (length === undefined) {
    const mend = 'Export the film once more as MP4 (H.264).';
    return [
      ...findings,
      error(`${folder}/${film}`, undefined, {
        path: '',
        expected: 'an MP4 film',
        found: 'a file without a film header',
        mend,
      }),
    ];
  }
  const uncovered = (line: number, found: string) => {
    const expected = `captions for the whole film of ${clock(length)}`;
    const mend = 'Add what is said there; for a stretch without words write what is heard, as [music].';
    findings.push(error(file, line, { path: 'captions', expected, found, mend }));
  };
  if (first.start > quietSeconds) uncovered(first.line, `the first one at ${clock(first.start)}`);
  if (last.end < length - quietSeconds) uncovered(last.line, `the last one until ${clock(last.end)}`);
  if (last.end > length + 1) {
    const mend = 'Move the last captions forward, or bring the longer film.';
    findings.push(
      error(file, last.line, {
        path: 'captions',
        expected: `an end before the film ends, at ${clock(length)}`,
        found: clock(last.end),
        mend,
      }),
    );
  }
  return findings;
}

function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host;
  } catch {
    return undefined;
  }
}
