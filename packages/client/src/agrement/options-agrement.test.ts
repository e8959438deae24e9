import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { expect, it } from 'vitest';
import { optionsAgrement } from './options-agrement.ts';

const dossierWith = (preuve: string | null) =>
  ({
    tete: { tca: { interet_general: { preuve } } },
    instructions: [],
    demandeur: { id_siret: '90000000100017' },
    choix: {
      representants: [],
      documents: [
        { uuid: 'd1', nom: 'rib.pdf', type: 'RIB' },
        { uuid: 'd2', nom: 'bilan.pdf', type: 'CPT' },
        { uuid: 'd3', nom: 'statuts.pdf', type: 'STC' },
      ],
    },
  }) as unknown as DossierAgrementView;

const offered = (preuve: string | null, critere: string) =>
  optionsAgrement(dossierWith(preuve))[`tca.${critere}.preuve`]?.map(({ label }) => label);

it('offers first what proves the criterion, and never bank details', () => {
  expect(offered(null, 'interet_general')).toEqual([
    'Statuts : statuts.pdf',
    'Comptes annuels approuvés (bilan, compte de résultat, annexe) : bilan.pdf',
  ]);
});

it('still shows the document that was chosen, where it was chosen', () => {
  expect(offered('d1', 'interet_general')).toContain("Relevé d'identité bancaire : rib.pdf");
  expect(offered('d1', 'transparence_financiere')).not.toContain("Relevé d'identité bancaire : rib.pdf");
});
