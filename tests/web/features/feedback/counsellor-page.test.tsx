import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildCounsellorContent,
  formatCounsellorFile,
  noChoices,
} from '#features/feedback/print/counsellor-content.ts';
import * as stories from '#features/feedback/my-pattern-feedback-screen.stories.tsx';

const { ForCounsellor, NoAttempt } = composeStories(stories);
const findPage = () => screen.findByRole('article', { name: 'What I would like to talk about' });
const limits = /This is not a diagnosis and not a certificate\. .* Not for employers, insurers or courts\./;

afterEach(() => vi.unstubAllGlobals());

describe('the page for a counsellor', () => {
  it('opens with what was hard in the answers, the scores below, and its limits', async () => {
    render(<ForCounsellor />);
    const page = within(await findPage());
    expect(page.getByText(/^My answers were on the hard side in: .*Your Distress/)).toBeVisible();
    expect(page.getByText(/^Distress: 31 of 50, High/)).toBeVisible();
    expect(page.getByText(limits)).toBeVisible();
    expect(document.title).toMatch(/^Check-in/);
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

describe('the file of the page', () => {
  it('escapes texts, loads nothing, and does not name the app', () => {
    const content = buildCounsellorContent({ ...noChoices, hard: ['<b>Sleep</b>'] }, [], '28 Nov 2026');
    const file = formatCounsellorFile(content);
    expect(file).toContain('&lt;b&gt;sleep&lt;/b&gt;');
    expect(file).not.toMatch(/<script|src=|href=|wellness|mental/i);
    expect(file).toMatch(limits);
  });
});
