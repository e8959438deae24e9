// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isForThePoste } from './touche-du-poste.ts';

const page = `<header><a id="lien" href="/"></a></header>
  <div class="poste"><a id="ligne" href="/"></a><textarea id="note"></textarea></div>`;

/** Presses « d » there, and returns whether it runs a command of the desk. */
function runs(html: string, id: string | null): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key: 'd', bubbles: true });
  (id === null ? document.body : document.getElementById(id))?.dispatchEvent(event);
  return isForThePoste(event);
}

it.each([
  ['in the dossier or its queue', page, 'ligne', true],
  ['nowhere, as its button went with what it did', page, null, true],
  ['in a field', page, 'note', false],
  ['in the header', page, 'lien', false],
  ['nowhere, under a dialog', `${page}<div class="dialogue"></div>`, null, false],
  ['nowhere, on a page without a desk', '<main></main>', null, false],
])('a letter pressed while the focus is %s', (_, html, id, expected) => {
  expect(runs(html, id)).toBe(expected);
});
