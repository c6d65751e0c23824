import { SaxesParser } from 'saxes';
import { escapeHtml } from '#domain/print/html.ts';
import { createRefusal, type ParsedTranslation } from './parsed-translation.ts';
import type { ImportedUnit, TranslationUnit } from './translation-unit.ts';

/** Elements that may contain a unit, from the root. Groups are added by some editors. */
const containers: readonly string[] = ['xliff', 'file', 'body', 'group'];

interface OpenUnit {
  readonly id: string;
  readonly line: number;
  source: string;
  target: string;
  state: string;
}

/**
 * Reads an XLIFF 1.2 file that `formatXliff` wrote and a translator filled in. Document types are refused, so that the file cannot
 * define entities.
 * @throws RefusedFile with line, reason and fix
 */
export function readXliff(file: string, text: string): ParsedTranslation {
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true });
  const units: ImportedUnit[] = [];
  const languages = new Set<string>();
  const path: string[] = [];
  let unit: OpenUnit | undefined;

  const refuse = (expected: string, actual: string, fix: string): never => {
    throw createRefusal(file, parser.line, expected, actual, fix);
  };
  parser.on('error', ({ message }) =>
    refuse(
      'an XLIFF file',
      message.replace(/^\S*?\d+:\d+: /, ''),
      'Export the texts again, and copy the translations into the new file.',
    ),
  );
  parser.on('doctype', () =>
    refuse(
      'a file without a document type',
      '<!DOCTYPE>',
      'Remove the document type, and write characters instead of its entities.',
    ),
  );
  parser.on('opentag', ({ name, attributes }) => {
    const parent = path.at(-1);
    path.push(name);
    if (path.length === 1 && name !== 'xliff')
      refuse('the element <xliff>', `<${name}>`, 'Export the texts again with --format xliff.');
    if (name === 'xliff' && attributes.version !== '1.2')
      refuse('XLIFF 1.2', `version ${attributes.version ?? 'missing'}`, 'Save the file as XLIFF 1.2.');
    if (name === 'file') languages.add(attributes['target-language'] ?? '');
    if (name === 'trans-unit' && parent !== undefined && containers.includes(parent)) {
      if (!attributes.id) refuse('a unit with an id', 'no id', 'Export the texts again.');
      unit = { id: attributes.id ?? '', line: parser.line, source: '', target: '', state: '' };
    } else if (parent === 'target' || parent === 'source') {
      if (isInUnit(path.slice(0, -1)))
        refuse(
          'a text without elements',
          `<${name}> in <${parent}>`,
          'Turn off the setting that turns tags into elements, and export again.',
        );
    } else if (name === 'target' && unit && isInUnit(path)) unit.state = attributes.state ?? 'translated';
  });
  const addText = (added: string): void => {
    if (!unit || !isInUnit(path)) return;
    if (path.at(-1) === 'source') unit.source += added;
    if (path.at(-1) === 'target') unit.target += added;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    path.pop();
    if (name !== 'trans-unit' || !unit) return;
    const { state, ...rest } = unit;
    units.push({ ...rest, isUnconfirmed: /^(new|needs-)/.test(state) });
    unit = undefined;
  });
  parser.write(text).close();
  if (languages.size > 1)
    throw createRefusal(
      file,
      undefined,
      'one language',
      [...languages].join(', '),
      'Import one file per language.',
    );
  return { language: [...languages][0] ?? '', units };
}

/** Returns true for the source or target of a unit, not for that of an alternative (`alt-trans`). */
function isInUnit(path: readonly string[]): boolean {
  return path.at(-2) === 'trans-unit' && path.slice(0, -2).every((name) => containers.includes(name));
}

/** Formats units as XLIFF 1.2, one `file` per English file. */
export function formatXliff(
  language: string,
  files: readonly { readonly source: string; readonly units: readonly TranslationUnit[] }[],
): string {
  const parts = files.map(
    ({
      source,
      units,
    }) => `  <file original="${escapeHtml(source)}" source-language="en" target-language="${escapeHtml(language)}" datatype="plaintext">
    <body>
${units.map(formatUnit).join('')}    </body>
  </file>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n${parts.join('')}</xliff>\n`;
}

function formatUnit({ id, source, target, isStale, note }: TranslationUnit): string {
  const state = target === '' ? 'new' : isStale ? 'needs-review-translation' : 'translated';
  const comment = note === '' ? '' : `        <note>${escapeXml(note)}</note>\n`;
  return `      <trans-unit id="${escapeXml(id)}" xml:space="preserve">
        <source>${escapeXml(source)}</source>
        <target state="${state}">${escapeXml(target)}</target>
${comment}      </trans-unit>
`;
}

/** A carriage return would be read as a line break. */
const escapeXml = (text: string) => escapeHtml(text).replaceAll('\r', '&#13;');
