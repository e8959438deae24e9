import { describe, expect, test } from 'vitest';
import { actionsService } from '../dossier/instruction.states.ts';
import { courrierProblems } from './courrier.problems.ts';
import {
  avisDuModele,
  type ContenuModele,
  modelesDAvance,
  type NatureCourrier,
  naturesOf,
  nomsNatures,
} from './modele-courrier.rules.ts';

const modele = (change: Partial<ContenuModele>): ContenuModele => ({
  nature: 'accord',
  nom: 'Modèle',
  objet: 'Objet',
  texte: '{decision.montant} et le compte rendu financier',
  ...change,
});
const codes = (change: Partial<ContenuModele>) => {
  const { problems, avis } = avisDuModele(modele(change));
  return { problems: problems.map(({ code }) => code), avis: avis.map(({ code }) => code) };
};

test('which letters go with which decision', () => {
  expect(Object.fromEntries(actionsService.map((action) => [action, naturesOf(action)]))).toEqual({
    start: [],
    sendBack: ['correction'],
    grant: ['accord', 'convention'],
    refuse: ['refus'],
    reject: ['rejet'],
    beginPayment: [],
    continuePayment: [],
    markPaid: [],
    finish: [],
  });
});

const motive = { problems: ['courrier.motif-absent'], avis: ['courrier.recours-absent'] };
const bare: Record<NatureCourrier, { problems: string[]; avis: string[] }> = {
  accord: { problems: ['courrier.montant-absent'], avis: ['courrier.compte-rendu-absent'] },
  refus: motive,
  rejet: motive,
  correction: { problems: ['courrier.motif-absent'], avis: [] },
  convention: {
    problems: ['courrier.montant-absent'],
    avis: ['courrier.convention-objet', 'courrier.convention-versement', 'courrier.convention-emploi'],
  },
};

describe('the wording of a template', () => {
  test.each(nomsNatures)('%s: what it must say, what it should', (nature) => {
    expect(codes({ nature, texte: 'Bonjour.' })).toEqual(bare[nature]);
  });

  test.each([
    ['accord', '[tableau des projets] non\n[tableau des projets]\nUn compte rendu financier'],
    ['refus', '{decision.motif}. Recours : deux mois.'],
    ['convention', 'Objet. {decision.montant}, versés en une fois, avec un compte rendu financier.'],
  ] as const)('%s: nothing to say once it says all', (nature, texte) => {
    expect(codes({ nature, texte })).toEqual({ problems: [], avis: [] });
  });

  test('what is missing or unknown forbids publishing', () => {
    expect(codes({ nom: ' ', objet: '', texte: '' }).problems).toEqual([
      'courrier.nom-absent',
      'courrier.objet-absent',
      'courrier.texte-absent',
      'courrier.montant-absent',
    ]);
    const { problems } = avisDuModele(modele({ objet: '{inconnu}' }));
    expect(problems).toMatchObject([{ code: 'courrier.champ-inconnu', field: 'objet' }]);
  });

  test('what was left to be written is told with its line', () => {
    const texte = `${modele({}).texte}\nLe ???\n[à voir]`;
    expect(avisDuModele(modele({ texte })).avis).toMatchObject([
      { code: 'courrier.brouillon', params: { ligne: 2, passage: '???' } },
      { code: 'courrier.brouillon', params: { ligne: 3, passage: '[à voir]' } },
    ]);
  });

  test('a letter that is addressed already is not addressed again', () => {
    for (const texte of [
      'À l’attention de {association.representant},\nBonjour',
      "à l'attention de Jeanne",
    ]) {
      expect(avisDuModele(modele({ texte })).avis.map(({ code }) => code)).toContain(
        'courrier.adresse-double',
      );
    }
  });

  test('every code has its sentence', () => {
    for (const nature of nomsNatures) {
      const { problems, avis } = avisDuModele(modele({ nature, nom: '', objet: '{x', texte: '{y} ??? }' }));
      for (const { code } of [...problems, ...avis]) expect(courrierProblems).toHaveProperty([code]);
    }
  });
});

test('the only letter published for a decision goes with it unless another is chosen; a convention never by itself', () => {
  const accord = { id_version: 'a', nature: 'accord' as const };
  const convention = { id_version: 'c', nature: 'convention' as const };
  expect(modelesDAvance('grant', [accord, convention])).toEqual(['a']);
  expect(modelesDAvance('grant', [accord, { ...accord, id_version: 'b' }])).toEqual([]);
  expect(modelesDAvance('refuse', [accord])).toEqual([]);
  expect(modelesDAvance('start', [accord])).toEqual([]);
});
