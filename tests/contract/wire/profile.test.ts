import { describe, expect, it } from 'vitest';
import { readConsents } from '#contract/wire/consents.ts';
import { readName } from '#contract/wire/name.ts';
import { readProfileFields } from '#contract/wire/profile.ts';

describe('a name', () => {
  it.each([
    ['"Meera"', 'application/json; charset=utf-8', 'Meera'],
    ['"Mee\\u0072a \\"M\\""', 'application/json', 'Meera "M"'],
    [' Meera\n', 'text/plain', 'Meera'],
    ['1234', 'text/plain', '1234'],
    ['null', '', 'null'],
    ['"M" Rao', 'text/plain', '"M" Rao'],
    ['""', 'application/json', ''],
  ])('is parsed from %s as %s', (text, type, name) => {
    expect(readName(text, type)).toBe(name);
  });

  it.each([
    ['<!doctype html><title>Log in to the Wi-Fi</title>', 'text/html'],
    ['  <html></html>', 'text/plain'],
    ['Log in to the Wi-Fi', 'text/html; charset=utf-8'],
    ['{"name":"Meera"}', 'application/json'],
    ['["Meera"]', 'text/plain'],
    ['null', 'application/json'],
  ])('is not parsed from %s as %s', (text, type) => {
    expect(readName(text, type)).toBeNull();
  });
});

it('a profile has a name', () => {
  const facts = { name: 'Meera', age: 34 };
  expect(readProfileFields(facts)).toBe(facts);
  for (const body of [null, '<html>', {}, { name: 5 }, [facts]]) expect(readProfileFields(body)).toBeNull();
});

describe('consents', () => {
  const terms = { given: true, version: '2026-11-20', time: '2026-11-20T05:30:00.000Z' };

  it('are one record per purpose, or null', () => {
    expect(readConsents({ terms, research: null })).toEqual({ terms, research: null });
    expect(readConsents({ terms: null, research: { ...terms, more: 1 } })).toEqual({
      terms: null,
      research: terms,
    });
  });

  it.each([
    [null],
    ['<html>'],
    [[]],
    [{}],
    [{ terms }],
    [{ terms, research: 'yes' }],
    [{ terms: { ...terms, given: 'yes' }, research: null }],
    [{ terms: { ...terms, version: 5 }, research: null }],
    [{ terms: { ...terms, time: 'soon' }, research: null }],
  ])('%j has no consent', (body) => {
    expect(readConsents(body)).toBeNull();
  });
});
