import '#ui/theme/fonts.css';
import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { start } from './start.tsx';

start().catch((error: unknown) => {
  document.getElementById('late')?.setAttribute('data-lost', '');
  throw error;
});
