import { Play, Redo2, Save, Undo2 } from 'lucide-react';
import { Button, IconButton } from '#ui/button/button.tsx';
import { messages } from '../messages.ts';
import styles from './editor.module.css';
import { isUnsaved, type OpenFile } from './open-file.ts';

/** Props of `EditorToolbar`. */
export interface EditorToolbarProps {
  readonly open: OpenFile;
  undo(): void;
  redo(): void;
  save(): void;
  /** Undefined if the preview only displays saved files. */
  tryIt?: (() => void) | undefined;
}

/** Buttons to undo, redo, save and preview, and whether the file is saved. */
export function EditorToolbar({ open, undo, redo, save, tryIt }: EditorToolbarProps) {
  const unsaved = isUnsaved(open);
  const { past, future } = open.history;
  return (
    <div className={styles.tools}>
      <span className={unsaved ? styles.unsaved : styles.asSaved}>
        {unsaved ? messages.unsaved : messages.saved}
      </span>
      <IconButton
        label={messages.undo}
        icon={<Undo2 aria-hidden="true" />}
        aria-keyshortcuts="Control+Z"
        aria-disabled={past.length === 0}
        onClick={undo}
      />
      <IconButton
        label={messages.redo}
        icon={<Redo2 aria-hidden="true" />}
        aria-keyshortcuts="Control+Y"
        aria-disabled={future.length === 0}
        onClick={redo}
      />
      {tryIt && (
        <Button variant="secondary" startIcon={<Play aria-hidden="true" />} onClick={tryIt}>
          {messages.tryIt}
        </Button>
      )}
      <Button
        startIcon={<Save aria-hidden="true" />}
        aria-keyshortcuts="Control+S"
        loading={open.isSaving}
        loadingLabel={messages.saving}
        onClick={save}
      >
        {messages.save}
      </Button>
    </div>
  );
}
