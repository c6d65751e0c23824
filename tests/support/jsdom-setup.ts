import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { standInForModals } from '../web/ui/modal-stub.ts';

standInForModals();
// A busy machine is slow, not wrong: what is waited for may take longer than the library's one second.
configure({ asyncUtilTimeout: 15_000 });
afterEach(() => cleanup());
