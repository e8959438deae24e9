import { describe, expect, test } from 'vitest';
import type { GenreDossier } from '../dossier/genre.rows.ts';
import { actionsService } from '../dossier/instruction.states.ts';
import { courrierProblems } from './courrier.problems.ts';
import { type ContenuModele, listManquesService, modeleAvis } from './modele-courrier.rules.ts';
import { draftModeles, listNatures, type NatureCourrier, nomsNatures } from './natures-courrier.rules.ts';

const modele = (change: Partial<ContenuModele>): ContenuModele => ({
  nature: 'accord',
  nom: 'Modèle',
  objet: 'Objet',
  texte: '{decision.montant} et le compte rendu financier',
  ...change,
});
const codes = (change: Partial<ContenuModele>) => {
  const { problems, avis } = modeleAvis(modele(change));
  return { problems: problems.map(({ code }) => code), avis: avis.map(({ code }) => code) };
};

const lettersOf = (genre: GenreDossier) =>
  Object.fromEntries(actionsService.map((action) => [action, listNatures(action, genre)]));

test('which letters go with which decision: those of grants never with an agrément, nor the reverse', () => {
  expect(lettersOf('agrement')).toEqual({
    start: [],
    sendBack: ['agrement-correction'],
    grant: ['agrement-accord'],
    refuse: ['agrement-refus'],
    reject: ['agrement-refus'],
    beginPayment: [],
    continuePayment: [],
    markPaid: [],
    finish: [],
  });
  expect(lettersOf('subvention')).toEqual({
    start: [],
    sendBack: ['correction'],
    grant: ['decision', 'accord', 'convention'],
    refuse: ['decision', 'refus'],
    reject: ['decision', 'rejet'],
    beginPayment: [],
    continuePayment: [],
    markPaid: [],
    finish: [],
  });
});

