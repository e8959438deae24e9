import { describe, expect, it } from 'vitest';
import type { CampagneRubriques } from '../projet-rubriques.rows.ts';
import { findPartieAt, isInRubrique, partiesDemandees } from './projet-parties.rows.ts';
import {
  computeAvancement,
  etatPartie,
  findPartieToResume,
  minutesRestantes,
  type PartieEcrite,
} from './projet-parties.rules.ts';

const entiere: CampagneRubriques = {
  champs_personnalises: {
    'custom-bloc': { pourquoi: { kind: 'text', label: 'Pourquoi ?', multiline: true, max: 500 } },
  },
  documents_projet: [{ code: 'DEV' }],
};

describe('the parts of a project', () => {
  it('are six for a campaign that asks everything, in this order and with these minutes', () => {
    const parties = partiesDemandees(entiere);
    expect(parties.map(({ titre, minutes }) => [titre, minutes])).toEqual([
      ['L’essentiel', 2],
      ['Pourquoi et comment', 5],
      ['Publics et lieux', 3],
      ['Moyens et suivi', 3],
      ['Budget', 5],
      ['Questions du service', 3],
    ]);
  });

  it('take each section once, the description in two', () => {
    const taken = partiesDemandees(entiere).flatMap(({ rubriques }) => rubriques.map(({ id }) => id));
    expect(taken).toEqual([
      'description',
      'description',
      'beneficiaire',
      'territoires',
      'moyens',
      'evaluation',
      'responsable',
      'financements',
      'cofinancements',
      'budgets',
      'custom-bloc',
      'document-custom-bloc',
    ]);
    const [essentiel, description] = partiesDemandees(entiere);
    expect(essentiel?.rubriques[0]?.chemins).toContain('description.date_fin');
    expect(description?.rubriques[0]?.chemins).toEqual(['description.objectifs', 'description.description']);
  });

  it('are fewer where the campaign asks fewer sections', () => {
    const courte: CampagneRubriques = {
      rubriques: ['description', 'moyens', 'financements'],
      champs_personnalises: {},
    };
    expect(partiesDemandees(courte).map(({ id, minutes }) => [id, minutes])).toEqual([
      ['essentiel', 2],
      ['description', 5],
      ['suivi', 1],
      ['budget', 1],
    ]);
  });

  it.each([
    ['description.date_debut', 'essentiel'],
    ['description', 'essentiel'],
    ['description.objectifs', 'description'],
    ['description.id_responsable', 'suivi'],
    ['beneficiaire.nombre', 'publics'],
    ['territoires.territoires.13001', 'publics'],
    ['budgets.2027.charges.62-1', 'budget'],
    ['financements', 'budget'],
    ['customs.pourquoi', 'questions'],
    ['pieces.DEV', 'questions'],
    ['need_validation', undefined],
  ])('hold the field « %s » in « %s »', (chemin, partie) => {
    expect(findPartieAt(chemin)).toBe(partie);
  });

  it('tell apart the fields of a section that two parts share', () => {
    const rubrique = { id: 'description' } as const;
    expect(isInRubrique('description.intitule', rubrique, 'essentiel')).toBe(true);
    expect(isInRubrique('description.intitule', rubrique, 'description')).toBe(false);
    expect(isInRubrique('description.id_responsable', rubrique, 'essentiel')).toBe(false);
  });
});

const termine = { etat: 'termine', minutes: 2 } as const;
const vide = { etat: 'a-commencer', minutes: 1.5 } as const;
const entame = { etat: 'a-completer', minutes: 1 } as const;
const relire = { etat: 'a-revoir', minutes: 3 } as const;
const facultatif = { etat: 'facultatif', minutes: 1 } as const;

describe('a part', () => {
  it.each([
    [[termine, facultatif], 'termine', 'termine'],
    [[facultatif], 'facultatif', 'facultatif'],
    [[termine, relire], 'a-revoir', 'a-revoir'],
    [[vide, facultatif], 'a-commencer', 'en-cours'],
    [[termine, vide], 'a-completer', 'en-cours'],
    [[entame, relire], 'a-completer', 'en-cours'],
  ] as const)('of %j is %s, or %s when it is the one at work', (rubriques, etat, ouverte) => {
    expect(etatPartie({ rubriques }, false)).toBe(etat);
    expect(etatPartie({ rubriques }, true)).toBe(ouverte);
  });

  it('takes only the time of what is not answered', () => {
    expect(minutesRestantes({ rubriques: [termine, vide, entame] })).toBe(3);
    expect(minutesRestantes({ rubriques: [relire] })).toBe(1);
    expect(minutesRestantes({ rubriques: [termine, facultatif] })).toBe(0);
  });

  it('adds up to the time of the project, and work goes on where something is missing', () => {
    const parties: PartieEcrite[] = [
      { id: 'essentiel', minutes: 2, rubriques: [termine] },
      { id: 'publics', minutes: 3, rubriques: [relire] },
      { id: 'suivi', minutes: 3, rubriques: [entame, vide] },
    ];
    expect(computeAvancement(parties)).toEqual({ restantes: 4, total: 8 });
    expect(findPartieToResume(parties)).toBe('suivi');
    expect(findPartieToResume(parties.slice(0, 2))).toBe('publics');
    expect(findPartieToResume(parties.slice(0, 1))).toBeUndefined();
  });
});
