import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { startApp, type RunningApp } from '#tests/support/server.ts';
import settings from '../../../content/settings.json';
import { call, completeSectionsBefore, createPerson, type Person } from './people.ts';

let running: RunningApp;
let who: Person;
beforeAll(async () => {
  running = await startApp();
  who = await createPerson(running, { name: 'आशा', city: 'मैसूर', work: 'शिक्षक' });
  await completeSectionsBefore(running, who, 'the end');
});
afterAll(() => running.stop());

const exportData = (language: string, format = 'json') =>
  call(running, 'GET', `${pathTo(patterns.exportData, { userid: who.userid })}?format=${format}`, undefined, {
    token: who.token,
    headers: { 'accept-language': language },
  });

/** Words that stay: names of the program and the institute, and what the person typed. */
const names = new RegExp(
  ['[\\w.]+@[\\w.]+', settings.programName, settings.institute.name, 'reader\\w*'].join('|'),
  'g',
);

/** Latin words of a page in another language, without marked parts. */
const listEnglishWords = (html: string) =>
  html
    .replace(/^[^]*<body>/, '')
    .replaceAll(/<(\w+)[^>]* lang="en[^"]*"[^>]*>[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(names, ' ')
    .match(/[A-Za-z]{3,}/g) ?? [];

test.each(['hi', 'kn'])('the own copy as a page has no English left in %s', async (language) => {
  const { text } = await exportData(language, 'html');
  expect(text).toContain(`<html lang="${language}-IN"`);
  expect(listEnglishWords(text)).toEqual([]);
  expect(text).not.toContain('lang="en');
});

test('questions, answers, titles and texts about scores are in the language of the person', async () => {
  const { body } = await exportData('hi');
  for (const { title, textLanguage, attempts } of body.sections) {
    expect(textLanguage).toBe('hi-IN');
    expect(title).toMatch(/[\u0900-\u097F]/);
    const [{ answers, scores, ...attempt }] = attempts;
    expect(attempt).toMatchObject({ language: 'en-IN', textLanguage: 'hi-IN' });
    for (const { text, label } of answers) expect(`${text} ${label}`).not.toMatch(/[A-Za-z]{3}/);
    for (const { levelName, words } of scores) expect(`${levelName} ${words}`).not.toMatch(/[A-Za-z]{3}/);
  }
});

test('the table keeps its codes and translates its texts', async () => {
  const { text } = await exportData('hi', 'csv');
  expect(text).toMatch(/^\uFEFFrecord,section,time,version,id,text,value,label,level,percentile\r\n/);
  expect(text).toMatch(/\r\nconsent,,[^,]+,[^,]+,terms,,given,[\u0900-\u097F]/);
  expect(text).toMatch(/\r\nevent,,[^,]+,,login,[\u0900-\u097F]/);
  expect(text).not.toMatch(/\r\n(?:answer|score|event),[^\r]*,[^,\r]*[A-Za-z]{4,} [A-Za-z]{3,}/);
});

test('the FHIR bundle has the questionnaires in the language of the person', async () => {
  const { text } = await exportData('kn', 'fhir');
  const { entry } = JSON.parse(text);
  const questionnaires = entry
    .map(({ resource }: { resource: { resourceType: string } }) => resource)
    .filter(({ resourceType }: { resourceType: string }) => resourceType === 'Questionnaire');
  expect(questionnaires).toHaveLength(running.context.instruments.length);
  for (const questionnaire of questionnaires) {
    expect(questionnaire.language).toBe('kn-IN');
    const { title, description, item } = questionnaire;
    expect(`${title} ${description} ${item[0].text ?? ''}`).not.toMatch(/[A-Za-z]{3}/);
  }
});

test('in English nothing changes', async () => {
  const { body } = await exportData('en');
  const [{ instrument }] = running.context.instruments as [(typeof running.context.instruments)[number]];
  expect(body.sections[0]).toMatchObject({ title: instrument.title });
  expect(body.sections[0]).not.toHaveProperty('textLanguage');
  expect(body.sections[0].attempts[0]).not.toHaveProperty('translationStage');
});
