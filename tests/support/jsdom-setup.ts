import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { stubModals } from '../web/ui/modal-stub.ts';

stubModals();
// A longer timeout for busy machines than the library's one second.
configure({ asyncUtilTimeout: 15_000 });
afterEach(() => cleanup());
