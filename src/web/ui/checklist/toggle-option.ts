/** One row of a checklist. */
export interface ListOption {
  readonly code: number;
  readonly label: string;
  /** Excludes all other options, such as 'None of these'. */
  readonly alone?: boolean;
}

/** The chosen codes, ascending, after an option was toggled. Exclusive and other options clear each other. */
export function toggleOption(
  options: readonly ListOption[],
  chosen: readonly number[],
  { code, alone }: ListOption,
): number[] {
  if (chosen.includes(code)) return chosen.filter((other) => other !== code);
  if (alone) return [code];
  const others = chosen.filter((other) => !options.some((option) => option.code === other && option.alone));
  return [...others, code].sort((a, b) => a - b);
}
