import { useEffect, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import type { Finding } from '../../../finding/finding.ts';
import { focusAfterRender } from '../form/focus-after-render.ts';
import { getFieldId } from '../form/form-context.ts';
import { SectionForm } from '../form/section-form.tsx';
import type { Json } from '../../../source/json-value.ts';
import { type Path, parsePath, formatPath } from '../model/path.ts';
import { findSection } from '../model/section.ts';
import { applyReplacements } from '../instrument/replace-texts.ts';
import { setValueAt } from '../model/change.ts';
import { TextView } from '../text/text-view.tsx';
import { messages } from '../messages.ts';
import type { EditorStore } from './editor-store.ts';
import styles from './editor.module.css';
import type { FileKind } from './file-kind.ts';
import type { EditorView } from './questionnaire-views.tsx';
import { FindingsList, PreviewNote } from './findings-list.tsx';
import type { OpenFile } from './open-file.ts';
import { SearchReplace } from './search-replace.tsx';

/** Props of `JsonEditor`. */
export interface JsonEditorProps {
  readonly store: EditorStore;
  readonly open: OpenFile;
  readonly kind: FileKind;
  readonly slugs: readonly string[];
  /** Path to open initially. */
  readonly position?: string | undefined;
  readonly views: readonly EditorView[];
  /** A field got the focus. */
  onEdit(path: Path): void;
}

const asText = 'text';

/** A replaced text has its key already, so the order of new keys does not matter. */
const setTextAt = (whole: Json, path: Path, next: Json) => setValueAt(whole, path, next, () => []);

/** The editor of a JSON file: a form with sections, or its text if it is invalid or on request. */
export function JsonEditor({ store, open, kind, slugs, position, views, onEdit }: JsonEditorProps) {
  const { file, history, findings } = open;
  const { text, value } = history.now;
  const sections = value === undefined ? [] : kind.listSections(value);
  const [selected, setSelected] = useState(
    () => (position ? findSection(sections, position)?.id : undefined) ?? sections[0]?.id,
  );
  const [openRows, setOpenRows] = useState<ReadonlySet<string>>(
    () => new Set(position ? listRows(parsePath(position)) : []),
  );
  const view = views.find(({ id }) => id === selected);
  const section =
    sections.find(({ id }) => id === selected) ?? (selected === asText ? undefined : sections[0]);

  function go({ path, line }: Pick<Finding, 'path' | 'line'>) {
    const target = path === '' ? undefined : findSection(sections, path);
    if (!target) {
      setSelected(asText);
      focusAfterRender(`line-${line ?? 1}`, `${file}-text`);
      return;
    }
    setSelected(target.id);
    setOpenRows(new Set([...openRows, ...listRows(parsePath(path))]));
    focusField(path);
  }

  // A finding in another view opens its field here.
  useEffect(() => {
    if (position) focusField(position);
  }, [position]);

  return (
    <>
      <PreviewNote open={open} onGo={go} />
      <FindingsList open={open} onGo={go} />
      {value !== undefined && (
        <SearchReplace
          schema={kind.schema}
          value={value}
          replace={(replacements, status) =>
            store.change(file, applyReplacements(value, replacements, setTextAt), '', status)
          }
          onGo={(path) => go({ path })}
        />
      )}
      {value === undefined ? (
        <Alert status="info">{messages.unreadable}</Alert>
      ) : (
        <fieldset className={styles.sections}>
          <legend className="sr">{messages.section}</legend>
          {[...sections, { id: asText, name: messages.whole }, ...views].map(({ id, name }) => (
            <label key={id}>
              <input
                type="radio"
                name="section"
                checked={id === (view ?? section)?.id || (id === asText && !view && !section)}
                onChange={() => setSelected(id)}
              />
              <span>
                {name}
                <FindingsCount findings={findings} sections={sections} id={id} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {value !== undefined && view ? (
        view.render(open)
      ) : value === undefined || !section ? (
        <TextView
          id={`${file}-text`}
          label={file}
          text={text}
          findings={findings}
          onChange={(next) => store.write(file, next, 'text')}
        />
      ) : (
        <SectionForm
          key={section.id}
          kind={kind}
          value={value}
          findings={findings}
          section={section}
          slugs={slugs}
          openRows={openRows}
          onOpenRowsChange={setOpenRows}
          onEdit={onEdit}
          onChange={(next, where, status) => store.change(file, next, where, status)}
        />
      )}
    </>
  );
}

/** Focuses the field at a path, or the nearest one around it. */
function focusField(path: string): void {
  const steps = parsePath(path);
  focusAfterRender(...steps.map((_, at) => getFieldId(steps.slice(0, steps.length - at))));
}

/** The number of findings in a section. */
function FindingsCount({
  findings,
  sections,
  id,
}: {
  findings: readonly Finding[];
  sections: ReturnType<FileKind['listSections']>;
  id: string;
}) {
  const count = findings.filter(({ path }) => path !== '' && findSection(sections, path)?.id === id).length;
  return count > 0 ? <small>{` ${messages.counted(count)}`}</small> : null;
}

/** Lists the rows that contain a path and must be expanded to display it. */
function listRows(path: Path): string[] {
  return path.flatMap((step, at) => (typeof step === 'number' ? [formatPath(path.slice(0, at + 1))] : []));
}
