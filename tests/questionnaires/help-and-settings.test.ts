import { expect, test } from 'vitest';
import { readJson } from './instrument-files.ts';

interface Line {
  name: string;
  about: string;
  hours: string;
  languages: string;
  numbers: { tel: string; shown: string }[];
}
interface HelpNow {
  lines: Line[];
  unsafeTies: Line[];
  lastChecked: string;
  reviewBy: string;
}
const help = readJson('content/help-now.json') as HelpNow;

test('the helplines are Tele-MANAS 14416 and 1800-891-4416, and emergency 112', () => {
  expect(help.lines.map((line) => [line.name, line.numbers.map((number) => number.shown)])).toEqual([
    ['Tele-MANAS', ['14416', '1800-891-4416']],
    ['Emergency', ['112']],
  ]);
});

test('pages about unsafe relationships add Women Helpline 181 and Elderline 14567', () => {
  expect(help.unsafeTies.map((line) => [line.name, line.numbers.map((number) => number.shown)])).toEqual([
    ['Women Helpline', ['181']],
    ['Elderline', ['14567']],
  ]);
});

test('the dialled number is the displayed one', () => {
  for (const { tel, shown } of [...help.lines, ...help.unsafeTies].flatMap((line) => line.numbers)) {
    expect(tel).toBe(shown.replace(/\D/g, ''));
  }
});

test('the next check of the helplines is within half a year of the last', () => {
  const days = (Date.parse(help.reviewBy) - Date.parse(help.lastChecked)) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(183);
});

test('the settings contain the app and the institute, with an address for mail', () => {
  const settings = readJson('content/settings.json') as Record<string, any>;
  expect(settings.programName).toBe('Wellness Check');
  expect(settings.institute.lines.join(' ')).toBe(settings.institute.name);
  expect(settings.supportEmail).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);
  expect(settings.storeUrl).toMatch(/^$|^https:\/\//);
  expect(settings.termsVersion).toMatch(/\S/);
});
