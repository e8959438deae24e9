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

const sender = { portail: 'Vie associative', publicUrl: new URL('https://portail.example'), isDemo: false };

test('says the same as text, in the same order', () => {
  expect(mailLayout(content, sender).text).toBe(`Bonjour Camille Martin,

Le service a répondu.

Deux lignes
de suite.

Voir mon dossier : https://portail.example/client/dossiers

Ce lien est valable une heure.

--${' '}
Vie associative
Une question ? Répondez simplement à ce message.
Choisir mes courriels : https://portail.example/client/user/notifications
Questions fréquentes : https://portail.example/client/faq
Données personnelles : https://portail.example/client/donnees-personnelles
Mentions légales : https://portail.example/client/mentions-legales
`);
});

test('the page has a language, one title, and loads nothing', () => {
  const { html } = mailLayout(content, sender);
  expect(html).toContain('<html lang="fr">');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/<img|<link|<script|src=|url\(/);
  expect(html).toContain('Deux lignes<br>de suite.');
});

test('escapes what people wrote', () => {
  const { html, text } = mailLayout({ ...content, paragraphs: ['<b>"l’été" & \'nous\'</b>'] }, sender);
  expect(html).toContain('&#60;b&#62;&#34;l’été&#34; &#38; &#39;nous&#39;&#60;/b&#62;');
  expect(text).toContain('<b>"l’été" & \'nous\'</b>');
});

test('leads nowhere but to pages', () => {
  const action = { label: 'Voir', url: 'javascript:alert(1)' };
  expect(() => mailLayout({ ...content, action }, sender)).toThrow('a mail may not link to javascript:');
});

test('bears the name of the portal and its one colour', () => {
  const { html } = mailLayout(content, { ...sender, portail: 'Ville & associations' });
  expect(html.match(/Ville &#38; associations/g)).toHaveLength(2);
  expect(html).not.toContain('Portail Asso');
  expect(html).toContain(couleurMarque);
  expect(html).not.toContain('#1f4e79');
});

test('a mailbox shows its first sentence beside the subject, before the name of the portal', () => {
  const { html } = mailLayout(content, sender);
  const body = html.slice(html.indexOf('<body'));
  expect(body.replaceAll(/<[^>]*>|\s+/g, ' ').trim()).toMatch(/^Le service a répondu\./);
});

test('has colours for a dark mailbox, each for a class that is there', () => {
  const { html } = mailLayout(content, sender);
  const [, rules = ''] = /prefers-color-scheme:dark\)\{([\s\S]*?)\}\n?<\/style>/.exec(html) ?? [];
  const classes = [...rules.matchAll(/\.(\w+)\{/g)].map(([, name]) => name);
  expect(classes).toHaveLength(7);
  for (const name of classes) expect(html).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`));
});

test('a demonstration says that its people are invented, and a portal in service does not', () => {
  expect(mailLayout(content, { ...sender, isDemo: true }).text).toContain('Ceci est une démonstration');
  expect(mailLayout(content, sender).html).not.toContain('démonstration');
});

test('leads to no choice of e-mails where there is no account', () => {
  const { html, text } = mailLayout({ ...content, isSansCompte: true }, sender);
  for (const one of [html, text]) {
    expect(one).not.toContain('Choisir mes courriels');
    expect(one).toContain('Questions fréquentes');
  }
});
