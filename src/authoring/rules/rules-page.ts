import { registry } from './registry.ts';
import type { DescribedRule, Example } from '../finding/rule.ts';

const head = `# The rules of the check

Made by \`npm run author:rules\` from \`src/authoring/rules\`: change a rule there, and run it again. The ids stand behind
the place of each finding of \`npm run check\`, and on the page of \`npm run author\`. An **error** keeps the program from
being built; **advice** asks for a second look. How to write is told in [the guide for authors](../content/README.md).
`;

/** The list of all rules for authors, as Markdown: id, level, what is expected and why, a mistake and the same put right. */
export function formatRulesPage(): string {
  const groups = registry.map(
    ({ title, rules }) => `## ${title}\n\n${rules.map((rule) => formatRule(rule)).join('\n')}`,
  );
  const contents = registry.map(
    ({ title, rules }) => `- [${title}](#${toAnchor(title)}), ${formatCount(rules)}`,
  );
  return `${head}\n${contents.join('\n')}\n\n${groups.join('\n')}`;
}

function formatRule({ id, level, says, examples: [first] }: DescribedRule): string {
  return `### \`${id}\`\n\n${level === 'advice' ? 'Advice. ' : ''}${says}\n\nNot so:\n\n${formatExample(first.bad)}\nBut so:\n\n${formatExample(first.good)}`;
}

/** A text as a block; of several files each with its name above. */
function formatExample(example: Example['bad']): string {
  if (typeof example === 'string') return formatBlock(example);
  const files = Object.entries(example);
  if (files.length === 0) return 'No such file.\n';
  return files
    .map(([file, text]) => (text === '' ? `There is no ${file}.\n` : `In ${file}:\n\n${formatBlock(text)}`))
    .join('\n');
}

/** Signs that nobody can see are written as their numbers. */
function formatBlock(text: string): string {
  const codeFence = text.includes('```') ? '````' : '```';
  const visible = text.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/g, formatCodePoint);
  return `${codeFence}\n${visible}\n${codeFence}\n`;
}

function formatCodePoint(sign: string): string {
  return `<U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}

function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

function formatCount({ length }: readonly unknown[]): string {
  return `${length} ${length === 1 ? 'rule' : 'rules'}`;
}
