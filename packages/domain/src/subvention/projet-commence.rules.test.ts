import { expect, it } from 'vitest';
import { fromCommence } from './projet-commence.rules.ts';
import { newProjet } from './projet-nouveau.rules.ts';

const nouveau = newProjet({ exercice: 2027, exercice_fin: 2028, service: 's1', aujourdhui: '2027-02-01' });

it('what was written without an account opens the first project, and the rest stays as the portal fills it', () => {
  const { description, financements } = fromCommence(nouveau, {
    intitule: 'Des sorties en mer',
    date_debut: '2027-06-01',
    date_fin: null,
    description: 'Douze sorties',
    montant_demande: 2800,
  });
  expect(description).toMatchObject({
    intitule: 'Des sorties en mer',
    date_debut: '2027-06-01',
    date_fin: nouveau.description?.date_fin,
    description: 'Douze sorties',
    recurrence: 'première demande',
  });
  expect(financements?.map(({ montant_demande }) => montant_demande)).toEqual([
    2800,
    nouveau.financements?.[1]?.montant_demande,
  ]);
});
