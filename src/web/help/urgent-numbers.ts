import help from '#compiled/help-now.json';

/** The two numbers that precede everything else: one to talk, one in danger. */
export const urgentNumbers = {
  call: findNumber(help.urgent.call),
  danger: findNumber(help.urgent.danger),
};

/** Finds the first number of a helpline. The content check guarantees that the line exists. */
function findNumber(name: string) {
  const line = help.lines.find((one) => one.name === name) ?? help.lines[0];
  const number = line?.numbers[0];
  if (!number) throw new Error(`content/help-now.json: no number of "${name}". Run npm run check.`);
  return number;
}
