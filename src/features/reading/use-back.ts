import { useLocation, useNavigate } from 'react-router-dom';

/** One step back in history; to `fallback` when the program began with this page. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (isFirst(key) ? navigate(fallback) : navigate(-1));
}

/** The router numbers the browser's entries; a router in memory gives its first entry this key. */
function isFirst(key: string): boolean {
  const place: unknown = window.history.state?.idx;
  return typeof place === 'number' ? place === 0 : key === 'default';
}
