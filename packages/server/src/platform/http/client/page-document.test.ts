import { usualSettings } from '@asso/contract/kernel/portal-settings';
import { expect, it } from 'vitest';
import { pageDocument } from './page-document.ts';

const font =
  '<link rel="preload" as="font" type="font/woff2" crossorigin href="/client/assets/inter.woff2" />';
const html = `<html lang="fr"><head><title>x</title>\n    ${font}</head></html>`;

it('the font of the neutral brand is asked for with the page', () => {
  expect(pageDocument(html, usualSettings)).toContain(font);
});

it('the State, which has its own, does not ask for it', () => {
  const page = pageDocument(html, { ...usualSettings, marque: 'etat' });
  expect(page).toContain('data-marque="etat"');
  expect(page).not.toContain('preload');
});
