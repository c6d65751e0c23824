import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '#ui/alert/alert.tsx';
import { Wrap } from '#ui/page/page.tsx';
import { notify } from '#ui/toast/toast.tsx';

/** Says why a questionnaire cannot be opened, once, and goes to another page in its place. */
export function RedirectWithToast({ tone, text, to }: { tone: 'error' | 'info'; text: string; to: string }) {
  const navigate = useNavigate();
  const reported = useRef(false);

  useEffect(() => {
    if (reported.current) return;
    reported.current = true;
    notify[tone](text);
    navigate(to, { replace: true });
  }, [navigate, tone, text, to]);

  return (
    <Wrap>
      <Alert tone={tone}>{text}</Alert>
    </Wrap>
  );
}
