/**
 * Replaces `storybook/test` in component tests (vitest.config.ts). Storybook bundles copies of these libraries, and two
 * copies of user-event in one page lose key presses.
 */
export { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
export { expect, vi } from 'vitest';
