// @vitest-environment jsdom
import type { InscriptionPsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InscriptionsTable } from './InscriptionsTable.tsx';

afterEach(cleanup);

const anInscription = (nom: string, id_etat: string, lib_etat: string) =>
  ({
    ...{ id: nom, id_etat, lib_etat, montant: 70, modifiable: false },
    ...{ paye_le: null, reference: null, motif: null, cree_le: '2027-01-25T10:00:00.000Z', federation: null },
    beneficiaire: {
      id_psp: `code-${nom}`,
      prenom: 'Camille',
      nom,
      adresse: { code_postal: '13001', commune: 'Marseille' },
    },
  }) as unknown as InscriptionPsp;

it('an inscription that is removed or refused shows no sum, as it counts in no total', () => {
  render(
    <InscriptionsTable
      items={[
        anInscription('Roux', '1', 'enregistré'),
        anInscription('Blanc', '8', 'supprimé'),
        anInscription('Noir', '7', 'refusé par le service instructeur'),
      ]}
      canRemove={false}
      onRemove={() => undefined}
    />,
  );
  const sums = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent?.replaceAll(/\s/g, ' '));
  expect(sums).toEqual(['70 €', '–', '–']);
});
