import { describe, expect, it } from 'vitest';
import { findTelephoneNumbers } from '#authoring/source/wording/telephone.ts';

describe('telephone numbers in a text', () => {
  it.each([
    '98450 12345',
    '9845012345',
    '+91 98450 12345',
    '+91-9845012345',
    '+91 98 45 01 23 45',
    '080-26995000',
    '080 2699 5000',
    '(080) 2699 5000',
    '022-25521111',
    '+91 80 2699 5000',
    '1800-891-4416',
    '1-800-891-4416',
    '1800 599 0019',
    '14567',
  ])('are found: %s', (number) => {
    expect(findTelephoneNumbers(`The office is at ${number}.`)).toEqual([number]);
  });

  it.each([
    ['Call 1098 day or night.', '1098'],
    ['Please ring 181, whatever the hour.', '181'],
    ['You could dial 2699 5000 first.', '2699 5000'],
    ['There is 1098, a helpline for children.', '1098'],
    ['Reach Tele-MANAS on 15000.', '15000'],
  ])('are found if short, in a text about calling: %s', (text, number) => {
    expect(findTelephoneNumbers(text)).toEqual([number]);
  });

  it.each([
    'The study ran from 2013 to 2019, and in 2013-2019 again.',
    'The years 2013 2014 2015 were hard.',
    'It costs 10,00,000 or ₹ 9845012345.',
    'Some 14000 days, or 15000 rupees a month.',
    'About 15000 took part.',
    'They earn 60000-80000 rupees.',
    'ISBN 81-7223-498-8 and ISBN-13: 978-0-14-028329-7.',
    'Version 1.181.1098 of 2026-11-21.',
    'From 2026-11-21 2027-11-21 on.',
    'Count 1 2 3 4 5 6 7 8 9 10.',
    'Call after 10:30, within 180 minutes.',
    'Some 181 % more. Call a friend. In 1098 they met.',
    'Call us in 2027.',
    'The villages called it the flood of 1098.',
  ])('are not found: %s', (text) => {
    expect(findTelephoneNumbers(text)).toEqual([]);
  });
});
