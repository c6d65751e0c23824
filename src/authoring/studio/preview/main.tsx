import '#ui/theme/fonts.css';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ownPhoneStorageEntry } from '#contract/own-phone.ts';
import { loadMessages } from '#web-language/load-messages.ts';
import { AuthorPage } from './author-page.tsx';
import { createLiveState } from './live-state.ts';

// The preview runs on this origin. Addresses that are masked on a shared phone would get lost when it reloads.
localStorage.setItem(ownPhoneStorageEntry.key, ownPhoneStorageEntry.value);

// Components of the app have these texts.
await loadMessages(['help', 'numbers', 'questionnaire', 'reading', 'results']);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <AuthorPage live={createLiveState()} />
  </StrictMode>,
);
