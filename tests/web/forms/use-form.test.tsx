import { render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useForm } from '#forms/use-form.ts';

function Form({ send }: { readonly send: (values: { year: string }) => Promise<void> }) {
  const form = useForm({
    emptyValues: { year: '' },
    rules: { year: (v) => (v === '' ? 'This field is required' : null) },
    send,
  });
  return (
    <form onSubmit={form.submit}>
      <input aria-label="Year" {...form.field('year')} />
      {form.errors.year}
    </form>
  );
}

/** Types and presses in an effect, like the replay of events after hydration. */
function Replayed({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const field = screen.getByLabelText<HTMLInputElement>('Year');
    Reflect.set(Object.getPrototypeOf(field), 'value', '1990', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.closest('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }, []);
  return children;
}

it('sends the typed text if the submit follows before the next render', async () => {
  const send = vi.fn(async () => undefined);
  render(
    <Replayed>
      <Form send={send} />
    </Replayed>,
  );
  await waitFor(() => expect(send).toHaveBeenCalledWith({ year: '1990' }));
  expect(screen.queryByText('This field is required')).toBeNull();
});
