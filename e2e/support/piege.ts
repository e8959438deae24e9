// These functions put an attack that a page might run into every text that the server gives, and watch the page for its
// effects.
import type { Page } from '@playwright/test';

/** The trap is an element, an attribute, a script and a Markdown link. */
export const piege =
  '"\'><i data-vole onclick=vole()></i><img src=x onerror="vole()"><svg onload="vole()"><script>vole()</script>[x](javascript:vole())';
const adresse = 'javascript:vole()//';

/** Tells whether the text is a code, a number or a day, with which a page compares, sends back or counts. */
const isCode = (text: string): boolean => /^[\w.:+/-]*$/.test(text) || /^[A-Z]+$/.test(text);

/** Adds the trap to each text of an answer; with `tout`, to codes too, so that a page may not understand its data. */
export function trapped(json: unknown, how: 'textes' | 'tout' = 'textes'): unknown {
  if (typeof json === 'string') {
    if (/^https?:/.test(json)) return adresse + json;
    return how === 'textes' && isCode(json) ? json : json + piege;
  }
  if (Array.isArray(json)) return json.map((one) => trapped(one, how));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, trapped(value, how)]));
}

type Guet = Window & { vus?: string[]; vole?: () => void };

/** Records, in the pages opened from now on, what the trap runs or tries to run. */
export async function watchErrors(page: Page): Promise<string[]> {
  const vus: string[] = [];
  page.on('dialog', (dialog) => {
    vus.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const guet = window as Guet;
    guet.vus = [];
    guet.vole = () => guet.vus?.push('a script that ran');
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      guet.vus?.push(`${effectiveDirective} refused ${blockedURI}`),
    );
  });
  return vus;
}

/** Lists what ran, what tried to run, and what is in the page as an element instead of text. */
export const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { vus = [] } = window as Guet;
    const injected = [
      ...document.querySelectorAll('[data-vole], [onerror], [onload], [onclick], img[src="x"]'),
    ];
    // React replaces such an address with an error of its own.
    const links = [...document.querySelectorAll('[href], [src], [action]')].filter((one) =>
      ['href', 'src', 'action'].some((name) =>
        /^\s*javascript:(?!throw new Error\('React has blocked)/i.test(one.getAttribute(name) ?? ''),
      ),
    );
    return [...vus, ...[...injected, ...links].map((one) => one.outerHTML.slice(0, 200))];
  });
