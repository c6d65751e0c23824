import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentGroups } from '#authoring/rules/groups.ts';
import { registry } from '#authoring/rules/registry.ts';
import type { Example, RuleGroup } from '#authoring/finding/rule.ts';
import { checkExample } from '#tests/support/example-content.ts';

const rules = join(import.meta.dirname, '../../../src/authoring/rules');

/** The literals that a fix asks for unconditionally: Write "## Sit". */
function extractLiterals(fix: string): string[] {
  const literals =
    /(?:^|\. Then )[Ww]rite (".*?)(?:\.(?: |$)|,? (?:here|above|below|there)\b)/.exec(fix)?.[1] ?? '';
  return [...literals.matchAll(/"[^"]*": (?:"[^"]*"|true|\d+)|"([^"]+)"/g)]
    .map(([whole, words]) => words ?? whole)
    .filter((words) => !words.includes('…'));
}

/** A key of an example can have its path as a prefix. */
const getText = (text: Example['good']) =>
  (typeof text === 'string' ? text : Object.values(text).join('\n')).replace(/"[\w[\]]+\.(\w+)":/g, '"$1":');

const cases = contentGroups.flatMap((group) =>
  group.rules.flatMap((rule) =>
    rule.examples.map((example, at) => ({ name: `${rule.id}, ${at + 1}`, group, rule, example })),
  ),
);

it('finds nothing in the content that the examples modify', () => {
  expect(checkExample(contentGroups[0] as RuleGroup, {})).toEqual([]);
});

describe('an example of a rule', () => {
  it.each(cases)('has one finding when bad, and none after the fix: $name', ({ group, rule, example }) => {
    const findings = checkExample(group, example.bad);
    const ids = new Set(findings.map((finding) => finding.rule));
    expect([...ids].sort()).toEqual([rule.id, ...(example.also ?? [])].sort());
    const own = findings.find((finding) => finding.rule === rule.id);
    expect(own?.level).toBe(rule.level);
    expect(checkExample(group, example.good)).toEqual([]);
    for (const words of extractLiterals(own?.fix ?? '')) expect(getText(example.good)).toContain(words);
  });
});

describe('the list of rules', () => {
  const ids = registry.flatMap((group) => group.rules.map(({ id }) => id));

  it('contains every rule that has a file', () => {
    const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    const written = files.flatMap((name) => {
      const text = readFileSync(join(rules, name), 'utf8');
      return /^ {2}description:/m.test(text) ? [/^ {2}id: '([^']+)'/m.exec(text)?.[1]] : [];
    });
    expect(written.filter((id) => id !== undefined && !(ids as string[]).includes(id))).toEqual([]);
  });

  it('names each rule once, after its group', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const { folder, rules: own } of registry) {
      for (const { id } of own) expect(id).toMatch(new RegExp(`^${folder.split('/')[0]}/[a-z0-9-]+$`));
    }
  });

  it('has small folders of content rules', () => {
    for (const { folder } of contentGroups) {
      const files = readdirSync(join(rules, folder)).filter((name) => name.endsWith('.ts'));
      expect(files.length, folder).toBeLessThanOrEqual(25);
    }
  });
});
