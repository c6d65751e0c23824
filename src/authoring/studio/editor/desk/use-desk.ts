import { useEffect, useState, useSyncExternalStore } from 'react';
import { editorApi } from './api.ts';
import { type Desk, desk } from './desk.ts';
import { isUnsaved } from './open-file.ts';
import type { DeskState } from './open-files.ts';

/**
 * The desk of the authors' page, which outlives the tabs. It looks again whenever the check was through, since a file
 * was saved then, and asks before the page is left with something unsaved.
 * @param checked a new value after each check
 */
export function useDesk(checked: unknown): readonly [Desk, DeskState] {
  const [own] = useState(() => desk(editorApi));
  const state = useSyncExternalStore(own.subscribe, own.current);
  const hasUnsaved = [...state.values()].some(isUnsaved);

  useEffect(() => {
    if (checked !== undefined) void own.lookAgain();
  }, [own, checked]);

  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);

  return [own, state];
}
