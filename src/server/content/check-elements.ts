import { nearestName } from '../../domain/reading/nearest.ts';
import { type ContentFinding, error } from './content-finding.ts';
import { attributeFindings } from './check-attributes.ts';
import { eachOf, type Element, elementsOf } from './elements.ts';
import { lineBreak, openNote } from './parse-words.ts';
import type { PageFile } from './page-file.ts';
import { aloneTags, asWritten, type Part, parts } from './parts.ts';

/** Tags and attributes that the program does not know, that are missing, or that stand in the wrong place. */
export function elementFindings(
  file: string,
  { tree }: PageFile,
  kind: keyof typeof parts,
): ContentFinding[] {
  const known: Readonly<Record<string, Part>> = parts[kind];
  const findings = elementsOf(tree).flatMap((element) => {
    const part = Object.hasOwn(known, element.name) ? known[element.name] : undefined;
    if (!part) return [unknownTag(file, element, Object.keys(known))];
    return [
      ...attributeFindings(file, element, part),
      ...placeFindings(file, element, part),
      ...contentFindings(file, element, part),
    ];
  });
  return [...findings, ...commandFindings(file, tree)];
}

function unknownTag(file: string, { name, line }: Element, known: readonly string[]): ContentFinding {
  if (name === 'br') return error(file, line, { path: '<br>', ...lineBreak });
  const near = nearestName(name, known);
  return error(file, line, {
    path: `<${name}>`,
    expected: 'a tag that the program knows',
    found: `<${name}>`,
    mend: near
      ? `Write ${aloneTags.includes(near) ? asWritten(near) : `<${near}> and </${near}>`}; small and capital letters count.`
      : `Use plain Markdown, or one of ${known.map(asWritten).join(', ')}.`,
  });
}

function placeFindings(file: string, { name, line, parent }: Element, { within }: Part): ContentFinding[] {
  if (!within || parent === within) return [];
  return [
    error(file, line, {
      path: `<${name}>`,
      expected: `<${within}> around <${name}>`,
      found: parent ? `<${parent}> around it` : 'nothing around it',
      mend: `Write <${within}> before the first <${name}> and </${within}> after the last, each on a line of its own.`,
    }),
  ];
}

function contentFindings(file: string, { name, line, holds }: Element, part: Part): ContentFinding[] {
  const path = `<${name}>`;
  const stray = part.holds && holds.find((one) => one !== part.holds);
  if (stray) {
    return [
      error(file, line, {
        path,
        expected: `only <${part.holds}> directly in <${name}>`,
        found: /^[A-Z]/.test(stray) ? `<${stray}>` : 'text of its own',
        mend: `Move it before <${name}>, after </${name}>, or into one of the <${part.holds}>.`,
      }),
    ];
  }
  if ((part.holds || part.text === 'needed') && holds.length === 0) {
    const inside = part.holds ? `at least one <${part.holds}>` : 'text';
    const expected = `${inside} between <${name}> and </${name}>`;
    const mend =
      name === 'Video'
        ? 'Write the transcript there: what is said and what is seen.'
        : 'Write it, or remove the tag.';
    return [error(file, line, { path, expected, found: 'nothing', mend })];
  }
  if (part.text === 'none' && holds.length > 0) {
    const mend = `Write <${name} /> alone: the program puts the words there.`;
    return [
      error(file, line, { path, expected: `nothing between <${name}> and </${name}>`, found: 'text', mend }),
    ];
  }
  return [];
}

/** Curly braces and lines that are commands of the page format: a page is text alone. */
function commandFindings(file: string, tree: PageFile['tree']): ContentFinding[] {
  const findings: ContentFinding[] = [];
  const braces = (value: string, line: number) => {
    if (/^\s*\/\*[\s\S]*\{\/\*/.test(value)) {
      findings.push(error(file, line, { path: '', ...openNote }));
      return;
    }
    // A note to oneself in comment signs is fine.
    if (/^\s*(\/\*[\s\S]*\*\/)?\s*$/.test(value)) return;
    const mend = 'Use round brackets. If the brace is meant as text, write \\{ instead.';
    findings.push(
      error(file, line, { path: '', expected: 'text without curly braces', found: `{${value}}`, mend }),
    );
  };
  eachOf(tree, 'mdxTextExpression', ({ value }, line) => braces(value, line));
  eachOf(tree, 'mdxFlowExpression', ({ value }, line) => braces(value, line));
  eachOf(tree, 'mdxjsEsm', ({ value }, line) => {
    const found = `a line that begins with "${value.split(/\s/)[0]}"`;
    const mend = 'Let the line begin with another word: "import" and "export" are commands here.';
    findings.push(error(file, line, { path: '', expected: 'text', found, mend }));
  });
  return findings;
}
