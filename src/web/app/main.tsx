import '#ui/theme/fonts.css';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { start } from './start.tsx';

// A browser that is too old would lose results (the script in index.html). It keeps the prerendered page.
if (document.documentElement.dataset.oldBrowser === undefined)
  start().catch((error: unknown) => {
    document.getElementById('late')?.setAttribute('data-lost', '');
    throw error;
  });
