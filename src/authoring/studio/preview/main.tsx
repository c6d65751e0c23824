import '#ui/theme/fonts.css';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthorPage } from './author-page.tsx';
import { createLiveState } from './live.ts';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <AuthorPage live={createLiveState()} />
  </StrictMode>,
);
