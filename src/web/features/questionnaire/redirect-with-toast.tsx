import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '#ui/alert/alert.tsx';
import { Container } from '#ui/page/page.tsx';
import { notify } from '#ui/toast/toast.tsx';

/** Shows a toast and redirects to another page. */
export function RedirectWithToast({
  status,
  text,
  to,
}: {
  status: 'error' | 'info';
  text: string;
  to: string;
}) {
  const navigate = useNavigate();
  const isReported = useRef(false);

  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    notify[status](text);
    navigate(to, { replace: true });
  }, [navigate, status, text, to]);

  return (
    <Container>
      <Alert status={status}>{text}</Alert>
    </Container>
  );
}
