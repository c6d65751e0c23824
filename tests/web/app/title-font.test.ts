import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const added: { family: string; unicodeRange?: string }[] = [];
const stored = new Map<string, Response>();
const request = vi.fn(async () => new Response('font'));

class FakeFontFace {
  readonly family: string;
  readonly unicodeRange: string | undefined;
  constructor(family: string, _data: ArrayBuffer, { unicodeRange }: FontFaceDescriptors) {
    this.family = family;
    this.unicodeRange = unicodeRange;
  }
  load = async () => this;
}

beforeEach(() => {
  vi.resetModules();
  added.length = 0;
  stored.clear();
  request.mockClear();
  vi.stubGlobal('FontFace', FakeFontFace);
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('caches', {
    match: async (url: string) => stored.get(url)?.clone(),
    open: async () => ({ put: async (url: string, response: Response) => void stored.set(url, response) }),
    delete: async () => stored.clear(),
  });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: (face: FakeFontFace) => void added.push(face) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

test('displays the font of the phone, and requests nothing, before a question has stored the font', async () => {
  const { displayFont } = await import('#app/title-font.ts');
  await displayFont('hi');
  expect(added).toEqual([]);
  expect(request).not.toHaveBeenCalled();
});

test('displays a stored font once, for the letters of its script', async () => {
  const { displayFont, storeFont } = await import('#app/title-font.ts');
  await storeFont('kn');
  await storeFont('kn');
  expect(request).toHaveBeenCalledOnce();
  await displayFont('kn');
  await displayFont('kn');
  expect(added).toHaveLength(1);
  expect(added[0]).toMatchObject({ family: 'Title', unicodeRange: expect.stringContaining('U+C80-CF3') });
});

test('requests no font for English, and none on a phone that saves data', async () => {
  const { storeFont } = await import('#app/title-font.ts');
  await storeFont('en');
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await storeFont('hi');
  expect(request).not.toHaveBeenCalled();
});
