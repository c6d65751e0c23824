import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Answers } from '#domain/answers/answers.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';
import { browserArgs, ensureBrowser } from '#tools/browser.mjs';

/** LHC-Forms of the National Library of Medicine, under a BSD-like licence. It is an oracle of tests, and not distributed. */
const release = {
  name: 'lforms@40.1.3',
  file: 'lforms-40.1.3.tgz',
  sha512: 'WLruTm+BcVnafC0rSAQ3/cNqhxvclBUxyBG68aub/uha2NaK9H8ZZcEXTTuORuGzzCt0wa7fvhuieZtcDIdPzQ==',
};
const folder = join(import.meta.dirname, '../../../node_modules/.cache/lhc-forms');
const built = join(folder, 'package/dist/lforms');

/** Downloads the built files once: 13 MB without the 24 packages that they were built from. */
function ensureLhcForms(): void {
  if (existsSync(built)) return;
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', release.name, '--silent', '--pack-destination', folder], { cwd: folder });
  const file = join(folder, release.file);
  const hash = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (hash !== release.sha512) throw new Error(`${release.file} does not have the pinned hash: ${hash}`);
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  execFileSync('tar', ['xzf', file, '-C', unpacked, 'package/dist/lforms', 'package/LICENSE.md']);
  renameSync(join(unpacked, 'package'), join(folder, 'package'));
}

const address = 'http://lhc-forms.test';
const start = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>LHC-Forms</title>
<link rel="stylesheet" href="/webcomponent/styles.css"></head><body><div id="form"></div>
<script src="/webcomponent/assets/lib/zone.min.js"></script><script src="/webcomponent/lhc-forms.js"></script>
<script src="/fhir/R4/lformsFHIR.min.js"></script></body></html>`;

/** The used part of the LHC-Forms API. */
interface LForms {
  readonly LForms: {
    readonly Util: {
      addFormToPage(questionnaire: object, id: string, options: object): Promise<void>;
      getFormFHIRData(resource: string, version: string): { readonly item?: readonly ResponseItem[] };
    };
  };
}
interface ResponseItem {
  readonly linkId: string;
  readonly answer?: readonly { readonly valueDecimal?: number; readonly valueInteger?: number }[];
}

/** LHC-Forms in a browser. */
export class LhcForms {
  private readonly browser: Browser;
  private readonly page: Page;

  private constructor(browser: Browser, page: Page) {
    this.browser = browser;
    this.page = page;
  }

  /** Downloads LHC-Forms if it is missing, and starts a browser. */
  static async open(): Promise<LhcForms> {
    ensureLhcForms();
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
    const page = await browser.newPage();
    await page.route(`${address}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname === '/'
        ? route.fulfill({ contentType: 'text/html', body: start })
        : route.fulfill({ path: join(built, pathname) });
    });
    return new LhcForms(browser, page);
  }

  /** Opens a Questionnaire in a new page. */
  async show(questionnaire: object): Promise<void> {
    await this.page.goto(address);
    await this.page.evaluate(
      (form) =>
        (globalThis as unknown as LForms).LForms.Util.addFormToPage(form, 'form', { prepopulate: false }),
      questionnaire,
    );
  }

  /** Answers the visible items by their buttons and fields, in the order of the file. */
  async answer(instrument: Instrument, answers: Answers): Promise<void> {
    for (const [at, question] of listQuestions(instrument).entries()) {
      const answer = answers[at] ?? null;
      if (answer === null) continue;
      const kind = getScale(instrument, question).kind;
      if (kind === 'choice' || kind === 'bipolar' || kind === 'several') {
        for (const code of [answer].flat())
          await this.page.locator(`[id^="${question.id}/1"][id$="|${code}"]`).dispatchEvent('click');
      } else {
        await this.page.locator(`input[id="${question.id}/1"]`).fill(String(answer));
        await this.page.keyboard.press('Tab');
      }
    }
  }

  /** The computed scores by id; null if undefined. */
  async scores(instrument: Instrument): Promise<Record<string, number | null>> {
    const { item = [] } = await this.page.evaluate(() =>
      (globalThis as unknown as LForms).LForms.Util.getFormFHIRData('QuestionnaireResponse', 'R4'),
    );
    return Object.fromEntries(
      instrument.scores.map(({ id }) => {
        const answer = item.find(({ linkId }) => linkId === `score_${id}`)?.answer?.[0];
        return [id, answer?.valueInteger ?? answer?.valueDecimal ?? null];
      }),
    );
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
