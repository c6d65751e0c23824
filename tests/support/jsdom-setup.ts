import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { standInForModals } from '../ui/modal-stand-in.ts';

standInForModals();
afterEach(() => cleanup());
