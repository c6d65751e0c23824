import { waitFor } from 'storybook/test';

const listToasts = () => [...document.querySelectorAll('.Toastify__toast')];

/**
 * Removes the toasts of the previous story: all stories share one page in the tests, and a toast would be in the next
 * screenshot and first in the Tab order. Their container stays after the story, as in the app.
 */
export async function clearToasts(): Promise<void> {
  const container = document.querySelector('.Toastify')?.parentElement;
  if (container) document.body.append(container);
  if (listToasts().length === 0) return;
  const { toast } = await import('react-toastify/unstyled');
  toast.clearWaitingQueue();
  toast.dismiss();
  await waitFor(() => {
    if (listToasts().length > 0) throw new Error('A toast of the previous story was not removed.');
  });
}
