// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CommencerSiret } from './CommencerSiret.tsx';

let cp = '';
vi.mock('../platform/use-read.ts', () => ({
  useRead: () => ({
    state: 'lu',
    value: {
      association: { nom: 'Les Cagous', etat: 'active', id_siret_siege: null },
      identite: { id_correspondance: '1000346', id_rna: 'W9N1000346' },
      coordonnees: { adresse_siege: { cp } },
    },
    reload: async () => undefined,
  }),
  useReread: () => async () => undefined,
}));
vi.mock('../platform/page/PageHeading.tsx', () => ({
  PageHeading: ({ titre, fil }: { titre: string; fil: { label: string }[] }) => (
    <h1>{[...fil.map(({ label }) => label), titre].join(' > ')}</h1>
  ),
}));
vi.mock('./NumeroLocal.tsx', () => ({ NumeroLocal: ({ genre }: { genre: string }) => `Le ${genre}.` }));
afterEach(cleanup);

it.each([
  ['98800', 'Numéro RIDET', 'Informations administratives'],
  ['98713', 'Numéro TAHITI', 'Informations administratives'],
  ['13011', 'Obtenir un SIRET', 'Demandes de SIRET'],
])('at %s the page is « %s », and its trail leads there from %s', async (code, titre, avant) => {
  cp = code;
  render(<CommencerSiret id="W9N1000346" rejetee={null} />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(`${avant} > ${titre}`);
});
