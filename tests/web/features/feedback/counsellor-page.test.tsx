import { i18n } from '@lingui/core';
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PastAttempt } from '#contract/wire/sections.ts';
import { directionWords } from '#tests/support/direction-words.ts';
import { evaluateScores } from '#domain/scoring/result.ts';
import {
  buildCounsellorContent,
  formatCounsellorFile,
  noChoices,
} from '#features/feedback/print/counsellor-content.ts';
import { describeResults } from '#features/feedback/print/counsellor-results.ts';
import type { PrintSection } from '#features/feedback/print/print-report-props.ts';
import { buildReport } from '#features/feedback/report.ts';
import { attempts, instruments, psychologicalFeedback } from '#tests/support/harnesses/feedback-results.ts';
import * as stories from '#features/feedback/my-pattern-feedback-screen.stories.tsx';
import { format, t } from '#tests/support/english.ts';

const { ForCounsellor, NoAttempt, Default: OpenedByAddress } = composeStories(stories);
const adult = { age: 24 };
const findPage = () => screen.findByRole('article', { name: 'What I would like to talk about' });
const limits = /This is not a diagnosis and not a certificate\. .* Not for employers, insurers or courts\./;

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => i18n.activate('en', 'en-IN'));
});

describe('the page for a counsellor', () => {
  it('opens with what was hard in the answers, the scores below, and its limits', async () => {
    render(<ForCounsellor />);
    const page = within(await findPage());
    expect(page.getByText(/^My answers were on the hard side in: .*Your Distress/)).toBeVisible();
    expect(page.getByText(/^Distress: 31 of 50, High/)).toBeVisible();
    expect(page.getByText(limits)).toBeVisible();
    expect(document.title).toMatch(/^Check-in/);
  });

  it('says from the results whether it is better or worse, and since when, until another answer is tapped', async () => {
    render(<ForCounsellor />);
    const page = within(await findPage());
    const since = 'It has been like this at least since 12 Oct 2025.';
    const change = 'Harder than on 4 Jun 2025: Your Distress.';
    expect(page.getByText(since)).toBeVisible();
    expect(page.getByText(change)).toBeVisible();
    await userEvent.click(screen.getByText('Change this page'));
    const fromAnswers = /^Harder than on 4\sJun\s2025: Your Distress\. \(from your answers\)$/;
    expect(screen.getByRole('radio', { name: fromAnswers })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'It stays the same.' }));
    expect(page.queryByText(change)).toBeNull();
    expect(page.getByText('It stays the same.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: fromAnswers }));
    expect(page.getByText(change)).toBeVisible();

    await userEvent.click(screen.getByRole('checkbox', { name: 'Show my scores' }));
    expect(page.queryByText(since)).toBeNull();
  });

  it('moves the focus to the heading on the way there and back', async () => {
    render(<OpenedByAddress feedback={psychologicalFeedback} history={attempts([20, 29, 19, 18, 86])} />);
    await userEvent.click(await screen.findByRole('link', { name: 'One page for a counsellor' }));
    expect(screen.getByRole('heading', { level: 1, name: 'One page for a counsellor' })).toHaveFocus();
    await findPage();
    await userEvent.click(screen.getByRole('link', { name: 'All my results' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Report' })).toHaveFocus();
  });

  it('takes three sentences and wishes by taps, and each part can be left out', async () => {
    render(<ForCounsellor />);
    const page = within(await findPage());
    await userEvent.click(screen.getByText('Change this page'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sleep' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Worry' }));
    await userEvent.click(screen.getByRole('radio', { name: 'some weeks' }));
    await userEvent.click(screen.getByRole('radio', { name: 'It is getting worse.' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Someone to talk to' }));
    expect(page.getByText('This was hard for me: sleep, worry.')).toBeVisible();
    expect(page.getByText('It has been like this for some weeks.')).toBeVisible();
    expect(page.getByText('It is getting worse.')).toBeVisible();
    expect(page.getByText('Someone to talk to')).toBeVisible();

    await userEvent.click(screen.getByRole('checkbox', { name: 'Show my scores' }));
    expect(page.queryByText(/31 of 50|hard side/)).toBeNull();
    const since = within(screen.getByRole('radiogroup', { name: 'Since when' }));
    await userEvent.click(since.getByRole('radio', { name: 'Leave this out' }));
    expect(page.queryByText(/^It has been like this/)).toBeNull();
  });

  it('keeps the choices when the language changes', async () => {
    render(<ForCounsellor />);
    const page = within(await findPage());
    await userEvent.click(screen.getByText('Change this page'));
    await userEvent.click(screen.getByRole('radio', { name: 'some weeks' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Someone to talk to' }));
    i18n.load('hi', {
      ...i18n.messages,
      'counsellor.parts.since.weeks': 'कुछ हफ़्ते',
      'counsellor.parts.since.sentence': 'कुछ हफ़्तों से ऐसा है।',
      'counsellor.parts.help.talk': 'कोई जिससे बात हो सके',
    });
    act(() => i18n.activate('hi'));
    expect(screen.getByRole('radio', { name: 'कुछ हफ़्ते' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'कोई जिससे बात हो सके' })).toBeChecked();
    expect(page.getByText('कुछ हफ़्तों से ऐसा है।')).toBeVisible();
    expect(page.getByText('कोई जिससे बात हो सके')).toBeVisible();
  });

  it('warns before it is printed or shared, shares a file with a neutral name, and requests nothing', async () => {
    const share = vi.fn(async (_data: { files: File[] }) => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }));
    const print = vi
      .spyOn(window, 'print')
      .mockClear()
      .mockImplementation(() => undefined);
    render(<ForCounsellor />);
    await findPage();
    const fetchSpy = vi.spyOn(window, 'fetch');
    const button = screen.getByRole('button', { name: 'Share as a file' });
    const warning = screen.getByText(/^A paper or a file can be found by other people/);
    expect(warning.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    const [file] = share.mock.calls[0]![0].files;
    expect(file!.name).toBe('check-in.html');
    expect(print).toHaveBeenCalledOnce();
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  it('offers to save the file where there is no share sheet', async () => {
    render(<ForCounsellor />);
    await findPage();
    expect(screen.getByRole('link', { name: 'Save as a file' })).toHaveAttribute('download', 'check-in.html');
  });

  it('can be used without results', async () => {
    render(<NoAttempt at={{ pathname: '/', hash: '#counsellor' }} />);
    const page = within(await findPage());
    expect(page.getByText('Choose below what the page says. You can leave out each part.')).toBeVisible();
    expect(page.queryByText('Scores of a self-check')).toBeNull();
  });
});

/** The section of distress with these scores, newest first, one each 100 days. */
function createDistress(...totals: number[]): PrintSection {
  const instrument = instruments.find(({ id }) => id === 'S4')!;
  const history = totals.map((distress, index) => ({
    time: new Date(Date.UTC(2026, 10, 20 - 100 * index, 12)).toISOString(),
    scores: { distress },
    version: instrument.version,
    age: 24,
  }));
  const result = evaluateScores(instrument, { distress: totals[0]! }, adult);
  return { instrument, report: buildReport(t, format, instrument, result, history as PastAttempt[], adult) };
}

describe('the sentences from the results', () => {
  it.each([
    ['harder', [36, 20], 'Harder than on 12\u00A0Aug\u00A02026: Your Distress.'],
    ['easier', [30, 44], 'Easier than on 12\u00A0Aug\u00A02026: Your Distress.'],
    ['within the error', [36, 36], 'About the same as on 12\u00A0Aug\u00A02026: Your Distress.'],
  ])('%s: in the direction words, once', (_, totals, sentence) => {
    const { changes } = describeResults(t, format, [createDistress(...totals)]);
    expect(changes).toEqual([sentence]);
    const found = Object.values(directionWords).filter((word) => sentence.includes(word));
    expect(found).toHaveLength(1);
  });

  it('counts the time from the first of the hard answers in a row', () => {
    const findSince = (...totals: number[]) => describeResults(t, format, [createDistress(...totals)]).since;
    expect(findSince(36, 36, 36, 15)).toEqual(['It has been like this at least since 4\u00A0May\u00A02026.']);
    expect(findSince(36, 15, 36)).toEqual(['It has been like this at least since 20\u00A0Nov\u00A02026.']);
  });

  it('are left out without hard answers, an earlier attempt, or results', () => {
    expect(describeResults(t, format, [createDistress(15)])).toEqual({ since: [], changes: [] });
    expect(describeResults(t, format, [createDistress(36)]).changes).toEqual([]);
    expect(describeResults(t, format, [])).toEqual({ since: [], changes: [] });
  });
});

describe('the file of the page', () => {
  it('escapes texts, loads nothing, and does not name the app', () => {
    const content = buildCounsellorContent(
      t,
      format,
      { ...noChoices, hard: ['sleep'] },
      [],
      '<b>28 Nov 2026</b>',
    );
    const file = formatCounsellorFile({ t, language: 'hi' }, content);
    expect(file).toContain('<html lang="hi">');
    expect(file).toContain('This was hard for me: sleep.');
    expect(file).toContain('Made on &lt;b&gt;28 Nov 2026&lt;/b&gt;.');
    expect(file).not.toMatch(/<script|src=|href=|wellness|mental/i);
    expect(file).toMatch(limits);
  });
});
