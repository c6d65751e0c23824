import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { standInForModals } from '../web/ui/modal-stub.ts';

standInForModals();
// A longer timeout for busy machines than the library's one second.
configure({ asyncUtilTimeout: 15_000 });
afterEach(() => cleanup());
