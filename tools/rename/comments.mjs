// @ts-nocheck: a temporary tool, until all comments are rewritten
// replaces phrases in comments only. usage: node comments.mjs ROOT TABLE DIR...   TABLE lines: from => to
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const [root, table, ...dirs] = process.argv.slice(2);
const ts = (await import(join(root, 'node_modules/typescript/lib/typescript.js'))).default;
const pairs = readFileSync(table, 'utf8')
  .split('\n')
  .filter((l) => l.includes(' => '))
  .map((l) => l.split(' => '));
let n = 0;
for (const d of dirs)
  for (const f of readdirSync(join(root, d), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|tsx|mts|mjs)$/.test(f)) continue;
    const p = join(root, d, f);
    const text = readFileSync(p, 'utf8');
    const sf = ts.createSourceFile(
      p,
      text,
      ts.ScriptTarget.Latest,
      true,
      p.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const ranges = new Map();
    const visit = (node) => {
      for (const r of [
        ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
      ])
        ranges.set(r.pos, r.end);
      node.getChildren().forEach(visit);
    };
    visit(sf);
    let out = text;
    for (const [pos, end] of [...ranges].sort((a, b) => b[0] - a[0])) {
      const c = text.slice(pos, end);
      let t = c;
      for (const [a, b] of pairs) t = t.replace(new RegExp(`(?<![\\w\`'/.-])${a}(?![\\w\`'/-])`, 'g'), b);
      if (t !== c) {
        out = out.slice(0, pos) + t + out.slice(end);
        n += 1;
      }
    }
    if (out !== text) writeFileSync(p, out);
  }
console.log(n, 'comments');
