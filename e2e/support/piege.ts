// What somebody would type to have a page run it, in each text that the server gives; and how it would be seen.
import type { Page } from '@playwright/test';

/** As an element, as an attribute, as a script, as a link of Markdown. */
export const piege =
  '"\'><i data-vole onclick=vole()></i><img src=x onerror="vole()"><svg onload="vole()"><script>vole()</script>[x](javascript:vole())';
const adresse = 'javascript:vole()//';

/** What a page compares, sends back or counts with: a code, a number, a day. */
const isCode = (text: string): boolean => /^[\w.:+/-]*$/.test(text) || /^[A-Z]+$/.test(text);

/** `tout`: in codes as well, of which a page may make nothing. */
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

/** Before any page: whatever runs or tries to is written down. */
export async function guetter(page: Page): Promise<string[]> {
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

/** What ran, tried to, or stands in the page as an element instead of words. */
export const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { vus = [] } = window as Guet;
    const injected = [
      ...document.querySelectorAll('[data-vole], [onerror], [onload], [onclick], img[src="x"]'),
    ];
    // React writes an error of its own in the place of such an address.
    const links = [...document.querySelectorAll('[href], [src], [action]')].filter((one) =>
      ['href', 'src', 'action'].some((name) =>
        /^\s*javascript:(?!throw new Error\('React has blocked)/i.test(one.getAttribute(name) ?? ''),
      ),
    );
    return [...vus, ...[...injected, ...links].map((one) => one.outerHTML.slice(0, 200))];
  });
