import './load-english.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { stubModals } from '../web/ui/modal-stub.ts';

stubModals();
// A longer timeout for busy machines than the library's one second.
configure({ asyncUtilTimeout: 15_000 });
// Drafts are in the tab until it is known whose phone it is.
beforeEach(() => window.sessionStorage.clear());
afterEach(() => cleanup());
