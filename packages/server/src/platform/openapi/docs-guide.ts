import { readFile } from 'node:fs/promises';
import { escapeHtml, pageOf } from './docs-html.ts';

const guide = new URL('../../../../../docs/api-partenaires.md', import.meta.url);

/** Makes the page of the guide for the authors of other software, whose text is that of the repository. */
export async function guidePage(): Promise<string> {
  const text = await readFile(guide, 'utf8');
  return pageOf(
    'Portail Asso : le guide des partenaires',
    `<p><a href="/api/docs">Les appels</a></p><pre tabindex="0">${escapeHtml(text)}</pre>`,
  );
}
