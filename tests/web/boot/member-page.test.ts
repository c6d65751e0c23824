import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDraft } from '#api/device/drafts.ts';
import { setAutoAdvance } from '#api/device/preferences.ts';
import { consumeReturnPath } from '#api/device/return-target.ts';
import { removeSession, writeSession } from '#api/session.ts';
import { createDraft, withAnswer } from '#domain/answers/draft.ts';
import { type MemberPageData, guardMemberPage } from '#boot/member-page.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const instrument = anInstrument();
const { id, version, routes } = instrument;
const questions: MemberPageData = { section: id, version, introPath: routes.intro };
const intro: MemberPageData = { section: id, version };
const getHiddenState = () => document.documentElement.dataset.hidden;
const userid = '7';

let replaced: string[];
/** Opens a page behind the login at this address. */
function runBootScript(pageData: MemberPageData, path = `${routes.questionnaire}/${id}`) {
  replaced = [];
  const location = {
    pathname: `/wellness-check${path}`,
    search: '?from=mail',
    replace: (to: string) => replaced.push(to),
  };
  vi.spyOn(window, 'location', 'get').mockReturnValue(location as unknown as Location);
  guardMemberPage(pageData);
}
function startDraft(owner: string) {
  const fresh = createDraft(instrument, 'a-key', new Date());
  saveDraft(id, owner, withAnswer(fresh, 0, 2, new Date()));
}

beforeEach(() => writeSession({ token: 'made-up', userid }));
afterEach(() => {
  vi.restoreAllMocks();
  removeSession();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.hidden;
});

describe('a logged-in person', () => {
  it('sees the page as rendered', () => {
    for (const pageData of [questions, intro, {}]) runBootScript(pageData);
    expect([getHiddenState(), replaced]).toEqual([undefined, []]);
  });

  it('sees it also with a draft of another person', () => {
    startDraft('another');
    runBootScript(questions);
    expect(getHiddenState()).toBeUndefined();
  });

  it.each([
    ['questions', questions],
    ['introduction', intro],
  ])('does not see the initial state of %s with a draft', (_name, pageData) => {
    startDraft(userid);
    runBootScript(pageData);
    expect([getHiddenState(), replaced]).toEqual(['main', []]);
  });

  it('does not see it with an outdated draft, which is reported first', () => {
    startDraft(userid);
    runBootScript({ ...questions, version: '9.0' });
    expect(getHiddenState()).toBe('main');
  });

  it('does not see it on a shared phone with a draft in the tab', () => {
    localStorage.setItem('phone', 'shared');
    startDraft(userid);
    expect(localStorage.getItem(id)).toBeNull();
    runBootScript(questions);
    expect(getHiddenState()).toBe('main');
  });

  it('waits for hydration without auto-advance, because the page has the Next button', () => {
    setAutoAdvance(false);
    runBootScript(intro);
    expect(getHiddenState()).toBeUndefined();
    runBootScript(questions);
    expect(getHiddenState()).toBe('main');
  });

  it('waits for hydration if half of the session is missing', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as something else may have removed it
    document.cookie = 'userid=; Path=/; Max-Age=0';
    runBootScript({});
    expect([getHiddenState(), replaced]).toEqual(['main', []]);
  });
});

describe('a visitor', () => {
  beforeEach(removeSession);

  it('sees nothing and is redirected to the login, which redirects back', () => {
    runBootScript({}, '/wellBeing1');
    expect([getHiddenState(), replaced]).toEqual(['page', ['/wellness-check/login']]);
    expect(consumeReturnPath(userid)).toBe('/wellBeing1?from=mail');
  });

  it('is redirected back to the introduction of questions', () => {
    runBootScript(questions);
    expect(consumeReturnPath(userid)).toBe(routes.intro);
  });
});

it('a browser without storage displays the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  runBootScript(questions);
  expect(getHiddenState()).toBeUndefined();
});
