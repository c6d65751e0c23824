/** Suggests how to quote the value of a line in the head. */
export function quoteLine(line: string): string {
  const [, key, words = ''] = /^([A-Za-z]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
  const plain = words.replace(/"([^"]+)"/g, '“$1”').replaceAll('"', '');
  if (key === undefined || plain === '' || plain.includes('\\'))
    return 'Write the value in quotation marks: title: "Step up: when you need to".';
  return `Write the value in quotation marks: ${key}: "${plain}".`;
}
