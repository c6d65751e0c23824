import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * A turn of the wheel changes the value of such a field, and it refuses the digits of other scripts. Use a text field with
 * inputMode="numeric", and `toAsciiDigits`.
 */
it('no form of the app has an input of type number', () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && /type=\{?["']number/.test(readFileSync(join('src/web', file), 'utf8')),
  );
  expect(files).toEqual([]);
});
