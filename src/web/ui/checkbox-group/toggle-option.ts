/** One row of a group of checkboxes. */
export interface CheckboxOption {
  readonly code: number;
  readonly label: string;
  /** Excludes all other options, such as 'None of these'. */
  readonly exclusive?: boolean;
}

/** The chosen codes, ascending, after an option was toggled. Exclusive and other options clear each other. */
export function toggleOption(
  options: readonly CheckboxOption[],
  chosen: readonly number[],
  { code, exclusive }: CheckboxOption,
): number[] {
  if (chosen.includes(code)) return chosen.filter((other) => other !== code);
  if (exclusive) return [code];
  const others = chosen.filter(
    (other) => !options.some((option) => option.code === other && option.exclusive),
  );
  return [...others, code].sort((a, b) => a - b);
}
