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

/** Reads captions in WebVTT: its cues, and every line that breaks the form or goes back in time. */
export function readCaptions(source: string): { cues: Cue[]; faults: CaptionFault[] } {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const cues: Cue[] = [];
  const faults: CaptionFault[] = [];
  if (!/^WEBVTT(\s|$)/.test(lines[0] ?? '')) {
    faults.push({
      line: 1,
      expected: 'WEBVTT in the first line',
      found: lines[0] || 'nothing',
      mend: 'Write WEBVTT there, and an empty line after it.',
    });
  }
  for (const [at, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const match = times.exec(line);
    if (!match) {
      faults.push({
        line: at + 1,
        expected: 'times as 00:00:02.000 --> 00:00:07.500',
        found: line.trim(),
        mend: 'Write hours, minutes, seconds and three digits after a dot, on both sides.',
      });
      continue;
    }
    const end = lines.findIndex((one, n) => n > at && one.trim() === '');
    const text = lines
      .slice(at + 1, end < 0 ? undefined : end)
      .join(' ')
      .trim();
    const cue = { start: seconds(match.slice(1, 5)), end: seconds(match.slice(5, 9)), line: at + 1, text };
    faults.push(...cueFaults(cue, cues.at(-1)));
    cues.push(cue);
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
