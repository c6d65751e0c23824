/** A caption with its times in seconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  /** Line of its times in the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/** A syntax error in a caption file. */
interface CaptionProblem {
  readonly kind: 'head' | 'empty line' | 'times' | 'signs' | 'no times';
  readonly line: number;
  /** The line, unchanged. */
  readonly text: string;
}

/** A caption file and the duration of its film. */
export interface Captions {
  /** Relative to the repository. */
  readonly file: string;
  readonly cues: readonly Cue[];
  readonly problems: readonly CaptionProblem[];
  /** Duration in seconds; undefined if the film is missing or unreadable. */
  readonly filmSeconds: number | undefined;
}

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const times = new RegExp(String.raw`^\s*${time}\s+-->\s+${time}(\s|$)`);
/** Matches a line that is probably meant as times, even with errors. */
const timesCandidate = /-->|^\s*[\d:]*\d:\d\d([.,]\d+|\s*(-*>|[–—→-]))/;
/** Matches arrows and times with milliseconds, which do not belong to the text of a caption. */
const timingCharacters = /->|=>|→|\d:\d\d[.,]\d{3}/;
/** WebVTT blocks that are not displayed. */
const hiddenBlocks = /^(NOTE|STYLE|REGION)(\s|$)/;

interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/** Parses WebVTT captions and collects all syntax errors. */
export function readCaptions(source: string): Pick<Captions, 'cues' | 'problems'> {
  const lines = source
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((text, at): Line => ({ text, number: at + 1 }));
  const cues: Cue[] = [];
  const problems: CaptionProblem[] = [];
  const hasHead = /^WEBVTT(\s|$)/.test(lines[0]?.text ?? '');
  if (!hasHead) problems.push({ kind: 'head', line: 1, text: lines[0]?.text ?? '' });
  for (const block of splitBlocks(lines)) {
    const [first] = block;
    if (!first || hiddenBlocks.test(first.text)) continue;
    const isHead = hasHead && first.number === 1;
    const at = block.findIndex(({ text }) => timesCandidate.test(text));
    const head = block[at];
    if (!head) {
      if (!isHead && first.number > 1) problems.push(createProblem('no times', first));
      continue;
    }
    if (isHead) problems.push(createProblem('empty line', head));
    readBlock(head, block.slice(at + 1), cues, problems);
  }
  return { cues, problems };
}

/** Returns true if a caption starts before the previous one ends. */
export function overlapsPrevious(cue: Cue, before: Cue | undefined): boolean {
  return before !== undefined && cue.start < before.end;
}

/** Returns true if all captions are valid and in order, so that their coverage of the film can be computed. */
export function hasValidTimes({ cues, problems }: Captions): boolean {
  return (
    problems.length === 0 &&
    cues.every((cue, at) => cue.end > cue.start && cue.text !== '' && !overlapsPrevious(cue, cues[at - 1]))
  );
}

/** Splits lines into blocks at empty lines. */
function splitBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (line.text.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter(({ length }) => length > 0);
}

/** Parses a caption, and further captions of the block if an empty line is missing between them. */
function readBlock(head: Line, rest: readonly Line[], cues: Cue[], problems: CaptionProblem[]): void {
  const at = rest.findIndex(({ text }) => timesCandidate.test(text));
  const words = at < 0 ? rest : rest.slice(0, at);
  const match = times.exec(head.text);
  if (match) {
    const text = words.map((line) => line.text.trim()).join(' ');
    const [start, end] = [toSeconds(match.slice(1, 5)), toSeconds(match.slice(5, 9))];
    cues.push({ start, end, line: head.number, text });
  } else problems.push(createProblem('times', head));
  problems.push(
    ...words.filter(({ text }) => timingCharacters.test(text)).map((line) => createProblem('signs', line)),
  );
  const next = rest[at];
  if (!next) return;
  problems.push(createProblem('empty line', next));
  readBlock(next, rest.slice(at + 1), cues, problems);
}

function createProblem(kind: CaptionProblem['kind'], { number, text }: Line): CaptionProblem {
  return { kind, line: number, text };
}

/** Formats seconds as "1:05". */
export function formatClock(all: number): string {
  const whole = Math.round(all);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function toSeconds([hours = '0', minutes = '0', secs = '0', thousandths = '0']: (
  | string
  | undefined
)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(secs) + Number(thousandths) / 1000;
}
