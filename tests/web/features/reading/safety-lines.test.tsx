import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HelpLines } from '#features/reading/reading-help.tsx';
import { SafetyLines } from '#help/safety-lines.tsx';

const listNumbers = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a page about an unsafe relationship lists 181 and 14567 before the general helplines', () => {
  render(<SafetyLines />);
  expect(listNumbers()).toEqual(['tel:181', 'tel:14567', 'tel:14416', 'tel:18008914416', 'tel:112']);
});

test('every helpline has its hours and languages', () => {
  render(<HelpLines />);
  expect(listNumbers()).toEqual(['tel:14416', 'tel:18008914416', 'tel:112']);
  expect(
    screen.getByText('Day and night, every day. In 20 languages, also Hindi and English.'),
  ).toBeVisible();
});