const motive = { problems: ['courrier.motif-absent'], avis: ['courrier.recours-absent'] };
const bare: Record<NatureCourrier, { problems: string[]; avis: string[] }> = {
  decision: {
    problems: [...Array(3).fill('courrier.cas-absent'), 'courrier.montant-absent', 'courrier.motif-absent'],
    avis: ['courrier.compte-rendu-absent', 'courrier.recours-absent'],
  },
  accord: { problems: ['courrier.montant-absent'], avis: ['courrier.compte-rendu-absent'] },
  refus: motive,
  rejet: motive,
  correction: { problems: ['courrier.motif-absent'], avis: [] },
  'agrement-accord': { problems: ['courrier.arrete-absent'], avis: [] },
  'agrement-refus': motive,
  'agrement-correction': { problems: ['courrier.motif-absent'], avis: [] },
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
    [
      'decision',
      '[si accordée ou accordée en partie]\n{decision.montant} et un compte rendu financier\n[fin si]\n[si refusée]\n{decision.motif}. Recours.\n[fin si]',
    ],
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
    const { problems } = modeleAvis(modele({ objet: '{inconnu}' }));
    expect(problems).toMatchObject([{ code: 'courrier.champ-inconnu', field: 'objet' }]);
  });

  test('what was left to be written is told with its place', () => {
    const texte = `${modele({}).texte}\nLe ???\n[à voir]`;
    expect(modeleAvis(modele({ texte })).avis).toMatchObject([
      { code: 'courrier.brouillon', params: { lieu: 'Paragraphe 1', passage: '???' } },
      { code: 'courrier.brouillon', params: { lieu: 'Paragraphe 1', passage: '[à voir]' } },
    ]);
  });

  test('a letter that is addressed already is not addressed again', () => {
    for (const texte of [
      'À l’attention de {association.representant},\nBonjour',
      "à l'attention de Jeanne",
    ]) {
      expect(modeleAvis(modele({ texte })).avis.map(({ code }) => code)).toContain('courrier.adresse-double');
    }
  });

  const places = (change: Partial<ContenuModele>) =>
    modeleAvis(modele(change)).problems.map(({ code, params }) => [code, params?.lieu, params?.champ]);

  test.each([
    ['{association.nom}', []],
    ['{ association.nom }', []],
    ['a\n\n{association.nmo}', [['courrier.champ-inconnu', 'Paragraphe 2', 'association.nmo']]],
    ['{}', [['courrier.champ-inconnu', 'Paragraphe 1', '']]],
    ['{__proto__}', [['courrier.champ-inconnu', 'Paragraphe 1', '__proto__']]],
    ['- {association.nom', [['courrier.accolade', 'Liste 1', undefined]]],
    ['# association.nom}', [['courrier.accolade', 'Titre 1', undefined]]],
    [
      'a\n\n[si accordée]\n{x} {y}\n[fin si]',
      [
        ['courrier.champ-inconnu', 'Si accordée, paragraphe 1', 'x'],
        ['courrier.champ-inconnu', 'Si accordée, paragraphe 1', 'y'],
      ],
    ],
  ])('%j: what is wrong is told with its place', (texte, expected) => {
    const found = places({ texte: `${texte}\n\n[tableau des projets]` });
    expect(found).toEqual(expected);
  });

  test('fields that look like the unknown one are proposed by their label', () => {
    const [problem] = modeleAvis(modele({ texte: '{decision.montant} {association.nmo}' })).problems;
    expect(problem?.params?.proposes).toContain('Nom de l’association');
    const [named] = modeleAvis(modele({ texte: '{decision.montant} {montant}' })).problems;
    expect(named?.params?.proposes).toBe('«\u00a0Montant accordé\u00a0»');
  });

  test('a condition that this kind of letter never meets is told, and so is a case without words', () => {
    const never = modele({ texte: '{decision.montant}\n[si refusée]\nNon.\n[fin si]' });
    expect(modeleAvis(never).problems).toMatchObject([
      { code: 'courrier.condition-jamais', params: { lieu: 'Si refusée' } },
    ]);
    const texte =
      '[tableau des projets]\n[si accordée]\nOui.\n[fin si]\n[si refusée]\n{decision.motif}\n[fin si]';
    expect(modeleAvis(modele({ nature: 'decision', texte })).problems).toMatchObject([
      { code: 'courrier.cas-absent', params: { cas: 'accordée en partie' } },
    ]);
  });

  test('the case that lacks its amount or its reason is named', () => {
    const texte =
      '[si accordée]\n{decision.montant}\n[fin si]\n[si accordée en partie]\nUne part.\n[fin si]\n[si refusée]\n{decision.motif}\n[fin si]';
    expect(modeleAvis(modele({ nature: 'decision', texte })).problems).toMatchObject([
      { code: 'courrier.montant-absent', params: { lieu: '«\u00a0Si accordée en partie\u00a0», la lettre' } },
    ]);
  });

  test('what the service lacks is told with its place in the letter', () => {
    const full = {
      nom: 'S',
      adresse: 'a',
      telephone: 't',
      courriel: 'c',
      ville: 'v',
      signataire: 's',
      qualite: 'q',
    };
    expect(listManquesService(full)).toEqual([]);
    expect(listManquesService({ ...full, ville: null, qualite: null })).toMatchObject([
      { params: { lieu: 'En-tête et date', manques: 'ville où la lettre est faite' } },
      { params: { lieu: 'Signature', manques: 'en quelle qualité' } },
    ]);
  });

  test('every code has its sentence', () => {
    for (const nature of nomsNatures) {
      const { problems, avis } = modeleAvis(modele({ nature, nom: '', objet: '{x', texte: '{y} ??? }' }));
      for (const { code } of [...problems, ...avis]) expect(courrierProblems).toHaveProperty([code]);
    }
  });
});

test('the only letter published for a decision goes with it unless another is chosen; a convention never by itself', () => {
  const accord = { id_version: 'a', nature: 'accord' as const };
  const convention = { id_version: 'c', nature: 'convention' as const };
  expect(draftModeles(listNatures('grant', 'subvention'), [accord, convention])).toEqual(['a']);
  expect(draftModeles(listNatures('grant', 'subvention'), [accord, { ...accord, id_version: 'b' }])).toEqual(
    [],
  );
  expect(draftModeles(listNatures('refuse', 'subvention'), [accord])).toEqual([]);
  expect(draftModeles(listNatures('start', 'subvention'), [accord])).toEqual([]);
  const decision = { id_version: 'd', nature: 'decision' as const };
  expect(draftModeles(listNatures('refuse', 'subvention'), [accord, decision])).toEqual(['d']);
  expect(draftModeles(listNatures('grant', 'subvention'), [accord, decision])).toEqual(['a']);
});
