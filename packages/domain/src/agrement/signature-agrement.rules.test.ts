import { describe, expect, it } from 'vitest';
import type { AgrementComplet } from './dossier-agrement.rules.ts';
import { faitsSignesAgrement, partsSigneesAgrement } from './signature-agrement.rules.ts';

const aDossier = (changes: Partial<AgrementComplet> = {}): AgrementComplet => ({
  tete: {
    demandeur: { id_representant_legal: 'p1', id_signataire: 'p1' },
    customs: { projet: 'Jouer' },
    attestation: { lieu: 'Lyon', certifie: true },
  },
  exercice: 2027,
  type_agrement: 'JEP',
  definition: {
    libelle: 'Jeunesse et éducation populaire 2027',
    fuseau: 'Europe/Paris',
    date_debut: '2027-01-05T09:00:00+01:00',
    date_fin: '2027-03-11T23:59:59+01:00',
    documents_attendus: [],
    champs_personnalises: {},
  },
  pieces: [{ code: 'RAR', uuid: 'd1', etat_analyse: 'sain' }],
  association: { agrement: {} },
  representants: [],
  sites: [],
  documents: new Map([['d1', 'STC']]),
  jour: '2027-02-01',
  ...changes,
});

describe('what is signed of an agrément dossier', () => {
  it('is every part of its text, and neither the box nor the place', () => {
    const parts = partsSigneesAgrement(aDossier());
    expect(parts.map(({ id }) => id)).toEqual([
      'choix',
      'demandeur',
      'tca',
      'haa',
      'sites',
      'customs',
      'pieces',
    ]);
    expect(JSON.stringify(parts)).not.toMatch(/certifie|Lyon/);
  });

  it('is told in a few facts, and what this agrément does not ask is left out', () => {
    const said = (dossier: AgrementComplet) =>
      faitsSignesAgrement(dossier, {
        agrement: 'Jeunesse et éducation populaire 2027, DRAJES Sud',
        association: 'Les Pions de l’Huveaune',
      }).map(({ label, valeur }) => `${label} : ${valeur}`.replaceAll(/[\u00a0\u202f]/g, ' '));
    expect(said(aDossier())).toEqual([
      'Agrément : Jeunesse et éducation populaire 2027, DRAJES Sud',
      'Pour : Les Pions de l’Huveaune',
      'Pièces : 1 pièce jointe',
    ]);
    const { definition } = aDossier();
    const withTca = aDossier({ definition: { ...definition, demande_tca: true } });
    expect(said(withTca)).toContain('Demandé avec : le tronc commun d’agrément');
    const food = aDossier({ type_agrement: 'HAA', sites: [{ id: 's1' }, { id: 's2' }] });
    expect(said(food)).toContain('Lieux : 2 lieux déclarés');
  });
});
