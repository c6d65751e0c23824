import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState, useSyncExternalStore } from 'react';
import { expect } from 'vitest';
import type { NewFile, PublishOutcome, ReviewRequest, ReviewView } from '#authoring/drafts/requests.ts';
import type { EditorApi } from '#authoring/studio/editor/store/api.ts';
import { createEditorStore } from '#authoring/studio/editor/store/editor-store.ts';
import { EditorPanel } from '#authoring/studio/editor/store/editor-panel.tsx';
import type { AuthorState } from '#authoring/studio/preview/state.ts';
import type { Finding } from '#authoring/finding/finding.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { noReview } from './no-review.ts';

/** The file that `openEditor` opens by default. */
export const distressFile = 'questionnaires/S4-distress.json';

/** Reads a file of the repository. */
export const readRepositoryFile = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../../..', file), 'utf8');

/** An open editor with a server in memory. */
export interface EditorSession {
  readonly user: UserEvent;
  /** The text of the file on the server. */
  readonly saved: string;
  /** Texts that were written, oldest first. */
  readonly written: string[];
  readonly created: NewFile[];
  /** Addresses that the preview displayed, oldest first. */
  readonly shown: string[];
  /** What the next check finds. */
  findings: Finding[];
  /** What publishing gives. */
  published: PublishOutcome;
  /** The review on the server. */
  review: ReviewView;
  /** Changes of the review, oldest first. */
  readonly reviewed: ReviewRequest[];
  openPart(name: string): Promise<void>;
  /** Saves, and returns the file. */
  save(): Promise<Instrument>;
}

function listPublished(name: string): readonly Instrument[] {
  try {
    return [JSON.parse(readRepositoryFile(`questionnaires/published/${name}.json`)) as Instrument];
  } catch {
    return [];
  }
}

/**
 * Renders the editor with a questionnaire.
 * @param source file of the repository with its text
 * @param path path that is open at the start
 */
export function openEditor(source: string = distressFile, path?: string): EditorSession {
  const file = distressFile;
  const saved = readRepositoryFile(source);
  const { id, version } = JSON.parse(saved) as Instrument;
  const versions = listPublished(`${id}@${version}`);
  const user = userEvent.setup();
  const session: EditorSession = {
    user,
    saved,
    written: [],
    created: [],
    shown: [],
    findings: [],
    published: { written: ['S4@1.0'], findings: [] },
    review: noReview,
    reviewed: [],
    async openPart(name) {
      await user.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }));
    },
    async save() {
      const before = session.written.length;
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(session.written.length).toBeGreaterThan(before));
      return JSON.parse(session.written.at(-1)!) as Instrument;
    },
  };
  const api: EditorApi = {
    read: async () => ({ text: saved, hash: 'a'.repeat(64) }),
    write: async ({ text }) => {
      session.written.push(text ?? '');
      return { outcome: 'written', now: { text, hash: 'b'.repeat(64) } };
    },
    check: async () => ({ findings: session.findings }),
    show: async () => ({ shows: 'all', address: '/distressPage', findings: [] }),
    showSaved: async () => ({}),
    create: async (request) => {
      session.created.push(request);
      return { file };
    },
    publish: async () => session.published,
    readReview: async () => session.review,
    changeReview: async (request) => {
      session.reviewed.push(request);
      return session.review;
    },
  };
  const state: AuthorState = {
    findings: [],
    files: 1,
    instruments: [{ file, instrument: JSON.parse(saved) as Instrument, versions, grades: {} }],
    stale: [],
    chain: null,
    pages: [],
    translations: [],
    quality: [],
  };

  function Page() {
    const [store] = useState(() => createEditorStore(api));
    const files = useSyncExternalStore(store.subscribe, store.getState);
    return (
      <EditorPanel
        state={state}
        store={store}
        files={files}
        target={path === undefined ? undefined : { file, path }}
        onTarget={() => {}}
        show={(address) => session.shown.push(address)}
      />
    );
  }

  render(<Page />);
  return session;
}
