import { waitFor } from 'storybook/test';

const shown = () => [...document.querySelectorAll('.Toastify__toast')];

/**
 * Removes the toasts of the previous story: all stories share one page in the tests, and a toast would be in the next
 * screenshot and first in the Tab order. Their container stays after the story, as in the app.
 */
export async function clearMessages(): Promise<void> {
  const place = document.querySelector('.Toastify')?.parentElement;
  if (place) document.body.append(place);
  if (shown().length === 0) return;
  const { toast } = await import('react-toastify/unstyled');
  toast.clearWaitingQueue();
  toast.dismiss();
  await waitFor(() => {
    if (shown().length > 0) throw new Error('A toast of the previous story was not removed.');
  });
}
