import { describe, expect, it } from 'vitest';
import { createVideo, createContentFixture, page, picture, quiet } from '#tests/support/content-fixture.ts';

const { edit, write, listFindings } = createContentFixture();

/** A page with a video of two minutes, its picture, and captions with these times. */
function writeFilm(...times: readonly string[]): void {
  write(quiet, page('<Video file="calm" title="Calm">\n\nWaves.\n\n</Video>'));
  write('content/media/calm.mp4', createVideo(120));
  write('content/media/calm.jpg', picture);
  write('content/media/calm.vtt', `WEBVTT\n\n${times.map((time) => `${time}\nWaves.\n`).join('\n')}`);
}

describe('captions', () => {
  it('are valid if their times increase and end with the video', () => {
    writeFilm('00:05.000 --> 00:10.000', '00:00:10.000 --> 00:01:50.000');
    expect(listFindings()).toEqual([]);
  });

  it('must not go back in time', () => {
    writeFilm('00:05.000 --> 00:10.000', '00:08.000 --> 01:50.000');
    expect(listFindings()).toEqual([
      `content/media/calm.vtt:6  captions
    expected  a start at 0:10 or later, where the caption before it ends
    actual    0:08
    fix       Correct the times. Captions must not overlap.`,
    ]);
  });

  it('must not end long before the video', () => {
    writeFilm('00:05.000 --> 00:40.000');
    expect(listFindings()).toEqual([
      `content/media/calm.vtt:3  captions
    expected  captions for the whole film of 2:00
    actual    the last one until 0:40
    fix       Add captions for what is said there. Where there is no speech, describe the sound, such as [music].`,
    ]);
  });

  it('must not end after the video', () => {
    writeFilm('00:05.000 --> 02:10.000');
    expect(listFindings()).toEqual([
      `content/media/calm.vtt:3  captions
    expected  an end before the film ends, at 2:00
    actual    2:10
    fix       Move the last captions forward, or add the longer film.`,
    ]);
  });

  it('need valid times', () => {
    writeFilm('00:05 --> 01:50');
    expect(listFindings()).toEqual([
      `content/media/calm.vtt:3  captions
    expected  times as 00:00:02.000 --> 00:00:07.500
    actual    00:05 --> 01:50
    fix       Write hours, minutes, seconds and three digits after a dot, on both sides, and the arrow --> between.`,
    ]);
  });
});

describe('the text of captions', () => {
  const first = '00:05.000 --> 00:40.000';

  it('need an arrow of two hyphens before it', () => {
    writeFilm(first, '00:41.000 -> 01:50.000');
    expect(listFindings()[0]).toContain('calm.vtt:6  captions');
    expect(listFindings()[0]).toContain('actual    00:41.000 -> 01:50.000');
  });

  it('need an empty line before the next times', () => {
    writeFilm(`${first}\nWaves.\n00:41.000 --> 01:50.000`);
    expect(listFindings()).toEqual([
      `content/media/calm.vtt:5  captions
    expected  an empty line before the times of a caption
    actual    00:41.000 --> 01:50.000, directly below other text
    fix       Add an empty line above it. Otherwise the times are displayed as text.`,
    ]);
  });

  it('need times, and must contain neither times nor arrows', () => {
    writeFilm(first, '00:41.000 --> 01:50.000\nAt 00:01:45.000 → rest.\n\nLost words.');
    expect(listFindings()).toEqual([
      `content/media/calm.vtt:7  captions
    expected  text without arrows and times
    actual    At 00:01:45.000 → rest.
    fix       Remove them. Times are on a separate line above the text.`,
      `content/media/calm.vtt:9  captions
    expected  times above the text of a caption
    actual    "Lost words." after an empty line, without times
    fix       Remove the empty line above it, or add times for this text. It is not displayed now.`,
    ]);
  });

  it('can follow a name or a note, and can contain a time of day', () => {
    writeFilm(
      `1\n${first}`,
      'NOTE Times 00:41.000 -> later',
      '2\n00:41.000 --> 01:50.000\nAt 10:30 we rest.',
    );
    expect(listFindings()).toEqual([]);
  });

  it('is checked like the text of a page', () => {
    writeFilm(first, '00:41.000 --> 01:50.000\nYou have depression. Call 1098.');
    expect(listFindings().map((words) => words.split('\n').slice(0, 3).join('\n'))).toEqual([
      `content/media/calm.vtt:7  words
    expected  "what you are going through", or "your answers suggest …"
    actual    "you have depression"`,
      `content/media/calm.vtt:7  number
    expected  only numbers of content/help-now.json
    actual    1098`,
    ]);
  });

  it('is UTF-8', () => {
    writeFilm(first, '00:41.000 --> 01:50.000');
    write('content/media/calm.vtt', Buffer.from(`WEBVTT\n\n${first}\nIt\u0092s calm.\n`, 'latin1'));
    expect(listFindings()[0]).toContain('a text file in UTF-8');
  });
});

it('advises about a file that no video uses', () => {
  write('content/media/old.jpg', picture);
  expect(listFindings()).toEqual([
    `Advice. content/media/old.jpg
    expected  a <Video> that uses it
    actual    none
    fix       Delete the file if it is no longer needed: everything in this folder is published.`,
  ]);
});

// The fixture's helplines are to be reviewed by 2027-04-01.
describe('the review date of the helplines', () => {
  const fix =
    'Dial every number, correct what changed, write today into "lastChecked" and a day within half a year into "reviewBy".';

  it('is not reported until thirty days before', () => {
    expect(listFindings('2027-03-01')).toEqual([]);
  });

  it('is advised within thirty days before', () => {
    expect(listFindings('2027-03-02')).toEqual([
      `Advice. content/help-now.json:17  reviewBy
    expected  help lines that were dialled recently
    actual    a review due in 30 days, on 2027-04-01
    fix       ${fix}`,
    ]);
    expect(listFindings('2027-03-31')[0]).toContain('a review due in 1 day, on 2027-04-01');
  });

  it('fails the build from that day on', () => {
    expect(listFindings('2027-04-01')).toEqual([
      `content/help-now.json:17  reviewBy
    expected  help lines that were dialled recently
    actual    a review due since 2027-04-01
    fix       ${fix}`,
    ]);
  });

  it('needs an existing day', () => {
    edit('content/help-now.json', (text) => text.replace('2027-04-01', '2027-13-01'));
    expect(listFindings()).toEqual([
      `content/help-now.json:17  reviewBy
    expected  an existing date in the form YYYY-MM-DD, such as 2027-02-20
    actual    2027-13-01
    fix       Write an existing date in the form YYYY-MM-DD.`,
    ]);
  });
});

it('advises about placeholders in the settings', () => {
  edit('content/settings.json', (text) => text.replace('help@institute.in', 'help@example.org'));
  expect(listFindings()).toEqual([
    `Advice. content/settings.json:12  supportEmail
    expected  a value of the institute
    actual    "help@example.org"
    fix       Replace this placeholder before the app is public.`,
  ]);
});
