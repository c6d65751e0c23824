import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState, useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { layOutJson } from '#authoring/commands/lay-out-json.ts';
import type { EditorApi } from '#authoring/editor/desk/api.ts';
import { desk } from '#authoring/editor/desk/desk.ts';
import { EditorPanel } from '#authoring/editor/desk/editor-panel.tsx';
import type { NewFile } from '#authoring/editor/files/forms.ts';
import type { AuthorState } from '#authoring/preview/state.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { madeUpTrial } from '#tests/support/made-up-trial.ts';

const file = 'questionnaires/trials/short-steps.json';
const saved = layOutJson({ $schema: './trial.schema.json', ...madeUpTrial });
const instrument = (name: string) => ({
  file: `questionnaires/${name}.json`,
  instrument: JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../questionnaires/${name}.json`), 'utf8'),
  ) as Instrument,
  grades: {},
});
const state = (began: string | null): AuthorState => ({
  findings: [],
  files: 3,
  instruments: [instrument('S3-social'), instrument('S4-distress')],
  held: [],
  trials: [{ file, title: madeUpTrial.title, began }],
  chain: null,
  pages: [],
  quality: [],
});

let written: string[];
let wished: NewFile[];
let user: UserEvent;

function Page({ began }: { began: string | null }) {
  const api: EditorApi = {
    read: async () => ({ text: saved, hash: 'a'.repeat(64) }),
    write: async ({ text }) => {
      written.push(text ?? '');
      return { outcome: 'written', now: { text, hash: 'b'.repeat(64) } };
    },
    check: async () => ({ findings: [] }),
    show: async () => ({ shows: 'all', address: '/distressFeedback', findings: [] }),
    showSaved: async () => ({}),
    showArm: async () => ({}),
    make: async (wish) => {
      wished.push(wish);
      return { file };
    },
  };
  const [own] = useState(() => desk(api));
  const [all] = useState(() => state(began));
  const files = useSyncExternalStore(own.subscribe, own.current);
  return (
    <EditorPanel
      state={all}
      desk={own}
      files={files}
      target={{ file }}
      onTarget={() => {}}
      show={() => {}}
      onTrial={async () => {}}
    />
  );
}

const part = async (name: string) =>
  user.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }));
async function save() {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written).not.toHaveLength(0));
  return written.at(-1);
}
const withTrial = (changes: object) =>
  layOutJson({ $schema: './trial.schema.json', ...madeUpTrial, ...changes });

beforeEach(() => {
  written = [];
  wished = [];
  user = userEvent.setup();
});

describe('a trial in the editor', () => {
  test('has what people are asked as fields, and is written as hands would write it', async () => {
    render(<Page began={null} />);
    await part('What people are asked');
    const consent = screen.getByRole('textbox', { name: 'Consent' });
    await user.clear(consent);
    await user.type(consent, 'I take part.');
    expect(await save()).toBe(withTrial({ consent: 'I take part.' }));
  });

  test('words of an arm are written at a level of the questionnaire, beside what everybody else reads', async () => {
    render(<Page began={null} />);
    await part('Arms');
    await user.click(screen.getByRole('button', { name: /^short/ }));
    const distress = within(screen.getByRole('group', { name: 'distress' }));
    // Low and High have words already.
    const level = distress.getByRole('combobox', { name: 'Level' });
    expect(
      within(level)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select', 'Average']);
    await user.selectOptions(level, 'Average');
    await user.click(distress.getByRole('button', { name: 'Add level' }));
    const step = within(screen.getByRole('group', { name: 'Average' })).getByRole('textbox', {
      name: /^Step/,
    });
    const [, social] = state(null).instruments;
    const usual = social!.instrument.scores[0]!.report!.levelTexts.Average!.step;
    expect(step).toHaveAccessibleDescription(expect.stringContaining(usual));
    await user.type(step, 'Rest.');
    const [first, short] = madeUpTrial.arms;
    const distressTexts = { ...short!.levelTexts!.distress, Average: { step: 'Rest.' } };
    expect(await save()).toBe(
      withTrial({ arms: [first, { ...short, levelTexts: { distress: distressTexts } }] }),
    );
  });

  test('another questionnaire brings its major version, its scores and its items along', async () => {
    render(<Page began={null} />);
    await part('Questionnaire and days');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Questionnaire' }), 'S3');
    await part('Stop rule and harm');
    const harm = within(screen.getByRole('group', { name: 'Harm' }));
    await user.selectOptions(harm.getByRole('combobox', { name: 'Of' }), 'item');
    await user.selectOptions(harm.getByRole('combobox', { name: 'Id' }), 'so1');
    expect(await save()).toBe(
      withTrial({ instrument: 'S3', major: 2, harm: { of: 'item', id: 'so1', change: 6 } }),
    );
  });

  test('that began says at once what stays; one to come does not', async () => {
    const { unmount } = render(<Page began="2026-01-01" />);
    expect(await screen.findByText(/This trial began on 2026-01-01\. Its arms/)).toBeInTheDocument();
    unmount();
    render(<Page began={null} />);
    await part('Arms');
    expect(screen.queryByText(/This trial began/)).not.toBeInTheDocument();
  });

  test('is begun by its questionnaire and its title', async () => {
    render(<Page began={null} />);
    await user.click(screen.getByRole('button', { name: 'New trial' }));
    const form = within(screen.getByRole('form', { name: 'New trial' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Questionnaire' }), 'S4');
    await user.type(form.getByRole('textbox', { name: 'Title' }), 'A trial of calmer words');
    await user.click(form.getByRole('button', { name: 'Begin' }));
    await waitFor(() =>
      expect(wished).toEqual([{ kind: 'trial', title: 'A trial of calmer words', instrument: 'S4' }]),
    );
  });
});
