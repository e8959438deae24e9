// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { installPages } from '../../platform/page/available-pages.ts';
import { SignalerErreur } from './SignalerErreur.tsx';

const association = {
  id: 'b5f0d1f0-0000-4000-8000-000000000001',
  id_correspondance: '1000001',
  id_rna: 'W133000001',
  id_siren: null,
  id_siret_siege: null,
  nom: 'Les Pions & Cie',
  etat: 'active' as const,
  date_dissolution: null,
};
const link = () => screen.getByRole('link', { name: 'Signaler une erreur' }).getAttribute('href') ?? '';
const show = () => render(<SignalerErreur rubrique="coordonnees" association={association} />);

afterEach(() => {
  cleanup();
  installPages(() => undefined);
});

const objet = 'Erreur dans la fiche de Les Pions & Cie';
const message =
  'Association : Les Pions & Cie (RNA W133000001, numéro 1000001 dans le portail).\nRubrique : Coordonnées.\nCe qui est faux, et ce qu’il faudrait lire : ';

test('opens the help page with what it is about already said', () => {
  show();
  const url = new URL(link(), 'https://portail.example');
  expect(url.pathname).toMatch(/\/assistance\/association$/);
  expect(Object.fromEntries(url.searchParams)).toEqual({ objet, message });
});

test('writes to the mailbox, as much said, where that page is not written', () => {
  installPages((path) => (path.startsWith('/assistance') ? { titre: 'Aide', page: null } : undefined));
  show();
  const [start, query = ''] = link().split('?');
  expect(start).toMatch(/^mailto:/);
  expect(query).not.toContain('+');
  const said = new URLSearchParams(query);
  expect([said.get('subject'), said.get('body')]).toEqual([objet, message]);
});
