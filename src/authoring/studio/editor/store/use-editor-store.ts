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
  const [own] = useState(() => createEditorStore(editorApi));
  const state = useSyncExternalStore(own.subscribe, own.current);
  const hasUnsaved = [...state.values()].some(isUnsaved);

  useEffect(() => {
    if (checked !== undefined) void own.refreshFiles();
  }, [own, checked]);

  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);

  return [own, state];
}
