import { couleurMarque } from '@asso/domain/identifiants/marque';
import { expect, test } from 'vitest';
import { mailLayout } from './mail-layout.ts';

const content = {
  greeting: 'Bonjour Camille Martin,',
  title: 'Votre dossier',
  paragraphs: ['Le service a répondu.', 'Deux lignes\nde suite.'],
  action: { label: 'Voir mon dossier', url: 'https://portail.example/client/dossiers' },
  details: ['Ce lien est valable une heure.'],
};

test('says the same as text, in the same order', () => {
  expect(mailLayout(content, 'Vie associative').text).toBe(`Bonjour Camille Martin,

Le service a répondu.

Deux lignes
de suite.

Voir mon dossier : https://portail.example/client/dossiers

Ce lien est valable une heure.

--${' '}
Vie associative
Une question ? Répondez simplement à ce message.
`);
});

test('the page has a language, one title, and loads nothing', () => {
  const { html } = mailLayout(content, 'Vie associative');
  expect(html).toContain('<html lang="fr">');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/<img|<link|<script|src=|url\(/);
  expect(html).toContain('Deux lignes<br>de suite.');
});

test('escapes what people wrote', () => {
  const { html, text } = mailLayout(
    { ...content, paragraphs: ['<b>"l’été" & \'nous\'</b>'] },
    'Vie associative',
  );
  expect(html).toContain('&#60;b&#62;&#34;l’été&#34; &#38; &#39;nous&#39;&#60;/b&#62;');
  expect(text).toContain('<b>"l’été" & \'nous\'</b>');
});

test('leads nowhere but to pages', () => {
  const action = { label: 'Voir', url: 'javascript:alert(1)' };
  expect(() => mailLayout({ ...content, action }, 'Vie associative')).toThrow(
    'a mail may not link to javascript:',
  );
});

test('bears the name of the portal and its one colour', () => {
  const { html } = mailLayout(content, 'Ville & associations');
  expect(html.match(/Ville &#38; associations/g)).toHaveLength(2);
  expect(html).not.toContain('Portail Asso');
  expect(html).toContain(couleurMarque);
  expect(html).not.toContain('#1f4e79');
});
