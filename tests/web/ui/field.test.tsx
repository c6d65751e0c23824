import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as checks from '#ui/field/checkbox.stories.tsx';
import * as summaries from '#ui/field/error-summary.stories.tsx';
import * as passwords from '#ui/field/password-field.stories.tsx';
import * as radios from '#ui/field/radio-group.stories.tsx';
import * as selects from '#ui/field/select-field.stories.tsx';
import * as texts from '#ui/field/text-field.stories.tsx';

const text = composeStories(texts);
const password = composeStories(passwords);
const select = composeStories(selects);
const radio = composeStories(radios);
const check = composeStories(checks);
const summary = composeStories(summaries);

test('an invalid field is marked and described by its message and hint', () => {
  render(<text.Error />);
  const city = screen.getByRole('textbox', { name: 'City' });
  expect(city).toBeInvalid();
  expect(city).toHaveAccessibleDescription('This field is required The nearest one will do.');
});

test('a valid field is not marked, and an optional one says so', () => {
  render(<text.Optional />);
  const phone = screen.getByRole('textbox', { name: 'Phone (optional)' });
  expect(phone).toBeValid();
  expect(phone).not.toHaveAttribute('aria-describedby');
});

test('the complete text of a field is printed; an empty field is printed as a box', async () => {
  render(<text.TextArea />);
  const box = screen.getByRole('textbox', { name: 'Message (optional)' });
  const copy = box.previousElementSibling!;
  fireEvent(window, new Event('beforeprint'));
  expect(copy).toBeEmptyDOMElement();
  await userEvent.type(box, 'One line{Enter}and another');
  fireEvent(window, new Event('beforeprint'));
  expect(copy.textContent).toBe('One line\nand another');
  await userEvent.clear(box);
  fireEvent(window, new Event('beforeprint'));
  expect(copy).toBeEmptyDOMElement();
});

test('each password is displayed and hidden by its own button', async () => {
  render(<password.Two />);
  const [first, second] = screen.getAllByRole('button', { name: 'Show password' });
  await userEvent.click(first!);
  expect(screen.getByLabelText('Create Password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
  expect(second).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Create Password')).toHaveAttribute('type', 'password');
});

test('a select has an empty first option and then its options', async () => {
  render(<select.Default />);
  const box = screen.getByRole('combobox', { name: 'Highest level of education' });
  expect(box).toHaveDisplayValue('Select');
  await userEvent.selectOptions(box, 'Post graduation');
  expect(box).toHaveValue('4');
});

test('a radio group is named by its question, and a selection is kept', async () => {
  render(<radio.Error />);
  const group = screen.getByRole('radiogroup', { name: 'Gender' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('This field is required');
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
});

test('a checkbox can have a link in its label, and is described by its message', () => {
  render(<check.Error />);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('You must accept the terms');
  expect(screen.getByRole('link', { name: 'click here' })).toBeInTheDocument();
});

test('the summary of a form is announced, and each of its links focuses the named field', async () => {
  render(<summary.InForm />);
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill all required fields and accept terms.');
  await userEvent.click(screen.getByRole('link', { name: 'City' }));
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
  // In a group the selected answer gets the focus, here the second one.
  await userEvent.click(screen.getByRole('link', { name: 'Help sought before' }));
  expect(screen.getByRole('radio', { name: 'No' })).toHaveFocus();
});
