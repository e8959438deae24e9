// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DemandesSiretPage } from './DemandesSiretPage.tsx';

let acting: object | null = null;
vi.mock('../platform/session/acting-for.ts', () => ({ useActingFor: () => acting }));
vi.mock('../platform/session/session.ts', () => ({ useSignedInUser: () => ({ associations: [acting] }) }));
vi.mock('../platform/page/PageHeading.tsx', () => ({ PageHeading: ({ titre }: { titre: string }) => titre }));
vi.mock('../platform/AppLink.tsx', () => ({ AppLink: ({ children }: { children: ReactNode }) => children }));
vi.mock('../platform/list/use-list.ts', () => ({ useList: () => null }));
vi.mock('../platform/list/ListBlock.tsx', () => ({ ListBlock: ({ empty }: { empty: ReactNode }) => empty }));
afterEach(cleanup);

it.each([
  [null, null, /Il faut un SIRET pour recevoir une subvention\.Obtenir un SIRET$/],
  [null, '66101723600018', /Les Cagous a déjà un SIRET : rien à demander\.$/],
  ['ridet', null, /Les Cagous n’en demande pas : elle donne un RIDET\.Indiquer le RIDET$/],
  ['tahiti', 'PFZ98765001', /Les Cagous a déjà un numéro TAHITI : rien à demander\.$/],
])(
  'an association is told to ask for a SIRET only where there is one: %s, %s',
  (numero_local, id_siret, said) => {
    acting = { nom: 'Les Cagous', id_rna: 'W9N1900417', numero_local, id_siret };
    render(<DemandesSiretPage />);
    expect(
      screen
        .getByText(/Aucune demande/)
        .closest('.cadre')
        ?.textContent?.replaceAll('\u00a0', ' '),
    ).toMatch(said);
  },
);
