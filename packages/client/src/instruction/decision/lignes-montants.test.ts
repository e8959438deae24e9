import { describe, expect, it } from 'vitest';
import { lignesMontants } from './lignes-montants.ts';

type Projets = Parameters<typeof lignesMontants>[0]['projets'];

const projets: Projets = [
  {
    id: 'p1',
    numero_projet: 1,
    rang_dossier: 1,
    corps: {
      description: { intitule: 'Former nos arbitres' },
      financements: [
        {
          id: '2027-s1',
          annee: 2027,
          id_service_instructeur: 's1',
          montant_demande: 2000,
          montant_propose: 1800,
        },
        { id: '2027-s2', annee: 2027, id_service_instructeur: 's2', montant_demande: 900 },
        {
          id: '2028-s1',
          annee: 2028,
          id_service_instructeur: 's1',
          montant_demande: 'mille',
          montant_accorde: 5,
        },
      ],
    },
    montant_demande: 2900,
    montant_accorde: null,
    version: 1,
    rights: {},
    cree_le: '2027-02-01T12:00:00.000Z',
    pieces: [],
    blockers: [],
  },
];

describe('amounts a service is asked for', () => {
  it('are its own, project by project and year by year', () => {
    expect(lignesMontants({ projets }, 's1')).toEqual([
      {
        id_projet: 'p1',
        projet: 'Projet 1 : Former nos arbitres',
        annee: 2027,
        demande: 2000,
        propose: 1800,
        accorde: null,
      },
      {
        id_projet: 'p1',
        projet: 'Projet 1 : Former nos arbitres',
        annee: 2028,
        demande: null,
        propose: null,
        accorde: 5,
      },
    ]);
  });

  it('are none for a service that is not asked', () => {
    expect(lignesMontants({ projets }, 's3')).toEqual([]);
  });
});
