import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { expect, test } from 'vitest';
import { lignesArgent } from './lignes-argent.ts';

const part = (id: string, nom: string) => ({ id_service_instructeur: id, service: { nom } });
const ligne = (annee: string, service: string, demande: number, accorde: number | null) => ({
  annee,
  id_service_instructeur: service,
  montant_demande: demande,
  montant_accorde: accorde,
});

test('each sum is said with its year and the service of which it is asked, which may have refused it', () => {
  const dossier = {
    instructions: [part('drajes', 'DRAJES Sud'), part('cd', 'Conseil départemental')],
    projets: [
      {
        id: 'p1',
        numero_projet: 1,
        corps: {
          description: { intitule: 'Former nos arbitres' },
          financements: [
            ligne('2028', 'drajes', 1500, 1200),
            ligne('2027', 'drajes', 2000, 2000),
            ligne('2027', 'cd', 1000, null),
          ],
        },
      },
    ],
  } as unknown as DossierSubventionView;
  expect(
    lignesArgent(dossier).map(({ annee, service, demande, accorde }) => [annee, service, demande, accorde]),
  ).toEqual([
    [2027, 'DRAJES Sud', 2000, 2000],
    [2027, 'Conseil départemental', 1000, null],
    [2028, 'DRAJES Sud', 1500, 1200],
  ]);
});
