import { useEffect, useState, useSyncExternalStore } from 'react';
import { editorApi } from './api.ts';
import { type EditorStore, createEditorStore } from './editor-store.ts';
import { isUnsaved } from './open-file.ts';
import type { EditorState } from './open-files.ts';

/**
 * Creates the editor store of the author app. Reads open files again after each check, and asks for confirmation
 * before the page is left with unsaved changes.
 * @param checked a new value after each check
 */
export function useEditorStore(checked: unknown): readonly [EditorStore, EditorState] {
  const [store] = useState(() => createEditorStore(editorApi));
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const hasUnsaved = [...state.values()].some(isUnsaved);

  useEffect(() => {
    if (checked !== undefined) void store.refreshFiles();
  }, [store, checked]);

  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);

  return [store, state];
}
