/** A caption with its times in seconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  /** Of its times in the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/** What breaks the form of a file of captions, at a line of it. */
interface CaptionFault {
  readonly kind: 'head' | 'empty line' | 'times' | 'signs' | 'no times';
  readonly line: number;
  /** The line, unchanged. */
  readonly text: string;
}

/** A file of captions with the film that it belongs to. */
export interface Captions {
  /** Relative to the repository. */
  readonly file: string;
  readonly cues: readonly Cue[];
  readonly faults: readonly CaptionFault[];
  /** Length of the film in seconds; undefined when there is none, or when it cannot be read. */
  readonly film: number | undefined;
}

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const times = new RegExp(String.raw`^\s*${time}\s+-->\s+${time}(\s|$)`);
/** A line that was meant to hold the times of a caption, whatever is wrong with it. */
const meantAsTimes = /-->|^\s*[\d:]*\d:\d\d([.,]\d+|\s*(-*>|[–—→-]))/;
/** Signs that are no words: an arrow, or a time with thousandths. */
const noWords = /->|=>|→|\d:\d\d[.,]\d{3}/;
/** Blocks of WebVTT that are not displayed. */
const unseen = /^(NOTE|STYLE|REGION)(\s|$)/;

interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/** Reads captions in WebVTT: its cues, and every line that breaks the form. */
export function readCaptions(source: string): Pick<Captions, 'cues' | 'faults'> {
  const lines = source
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((text, at): Line => ({ text, number: at + 1 }));
  const cues: Cue[] = [];
  const faults: CaptionFault[] = [];
  const hasHead = /^WEBVTT(\s|$)/.test(lines[0]?.text ?? '');
  if (!hasHead) faults.push({ kind: 'head', line: 1, text: lines[0]?.text ?? '' });
  for (const block of splitBlocks(lines)) {
    const [first] = block;
    if (!first || unseen.test(first.text)) continue;
    const isHead = hasHead && first.number === 1;
    const at = block.findIndex(({ text }) => meantAsTimes.test(text));
    const head = block[at];
    if (!head) {
      if (!isHead && first.number > 1) faults.push(createFault('no times', first));
      continue;
    }
    if (isHead) faults.push(createFault('empty line', head));
    readBlock(head, block.slice(at + 1), cues, faults);
  }
  return { cues, faults };
}

/** Whether the times of a caption begin before those of the caption before it have ended. */
export function isTooEarly(cue: Cue, before: Cue | undefined): boolean {
  return before !== undefined && cue.start < before.end;
}

/** Whether all captions can be read and follow one another, so that one can say how far they reach. */
export function isSound({ cues, faults }: Captions): boolean {
  return (
    faults.length === 0 &&
    cues.every((cue, at) => cue.end > cue.start && cue.text !== '' && !isTooEarly(cue, cues[at - 1]))
  );
}

/** Groups of lines between empty lines. */
function splitBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (line.text.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter(({ length }) => length > 0);
}

/** A caption that begins with its times, and those that follow it where an empty line was lost. */
function readBlock(head: Line, rest: readonly Line[], cues: Cue[], faults: CaptionFault[]): void {
  const at = rest.findIndex(({ text }) => meantAsTimes.test(text));
  const words = at < 0 ? rest : rest.slice(0, at);
  const match = times.exec(head.text);
  if (match) {
    const text = words.map((line) => line.text.trim()).join(' ');
    const [start, end] = [toSeconds(match.slice(1, 5)), toSeconds(match.slice(5, 9))];
    cues.push({ start, end, line: head.number, text });
  } else faults.push(createFault('times', head));
  faults.push(...words.filter(({ text }) => noWords.test(text)).map((line) => createFault('signs', line)));
  const next = rest[at];
  if (!next) return;
  faults.push(createFault('empty line', next));
  readBlock(next, rest.slice(at + 1), cues, faults);
}

function createFault(kind: CaptionFault['kind'], { number, text }: Line): CaptionFault {
  return { kind, line: number, text };
}

/** Seconds as people read them: "1:05". */
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
