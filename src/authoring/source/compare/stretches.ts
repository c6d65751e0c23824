/** A stretch of words that two texts share, or that only the old or only the new one has. */
export interface Stretch {
  readonly kind: 'same' | 'gone' | 'come';
  readonly text: string;
}

/** A change of several words in a row is one: blanks and signs between them count as changed too. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  let run: Stretch[] = [];
  const end = () => {
    const last = run.at(-1);
    const rest = last?.kind === 'same' ? [last] : [];
    result.push(...asOne(run.slice(0, run.length - rest.length)), ...rest);
    run = [];
  };
  for (const stretch of stretches) {
    if (stretch.kind !== 'same') run.push(stretch);
    else if (run.length > 0 && !/[\p{L}\p{N}]/u.test(stretch.text)) run.push(stretch);
    else {
      end();
      result.push(stretch);
    }
  }
  end();
  return result;
}

/** What went and what came of a run, each as one; a run of one kind alone stays as it is. */
function asOne(run: readonly Stretch[]): readonly Stretch[] {
  const kinds: readonly Stretch['kind'][] = ['gone', 'come'];
  if (!kinds.every((kind) => run.some((one) => one.kind === kind))) return run;
  return kinds.map((kind) => ({
    kind,
    text: run.flatMap((one) => (one.kind === kind || one.kind === 'same' ? one.text : '')).join(''),
  }));
}
