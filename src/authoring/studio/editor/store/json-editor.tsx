import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import type { Finding } from '../../../finding/finding.ts';
import { focusSoon } from '../form/focus-soon.ts';
import { getFieldId } from '../form/form-context.ts';
import { WholeForm } from '../form/whole-form.tsx';
import { type Path, parsePath, formatPath } from '../model/path.ts';
import { findSection } from '../model/section.ts';
import { TextView } from '../text/text-view.tsx';
import { words } from '../messages.ts';
import type { EditorStore } from './editor-store.ts';
import styles from './editor.module.css';
import type { FileKind } from './file-kind.ts';
import { FindingsList, ShownNote } from './findings-list.tsx';
import type { OpenFile } from './open-file.ts';

export interface JsonEditorProps {
  readonly store: EditorStore;
  readonly open: OpenFile;
  readonly kind: FileKind;
  readonly slugs: readonly string[];
  /** Where to begin: the place of a finding. */
  readonly place?: string | undefined;
}

const asText = 'text';

/** A JSON file as a form in sections; while it is no JSON, and where somebody prefers it, as text. */
export function JsonEditor({ store, open, kind, slugs, place }: JsonEditorProps) {
  const { file, history, findings } = open;
  const { text, value } = history.now;
  const sections = value === undefined ? [] : kind.sections(value);
  const [chosen, setChosen] = useState(
    () => (place ? findSection(sections, place)?.id : undefined) ?? sections[0]?.id,
  );
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(place ? listRows(parsePath(place)) : []),
  );
  const section = sections.find(({ id }) => id === chosen) ?? (chosen === asText ? undefined : sections[0]);

  function go({ path, line }: Finding) {
    const there = path === '' ? undefined : findSection(sections, path);
    if (!there) {
      setChosen(asText);
      focusSoon(`line-${line ?? 1}`, `${file}-text`);
      return;
    }
    setChosen(there.id);
    const steps = parsePath(path);
    setOpened(new Set([...opened, ...listRows(steps)]));
    focusSoon(...steps.map((_, at) => getFieldId(steps.slice(0, steps.length - at))));
  }

  return (
    <>
      <ShownNote open={open} onGo={go} />
      <FindingsList open={open} onGo={go} />
      {value === undefined ? (
        <Alert tone="info">{words.unreadable}</Alert>
      ) : (
        <fieldset className={styles.sections}>
          <legend className="sr">{words.section}</legend>
          {[...sections.map(({ id, name }) => ({ id, name })), { id: asText, name: words.whole }].map(
            ({ id, name }) => (
              <label key={id}>
                <input
                  type="radio"
                  name="section"
                  checked={id === (section?.id ?? asText)}
                  onChange={() => setChosen(id)}
                />
                <span>
                  {name}
                  <Count findings={findings} sections={sections} id={id} />
                </span>
              </label>
            ),
          )}
        </fieldset>
      )}
      {value === undefined || !section ? (
        <TextView
          id={`${file}-text`}
          label={file}
          text={text}
          findings={findings}
          onChange={(next) => store.write(file, next, 'text')}
        />
      ) : (
        <WholeForm
          key={section.id}
          kind={kind}
          value={value}
          findings={findings}
          section={section}
          slugs={slugs}
          opened={opened}
          onOpened={setOpened}
          onChange={(next, where, said) => store.change(file, next, where, said)}
        />
      )}
    </>
  );
}

/** How many findings wait in a section. */
function Count({
  findings,
  sections,
  id,
}: {
  findings: readonly Finding[];
  sections: ReturnType<FileKind['sections']>;
  id: string;
}) {
  const count = findings.filter(({ path }) => path !== '' && findSection(sections, path)?.id === id).length;
  return count > 0 ? <small>{` ${words.counted(count)}`}</small> : null;
}

/** The entries of lists on the way to a place: they have to be open for it to be seen. */
function listRows(path: Path): string[] {
  return path.flatMap((step, at) => (typeof step === 'number' ? [formatPath(path.slice(0, at + 1))] : []));
}
