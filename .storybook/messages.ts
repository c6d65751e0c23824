import { waitFor } from 'storybook/test';

const shown = () => [...document.querySelectorAll('.Toastify__toast')];

/**
 * Messages stand outside of the story, in a page that all stories share in the tests: what one story said must not stand
 * in the next, where the first press of Tab would meet it. Their place is behind the story, as in the program, whoever
 * spoke first.
 */
export async function clearMessages(): Promise<void> {
  const place = document.querySelector('.Toastify')?.parentElement;
  if (place) document.body.append(place);
  if (shown().length === 0) return;
  const { toast } = await import('react-toastify/unstyled');
  toast.clearWaitingQueue();
  toast.dismiss();
  await waitFor(() => {
    // Its way out ends at once: nobody looks on.
    for (const message of shown()) message.dispatchEvent(new Event('animationend'));
    if (shown().length > 0) throw new Error('A message of the story before does not go.');
  });
}
