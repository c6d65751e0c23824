import { createChangeNote, createOmissionNote, type ImportNote, type NotePosition } from '../foreign-form.ts';
import { toPlainText } from '../plain-text.ts';
import type { ImportRow } from '../table-rows.ts';
import type { columns } from './columns.ts';
import { getUnit } from './scale.ts';

type Locate = (column: keyof typeof columns) => NotePosition;

/** Leaves out a field that identifies a person. */
export function reportIdentifier(row: ImportRow, locate: Locate, notes: ImportNote[]): boolean {
  if (!/^y/i.test(row.getCell('identifier'))) return false;
  const name = row.getCell('name');
  notes.push(
    createOmissionNote(
      locate('identifier'),
      `"${name}" identifies a person`,
      'no question that identifies a person',
      { part: name, fix: 'Do not ask it here. The app links answers to an account that it never exports.' },
    ),
  );
  return true;
}

/**
 * Reports the parts of a field that a questionnaire has in another form, or not at all.
 * @returns the field note, which becomes part of the question; '' if there is none or it becomes a unit
 */
export function reportExtras(row: ImportRow, locate: Locate, notes: ImportNote[]): string {
  const name = row.getCell('name');
  const note = getUnit(row) === undefined ? toPlainText(row.getCell('note')) : '';
  if (note !== '')
    notes.push(
      createChangeNote(
        locate('note'),
        `the note "${note}" of "${name}"`,
        'a part of the question, in brackets',
        {
          part: name,
        },
      ),
    );
  for (const tag of listTags(row.getCell('annotation')))
    notes.push(createTagNote(tag, name, locate('annotation')));
  if (/^y/i.test(row.getCell('ranking')))
    notes.push(
      createOmissionNote(locate('ranking'), `the matrix of "${name}" is ranked`, 'separate questions', {
        part: name,
        fix: 'Ask for the first choice in one question.',
      }),
    );
  if (row.getCell('matrix') !== '')
    notes.push(
      createChangeNote(
        locate('matrix'),
        `"${name}", a row of the matrix "${row.getCell('matrix')}"`,
        'a question on the same scale, one at a time',
        { part: name },
      ),
    );
  return note;
}

/** Tags with their values: `@DEFAULT='1'`. @NONEOFTHEABOVE is read with the options. */
function listTags(annotation: string): string[] {
  const tags = annotation.match(/@[A-Z][A-Z0-9_-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s@]+))?/g) ?? [];
  const rest = annotation.replace(/@[A-Z][A-Z0-9_-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s@]+))?/g, '').trim();
  return [...tags.filter((tag) => !tag.startsWith('@NONEOFTHEABOVE')), ...(rest === '' ? [] : [rest])];
}

function createTagNote(tag: string, name: string, position: NotePosition): ImportNote {
  const part = name;
  if (tag.startsWith('@HIDDEN'))
    return createChangeNote(position, `${tag} of "${name}"`, 'a question that is asked', {
      part,
      fix: 'Remove the item if people must not see it.',
    });
  if (/^@(DEFAULT|SETVALUE|PREFILL)/.test(tag))
    return createOmissionNote(position, `${tag} of "${name}"`, 'questions that start unanswered', {
      part,
      fix: 'Nothing: an answer that is there before bends what people say.',
    });
  const isTag = tag.startsWith('@');
  return createOmissionNote(
    position,
    isTag ? `${tag} of "${name}"` : `the annotation of "${name}": ${tag}`,
    isTag ? 'no action tags' : 'no notes for the staff',
    { part, fix: 'Nothing, unless it changes what people see or answer.' },
  );
}
