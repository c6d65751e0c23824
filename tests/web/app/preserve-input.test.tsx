import { act, fireEvent, render } from '@testing-library/react';
import { useId, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { preserveInputUntilHydration } from '#app/preserve-input.ts';

/** A form that displays its state. */
function Form() {
  const [name, setName] = useState('');
  const [stay, setStay] = useState(false);
  const [city, setCity] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" checked={stay} onChange={(event) => setStay(event.target.checked)} />
      <select value={city} onChange={(event) => setCity(event.target.value)}>
        <option value="">Select</option>
        <option value="mysuru">Mysuru</option>
      </select>
      <output>{JSON.stringify({ name, stay, city })}</output>
    </form>
  );
}

afterEach(() => vi.restoreAllMocks());

it('keeps input from before hydration, also for React', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form />).replace('<form', '<form method="dialog"');
  const [text, tick] = root.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement];
  const select = root.querySelector('select') as HTMLSelectElement;
  text.value = 'Meera';
  tick.checked = true;
  select.value = 'mysuru';

  const restore = preserveInputUntilHydration(root);
  await act(async () => hydrateRoot(root, <Form />));
  await act(async () => restore());
  expect(root.querySelector('output')?.textContent).toBe('{"name":"Meera","stay":true,"city":"mysuru"}');
  expect([text.value, tick.checked, select.value]).toEqual(['Meera', true, 'mysuru']);
  expect(root.querySelector('form')?.hasAttribute('method')).toBe(false);
  expect(complaints).not.toHaveBeenCalled();

  // Restores only once: later changes are kept.
  await act(async () => void fireEvent.change(text, { target: { value: 'Asha' } }));
  await act(async () => restore());
  expect(text.value).toBe('Asha');
  root.remove();
});

it('keeps input during hydration, also for React', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);
  const [text, tick] = root.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement];
  const select = root.querySelector('select') as HTMLSelectElement;
  const restore = preserveInputUntilHydration(root);
  await act(async () => {
    hydrateRoot(root, <Form />);
    // Text typed before React renders the form.
    text.value = 'Meera';
    tick.checked = true;
    select.value = 'mysuru';
    for (const field of [text, tick, select]) field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => restore());
  expect(root.querySelector('output')?.textContent).toBe('{"name":"Meera","stay":true,"city":"mysuru"}');
  expect([text.value, tick.checked, select.value]).toEqual(['Meera', true, 'mysuru']);
  root.remove();
});

it('keeps text and focus if React discards changed markup', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);
  const [text, tick] = root.querySelectorAll('input') as unknown as [HTMLInputElement, HTMLInputElement];
  text.after(document.createElement('div'));
  text.value = 'Meera';
  tick.checked = true;
  text.focus();
  text.setSelectionRange(2, 3);

  const restore = preserveInputUntilHydration(root);
  await act(async () => hydrateRoot(root, <Form />, { onRecoverableError: () => {} }));
  await act(async () => restore());
  const [newText, newTick] = root.querySelectorAll('input') as unknown as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  expect(newText).not.toBe(text);
  expect([newText.value, newTick.checked]).toEqual(['Meera', true]);
  expect(root.querySelector('output')?.textContent).toBe('{"name":"Meera","stay":true,"city":""}');
  expect(document.activeElement).toBe(newText);
  expect([newText.selectionStart, newText.selectionEnd]).toEqual([2, 3]);
  root.remove();
});

it('does not touch an unchanged form', () => {
  const { container } = render(<Form />);
  const changed = vi.fn();
  container.addEventListener('input', changed);
  preserveInputUntilHydration(container)();
  expect(changed).not.toHaveBeenCalled();
});

it('keeps the chosen option if React names the group anew', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const choose = vi.fn<(value: string) => void>();
  function Group() {
    const name = useId();
    return (
      <p>
        {['0', '1', '2'].map((value) => (
          <input key={value} type="radio" {...{ name, value }} onChange={() => choose(value)} />
        ))}
      </p>
    );
  }
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Group />);
  const options = () => root.querySelectorAll('input');
  const [name] = [...options()].map((option) => option.name);
  options()[1]!.checked = true;
  // The icon of a password manager.
  options()[1]!.after(document.createElement('div'));
  const restore = preserveInputUntilHydration(root);
  await act(async () => hydrateRoot(root, <Group />, { onRecoverableError: () => undefined }));
  await act(async () => restore());
  expect(options()[1]!.name).not.toBe(name);
  expect(options()[1]!.checked).toBe(true);
  expect(choose).toHaveBeenCalledExactlyOnceWith('1');
  root.remove();
});
