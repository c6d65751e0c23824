/** A stretch of words that two texts share, or that only the old or only the new one has. */
export interface TextSegment {
  readonly kind: 'same' | 'gone' | 'come';
  readonly text: string;
}

/** A change of several words in a row is one: blanks and signs between them count as changed too. */
export function joinSegments(stretches: readonly TextSegment[]): TextSegment[] {
  const result: TextSegment[] = [];
  let run: TextSegment[] = [];
  const flush = () => {
    const last = run.at(-1);
    const rest = last?.kind === 'same' ? [last] : [];
    result.push(...mergeRun(run.slice(0, run.length - rest.length)), ...rest);
    run = [];
  };
  for (const stretch of stretches) {
    if (stretch.kind !== 'same') run.push(stretch);
    else if (run.length > 0 && !/[\p{L}\p{N}]/u.test(stretch.text)) run.push(stretch);
    else {
      flush();
      result.push(stretch);
    }
  }
  flush();
  return result;
}

/** What went and what came of a run, each as one; a run of one kind alone stays as it is. */
function mergeRun(run: readonly TextSegment[]): readonly TextSegment[] {
  const kinds: readonly TextSegment['kind'][] = ['gone', 'come'];
  if (!kinds.every((kind) => run.some((one) => one.kind === kind))) return run;
  return kinds.map((kind) => ({
    kind,
    text: run.flatMap((one) => (one.kind === kind || one.kind === 'same' ? one.text : '')).join(''),
  }));
}
