import { useEffect, useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import chainSchema from '../../../../../content/chain.schema.json';
import instrumentSchema from '../../../../../questionnaires/instrument.schema.json';
import type { AuthorState } from '../../preview/state.ts';
import { ImportForm } from '../imports/import-form.tsx';
import { PageEditor } from '../text/page-editor.tsx';
import { messages } from '../messages.ts';
import { readAuthorName, writeAuthorName } from './author-name.ts';
import { readingOrderFile } from './reading-pages.ts';
import type { EditorStore } from './editor-store.ts';
import styles from './editor.module.css';
import { createReadingOrderKind, createInstrumentKind } from './file-kind.ts';
import { type EditableFile, listEditableFiles } from './editable-files.ts';
import { JsonEditor } from './json-editor.tsx';
import { NewFileForm } from './new-file-form.tsx';
import type { EditorState } from './open-files.ts';
import { ExternalChangeAlert } from './external-change-alert.tsx';
import { isUnsaved } from './open-file.ts';
import { createQuestionnaireViews } from './questionnaire-views.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { useFollowingPreview } from './use-following-preview.ts';
import { useShortcuts } from './use-shortcuts.ts';

const kinds = {
  questionnaire: createInstrumentKind(instrumentSchema),
  chain: createReadingOrderKind(chainSchema),
};

/** The file to edit, and the path in it. */
export interface EditorTarget {
  readonly file: string;
  readonly path?: string;
}

/** Props of `EditorPanel`. */
export interface EditorPanelProps {
  readonly state: AuthorState;
  readonly store: EditorStore;
  readonly files: EditorState;
  readonly target: EditorTarget | undefined;
  onTarget(target: EditorTarget): void;
  show(address: string): void;
}

/** The editor of one file, with its findings and the actions on the preview. */
export function EditorPanel({ state, store, files, target, onTarget, show }: EditorPanelProps) {
  const all = listEditableFiles(state);
  const file = target?.file ?? all[0]?.file ?? '';
  const kind = all.find((one) => one.file === file)?.kind ?? getKind(file);
  const open = files.get(file);
  const [failed, setFailed] = useState<{ readonly file: string; readonly message: string }>();
  const failure = failed?.file === file ? failed.message : '';

  useEffect(() => {
    if (file !== '') store.open(file).catch(({ message }: Error) => setFailed({ file, message }));
  }, [store, file]);

  const [isFollowing, setFollowing] = useState(true);
  const follow = useFollowingPreview(store, show);

  useShortcuts({
    save: () => void store.save(file),
    undo: () => store.undo(file),
    redo: () => store.redo(file),
  });

  async function tryIt() {
    const outcome = await store.show(file);
    if (outcome?.address) show(`/author/enter?to=${encodeURIComponent(outcome.address)}`);
  }

  return (
    <div className={styles.editor}>
      <div className={styles.top}>
        <SelectField
          id="editor-file"
          label={messages.file}
          options={[
            ...all.map(({ file: value, name }) => ({ value, label: name })),
            // A new file is in the list after the next check.
            ...(all.some((one) => one.file === file) ? [] : [{ value: file, label: file }]),
          ]}
          value={file}
          onChange={({ target: { value } }) => value && onTarget({ file: value })}
        />
        {kind === 'questionnaire' && (
          <PublishPanel isUnsaved={[...files.values()].some(isUnsaved)} publish={store.publish} />
        )}
        <NewFileForm
          state={state}
          create={store.create}
          onCreated={(newFile) => onTarget({ file: newFile })}
        />
        <ImportForm onImported={(newFile) => onTarget({ file: newFile })} />
      </div>
      {open && (
        <div className={styles.bar}>
          <EditorToolbar
            open={open}
            undo={() => store.undo(file)}
            redo={() => store.redo(file)}
            save={() => void store.save(file)}
            tryIt={kind === 'questionnaire' ? () => void tryIt() : undefined}
          />
          <p className={styles.status} role="status">
            {open.status}
          </p>
        </div>
      )}
      {failure !== '' && <Alert status="error">{failure}</Alert>}
      {open && kind === 'questionnaire' && (
        <div className={styles.settings}>
          <Checkbox checked={isFollowing} onChange={({ target }) => setFollowing(target.checked)}>
            {messages.follow}
          </Checkbox>
          <TextField
            id="author-name"
            label={messages.review.name}
            defaultValue={readAuthorName()}
            autoComplete="name"
            onChange={({ target }) => writeAuthorName(target.value)}
          />
        </div>
      )}
      {!open && failure === '' && <Spinner label={messages.loading} />}
      {open && (
        <div className={styles.file} key={file}>
          {open.error !== '' && !open.externalChange && <Alert status="error">{open.error}</Alert>}
          <ExternalChangeAlert
            open={open}
            acceptExternal={() => store.acceptExternal(file)}
            keepDraft={() => store.keepDraft(file)}
          />
          {open.base.text === null && <Alert status="info">{messages.isNew}</Alert>}
          {kind === 'page' ? (
            <PageEditor store={store} open={open} onRemoved={() => onTarget({ file: readingOrderFile })} />
          ) : (
            <JsonEditor
              store={store}
              open={open}
              kind={kinds[kind]}
              slugs={state.pages.filter((page) => page.kind === 'reading').map(({ slug }) => slug)}
              position={target?.path}
              views={
                kind === 'questionnaire'
                  ? createQuestionnaireViews(
                      state.instruments.find((one) => one.file === file),
                      store.reviews,
                    )
                  : []
              }
              onEdit={(path) => {
                if (kind === 'questionnaire' && isFollowing) void follow(open, path);
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}

function getKind(file: string): EditableFile['kind'] {
  if (file.endsWith('.mdx')) return 'page';
  return file === readingOrderFile ? 'chain' : 'questionnaire';
}
