import { expect, test } from 'vitest';
import { screenAddresses } from '#domain/reading-order/addresses.ts';

const files = Object.keys(import.meta.glob('../../../src/web/{app,features}/**/*-screen.tsx')).map((file) =>
  file.replace(/^.*\//, ''),
);

/** '/profilePage/edit' is drawn by 'profile-page-edit-screen.tsx'. */
function getScreenFile(address: string): string {
  const words = address
    .slice(1)
    .replaceAll('/', '-')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${words.replace(/-screen$/, '')}-screen.tsx`;
}

test.each(screenAddresses.filter((address) => address !== '/'))(
  '%s names the file of its screen',
  (address) => {
    expect(files).toContain(getScreenFile(address));
  },
);
