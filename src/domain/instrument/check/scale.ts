import type { BipolarScale, Scale } from '../instrument.ts';
import type { Problem } from '../problem.ts';
import { repeats } from './repeats.ts';

/** Codes, labels and slider positions: whole, different from one another, and none that means "unanswered". */
export function scaleProblems(scale: Scale): Problem[] {
  const path = scale.kind === 'choice' ? 'scale.options' : 'scale.positions';
  const entries = scale.kind === 'choice' ? scale.options : scale.positions;
  const problems = entries.flatMap(({ code }, at) => codeProblems(`${path}[${at}].code`, code));
  if (entries.length < 2) {
    problems.push({
      path,
      expected: 'at least two entries to choose from',
      found: `${entries.length}`,
      mend: 'Add the missing ones.',
    });
  }
  for (const key of ['code', 'label'] as const) {
    problems.push(
      ...repeated(
        path,
        key,
        entries.map((entry) => entry[key]),
      ),
    );
  }
  return scale.kind === 'bipolar' ? [...problems, ...positionProblems(scale)] : problems;
}

/** Codes that do not go up or down by the same step, which a mistyped one would make. */
export function codeAdvice(scale: Scale): Problem[] {
  const isChoice = scale.kind === 'choice';
  const entries = isChoice
    ? scale.options.map(({ code }, at) => ({ code, place: at }))
    : scale.positions
        .toSorted((a, b) => a.position - b.position)
        .map(({ code, position }) => ({ code, place: position }));
  const steps = (places: readonly number[]) =>
    entries.slice(1).map(({ code }, at) => (code - entries[at]!.code) / (places[at + 1]! - places[at]!));
  // A slider's centre has no code: its codes may leave a number out for it, or not.
  const isEven = [entries.map((_, at) => at), entries.map(({ place }) => place)].some(
    (places) => new Set(steps(places)).size <= 1,
  );
  if (isEven) return [];
  return [
    {
      path: isChoice ? 'scale.options' : 'scale.positions',
      expected: 'codes that rise or fall by the same step from one answer to the next',
      found: entries.map(({ code }) => code).join(', '),
      mend: 'Look whether a code is mistyped. If the steps are meant to differ, nothing needs to be done.',
      level: 'advice',
    },
  ];
}

function codeProblems(path: string, code: number): Problem[] {
  if (!Number.isInteger(code)) {
    return [{ path, expected: 'a whole number', found: `${code}`, mend: 'Write a code without decimals.' }];
  }
  if (code !== 0) return [];
  return [
    {
      path,
      expected: 'a code other than 0, which means "unanswered"',
      found: '0',
      mend: 'Begin the codes at 1.',
    },
  ];
}

function repeated(path: string, key: string, values: readonly unknown[]): Problem[] {
  return repeats(values).map((at) => ({
    path: `${path}[${at}].${key}`,
    expected: `a ${key} that no other entry has`,
    found: `${values[at]} a second time`,
    mend: `Give each entry its own ${key}.`,
  }));
}

function positionProblems({ positions }: BipolarScale): Problem[] {
  const places = positions.map(({ position }) => position);
  const path = 'scale.positions';
  const problems = repeated(path, 'position', places);
  if (places.includes(0)) {
    problems.push({
      path: `${path}[${places.indexOf(0)}].position`,
      expected: 'no code for the centre, which means "unanswered"',
      found: 'position 0 used',
      mend: 'Take the entry out: the slider starts there and skips it later.',
    });
  }
  const low = Math.min(...places, 0);
  const high = Math.max(...places, 0);
  const stops = Array.from({ length: high - low + 1 }, (_, at) => low + at).filter((stop) => stop !== 0);
  const missing = stops.filter((stop) => !places.includes(stop));
  if (low === 0 || high === 0 || missing.length > 0 || !places.every(Number.isInteger)) {
    problems.push({
      path,
      expected: 'every whole position on both sides of the centre, such as -2, -1, 1, 2',
      found: places.join(', '),
      mend: 'Add the positions that are missing between the two ends.',
    });
  }
  return problems;
}
