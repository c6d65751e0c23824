import { afterEach, expect, it, vi } from 'vitest';
import { trustedTypesPolicy } from '#contract/offline-cache.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('registers the service worker again after a navigation, although the policy can be created once', async () => {
  vi.stubEnv('PROD', true);
  const names = new Set<string>();
  // As in browsers: the second policy of a name is an error.
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: { createScriptURL(): string }) {
      if (names.has(name)) throw new TypeError(`Policy "${name}" already exists.`);
      names.add(name);
      return { createScriptURL: () => ({ trusted: rules.createScriptURL() }) };
    },
  });
  const postMessage = vi.fn();
  const register = vi.fn(async () => ({ waiting: null }));
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      serviceWorker: { register, ready: Promise.resolve({ active: { postMessage } }) },
    }),
  );
  const { registerServiceWorker } = await import('../../../src/web/app/register-service-worker.ts');
  await registerServiceWorker(() => false);
  await registerServiceWorker(() => false);
  expect([...names]).toEqual([trustedTypesPolicy]);
  expect(register).toHaveBeenCalledTimes(2);
  expect(register).toHaveBeenLastCalledWith({ trusted: expect.stringMatching(/\.js$/) }, expect.anything());
  expect(postMessage).toHaveBeenCalledTimes(2);
});
