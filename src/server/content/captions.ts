/** A caption with its times in seconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  /** Of its times in the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/** What is wrong with a file of captions, at a line of it. */
export interface CaptionFault {
  readonly line: number;
  readonly expected: string;
  readonly found: string;
  readonly mend: string;
}

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const times = new RegExp(String.raw`^\s*${time}\s+-->\s+${time}(\s|$)`);
/** A line that was meant to hold the times of a caption, whatever is wrong with it. */
const meantAsTimes = /-->|^\s*[\d:]*\d:\d\d([.,]\d+|\s*(-*>|[–—→-]))/;
/** Signs that are no words: an arrow, or a time with thousandths. */
const noWords = /->|=>|→|\d:\d\d[.,]\d{3}/;
/** Blocks of WebVTT that nobody sees. */
const unseen = /^(NOTE|STYLE|REGION)(\s|$)/;

interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
}

/** Reads captions in WebVTT: its cues, and every line that breaks the form or goes back in time. */
export function readCaptions(source: string): { cues: Cue[]; faults: CaptionFault[] } {
  const lines = source
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((text, at): Line => ({ text, number: at + 1 }));
  const cues: Cue[] = [];
  const faults: CaptionFault[] = [];
  const hasHead = /^WEBVTT(\s|$)/.test(lines[0]?.text ?? '');
  if (!hasHead) {
    faults.push({
      line: 1,
      expected: 'WEBVTT in the first line',
      found: lines[0]?.text || 'nothing',
      mend: 'Write WEBVTT there, and an empty line after it.',
    });
  }
  for (const block of blocksOf(lines)) {
    const first = block[0]!;
    if (unseen.test(first.text)) continue;
    const isHead = hasHead && first.number === 1;
    const at = block.findIndex(({ text }) => meantAsTimes.test(text));
    if (at < 0) {
      if (!isHead && first.number > 1) faults.push(withoutTimes(first));
      continue;
    }
    if (isHead) faults.push(emptyLineLost(block[at]!));
    readBlock(block.slice(at), cues, faults);
  }
  if (cues.length === 0 && faults.length === 0) {
    faults.push({
      line: 1,
      expected: 'at least one caption',
      found: 'none',
      mend: 'Write what is said, each line with its times.',
    });
  }
  return { cues, faults };
}

/** Lines that stand together, between empty ones. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (line.text.trim() === '') blocks.push([]);
    else blocks.at(-1)!.push(line);
  }
  return blocks.filter(({ length }) => length > 0);
}

/** A caption that begins with its times, and those that follow it where an empty line was lost. */
function readBlock(block: readonly Line[], cues: Cue[], faults: CaptionFault[]): void {
  const [head, ...rest] = block as [Line, ...Line[]];
  const next = rest.findIndex(({ text }) => meantAsTimes.test(text));
  const words = next < 0 ? rest : rest.slice(0, next);
  const match = times.exec(head.text);
  if (match) {
    const text = words.map((line) => line.text.trim()).join(' ');
    const cue = {
      start: seconds(match.slice(1, 5)),
      end: seconds(match.slice(5, 9)),
      line: head.number,
      text,
    };
    faults.push(...cueFaults(cue, cues.at(-1)));
    cues.push(cue);
  } else {
    faults.push({
      line: head.number,
      expected: 'times as 00:00:02.000 --> 00:00:07.500',
      found: head.text.trim(),
      mend: 'Write hours, minutes, seconds and three digits after a dot, on both sides, and the arrow --> between.',
    });
  }
  faults.push(...words.filter(({ text }) => noWords.test(text)).map(signsAmongWords));
  if (next < 0) return;
  faults.push(emptyLineLost(rest[next]!));
  readBlock(rest.slice(next), cues, faults);
}

function emptyLineLost({ number, text }: Line): CaptionFault {
  return {
    line: number,
    expected: 'an empty line before the times of a caption',
    found: `${text.trim()}, right below other words`,
    mend: 'Leave an empty line above it: otherwise readers see the times as words.',
  };
}

function signsAmongWords({ number, text }: Line): CaptionFault {
  return {
    line: number,
    expected: 'words alone, without arrows and times',
    found: text.trim(),
    mend: 'Remove them; times stand on a line of their own, above the words.',
  };
}

function withoutTimes({ number, text }: Line): CaptionFault {
  return {
    line: number,
    expected: 'times above the words of a caption',
    found: `"${text.trim()}" after an empty line, without times`,
    mend: 'Remove the empty line above it, or give these words times of their own: nobody sees them now.',
  };
}

function cueFaults({ start, end, line, text }: Cue, before: Cue | undefined): CaptionFault[] {
  const faults: CaptionFault[] = [];
  if (end <= start) {
    faults.push({
      line,
      expected: 'an end after the start',
      found: `${clock(start)} to ${clock(end)}`,
      mend: 'Correct the second time.',
    });
  }
  if (before && start < before.end) {
    faults.push({
      line,
      expected: `a start at ${clock(before.end)} or later, where the caption before it ends`,
      found: clock(start),
      mend: 'Correct the times: captions follow one another.',
    });
  }
  if (text === '') {
    faults.push({
      line,
      expected: 'words below the times',
      found: 'none',
      mend: 'Write what is said or heard, or remove the times.',
    });
  }
  return faults;
}

/** Seconds as people read them: "1:05". */
export function clock(all: number): string {
  const whole = Math.round(all);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function seconds([hours = '0', minutes = '0', secs = '0', thousandths = '0']: (
  | string
  | undefined
)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(secs) + Number(thousandths) / 1000;
}
