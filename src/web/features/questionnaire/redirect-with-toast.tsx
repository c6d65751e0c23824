import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '#ui/alert/alert.tsx';
import { Wrap } from '#ui/page/page.tsx';
import { notify } from '#ui/toast/toast.tsx';

/** Shows a toast and redirects to another page. */
export function RedirectWithToast({ tone, text, to }: { tone: 'error' | 'info'; text: string; to: string }) {
  const navigate = useNavigate();
  const isReported = useRef(false);

  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    notify[tone](text);
    navigate(to, { replace: true });
  }, [navigate, tone, text, to]);

  return (
    <Wrap>
      <Alert tone={tone}>{text}</Alert>
    </Wrap>
  );
}
