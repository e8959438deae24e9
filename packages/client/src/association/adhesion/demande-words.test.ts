import type { MaDemande } from '@asso/contract/association/acces.schemas';
import { expect, test } from 'vitest';
import { recoursDemande, suiteDemande } from './demande-words.ts';

const aDemande = (more: Partial<MaDemande>): MaDemande => ({
  id: '00000000-0000-4000-8000-000000000001',
  association: {
    id: '00000000-0000-4000-8000-000000000002',
    nom: 'Ludothèque',
    id_correspondance: '1000119',
    id_rna: null,
    id_siren: null,
    id_siret_siege: null,
  },
  id_siret: null,
  fonction: 'PRE',
  phase: 'gestionnaires',
  demandee_le: '2026-11-02T10:00:00.000Z',
  reponse_avant: null,
  gestionnaires: 2,
  message: null,
  preuves: [],
  prend_preuve: true,
  desaccord: null,
  reponse: null,
  peut_refaire: false,
  ...more,
});

test('names the date of the managers while it is to come, and never once it has passed', () => {
  const asked = suiteDemande(aDemande({ reponse_avant: '2026-11-17T10:00:00.000Z' }));
  expect(asked).toContain('Elles ont jusqu’au 17/11/2026');
  for (const phase of ['preuve', 'administration', 'active', 'refusee', 'annulee', 'quittee'] as const) {
    expect(suiteDemande(aDemande({ phase })), phase).not.toMatch(/jusqu’au|après le/);
  }
});

test('says since when the administration has it, and what it lacks', () => {
  const said = suiteDemande(aDemande({ phase: 'preuve' }));
  expect(said).toContain('Depuis le 17/11/2026');
  expect(said).toContain('sans la preuve du nouveau bureau : joignez-la');
});

const le = '2026-11-22T10:00:00.000Z';
test.each([
  ['gestionnaire', 'Refusée par Karim Benali, le 22/11/2026.', 'un refus ne suffira plus'],
  ['administration', 'Refusée par l’administration, le 22/11/2026.', 'aide@exemple.fr'],
] as const)('says who refused it and when, and what may be done: %s', (cote, said, recours) => {
  const reponse = { par: 'Karim Benali', cote, le, motif: 'Inconnu.' };
  const demande = aDemande({ phase: 'refusee', reponse });
  expect(suiteDemande(demande)).toBe(said);
  expect(recoursDemande(demande, 'aide@exemple.fr')).toContain(recours);
});

test('has nothing to say against what one did oneself', () => {
  const reponse = { par: 'Noé Lambert', cote: 'moi' as const, le, motif: null };
  const demande = aDemande({ phase: 'quittee', reponse });
  expect(suiteDemande(demande)).toBe('Vous ne gérez plus l’association depuis le 22/11/2026.');
  expect(recoursDemande(demande, 'aide@exemple.fr')).toBeNull();
});
