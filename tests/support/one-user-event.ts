/**
 * In component tests, what stories take from `storybook/test` comes from here (vitest.config.ts). Storybook brings copies
 * of these libraries; of two copies of user-event in one page, one loses letters.
 */
export { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
export { expect, vi } from 'vitest';
