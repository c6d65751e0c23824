import { nearestName } from '../../domain/reading/nearest.ts';
import { type ContentFinding, error } from './content-finding.ts';
import { type Element, wordsOfAttribute } from './elements.ts';
import { calloutKinds, type Part } from './parts.ts';

/** Attributes of a tag that are unknown, missing, written twice, without words, or with words that mean nothing. */
export function attributeFindings(file: string, element: Element, part: Part): ContentFinding[] {
  const { name, line, attributes } = element;
  const allowed = Object.keys(part.attributes);
  const needed = allowed.filter((one) => part.attributes[one] === 'required');
  const tell = (expected: string, found: string, mend: string) =>
    error(file, line, { path: `<${name}>`, expected, found, mend });
  const findings: ContentFinding[] = [];
  // A misspelled attribute is not told a second time as a missing one.
  const meant = new Set(attributes.map((attribute) => attribute.name));
  for (const [at, attribute] of attributes.entries()) {
    const own = attribute.name;
    if (!allowed.includes(own)) {
      const known = allowed.map((one) => `${one}="…"`).join(', ');
      const near = nearestName(own, allowed);
      if (near) meant.add(near);
      const expected = known ? `only ${known} in <${name}>` : `<${name} /> alone`;
      findings.push(tell(expected, `${own}="…"`, near ? `Write ${near}="…".` : 'Remove it.'));
    } else if (attributes.findIndex((one) => one.name === own) < at) {
      findings.push(tell(`${own}="…" once`, 'it stands there twice', 'Remove one of the two.'));
    } else if (!attribute.value?.trim()) {
      const found = attribute.value === null ? 'no words in quotation marks' : 'nothing between the marks';
      findings.push(tell(`words in ${own}="…"`, found, `Write ${own}="your words", with straight marks.`));
    }
  }
  const whole = `Write <${name} ${needed.map((one) => `${one}="…"`).join(' ')}>.`;
  for (const one of needed.filter((attribute) => !meant.has(attribute))) {
    findings.push(tell(`${one}="…" in <${name}>`, 'none', whole));
  }
  return [...findings, ...kindFindings(file, element)];
}

function kindFindings(file: string, element: Element): ContentFinding[] {
  const kind = wordsOfAttribute(element, 'kind');
  if (element.name !== 'Callout' || !kind || calloutKinds.includes(kind)) return [];
  const near = nearestName(kind, calloutKinds);
  const mend = near ? `Write kind="${near}".` : 'Choose one of them, or leave kind out: then it is a note.';
  const expected = `kind="…" with one of ${calloutKinds.join(', ')}`;
  return [error(file, element.line, { path: '<Callout>', expected, found: `kind="${kind}"`, mend })];
}
