import type { Projet } from '@asso/domain/subvention/projet.fields';
import { newProjet } from '@asso/domain/subvention/projet-nouveau.rules';
import { aCampagne, aProjet } from '@asso/domain/subvention/test/test-dossier-complet';
import { describe, expect, it } from 'vitest';
import { resumeRubrique } from './resume-rubrique.ts';
import { listParties, type PartiesGiven } from './rubriques.ts';

const rubriques = (value: Projet, { form, ...given }: Partial<PartiesGiven> = {}) =>
  listParties({
    form: { value, onChange: () => undefined, ...form },
    campagne: aCampagne(),
    problems: [],
    ...given,
  }).flatMap(({ id: partie, rubriques }) =>
    rubriques.map((one) => ({ ...one, nom: partie === 'description' ? 'pourquoi' : one.id })),
  );
const problems = (...fields: string[]) => fields.map((field) => ({ field, message: 'À corriger.' }));
const statuses = (value: Projet, given?: Partial<PartiesGiven>) =>
  Object.fromEntries(rubriques(value, given).map(({ nom, etat }) => [nom, etat]));

describe('the rubrics of a project', () => {
  it('are those the campaign asks [R3.7]', () => {
    const campagne = aCampagne({
      rubriques: ['description', 'financements', 'custom-bloc'],
      champs_personnalises: {},
    });
    expect(rubriques({}, { campagne }).map(({ nom }) => nom)).toEqual([
      'description',
      'pourquoi',
      'financements',
    ]);
  });

  it('are done without a problem, begun with something typed, to begin otherwise', () => {
    const status = statuses(
      { beneficiaire: { nombre: 12 } },
      { problems: problems('description.intitule', 'beneficiaire.id_genre') },
    );
    expect(status).toMatchObject({
      description: 'a-commencer',
      beneficiaire: 'a-completer',
    });
  });

  it('are optional where nobody has to say anything, and begun once somebody does', () => {
    const pieces = { campagne: aCampagne({ documents_projet: [{ code: 'DEV' }] as never }) };
    expect(statuses({}, pieces)).toMatchObject({
      cofinancements: 'facultatif',
      'document-custom-bloc': 'facultatif',
    });
    const { cofinancements } = aProjet();
    expect(statuses({ cofinancements }, { ...pieces, hasPieces: true })).toMatchObject({
      cofinancements: 'termine',
      'document-custom-bloc': 'termine',
    });
  });

  it('are to begin, not to read again, where only the portal wrote', () => {
    const proposals = { 'moyens.recrutement_specifique': {} };
    const form = {
      value: { moyens: { recrutement_specifique: false } },
      proposals,
      onChange: () => undefined,
    };
    expect(
      statuses(form.value, { form, aRelire: [{ path: 'moyens.recrutement_specifique' }] }),
    ).toMatchObject({
      moyens: 'a-commencer',
    });
  });

  it('share a description between two parts, each with its own fields', () => {
    const status = statuses(
      { description: { objectifs: 'Jouer.' } },
      { problems: problems('description.intitule') },
    );
    expect(status).toMatchObject({ description: 'a-commencer', pourquoi: 'termine' });
  });

  it('count the person who answers for the project apart from its description', () => {
    const status = statuses({}, { problems: problems('description.id_responsable') });
    expect(status).toMatchObject({ description: 'termine', responsable: 'a-commencer' });
  });

  it('do not take what the portal writes by itself for something typed', () => {
    const made = newProjet({
      exercice: 2027,
      exercice_fin: 2027,
      service: 's1',
      aujourdhui: '2027-02-01',
      indicateurs: 'formation-benevoles',
    });
    const left = problems(
      'beneficiaire.nombre',
      'budgets.2027.charges',
      'financements',
      'evaluation.indicateurs',
    );
    const proposals = { 'beneficiaire.nombre': {}, 'evaluation.commentaire': {} };
    // A proposed choice is shown as made, with its note.
    const notes = Object.fromEntries(
      ['id_statut', 'id_tranche_age', 'id_genre'].map((name) => [`beneficiaire.${name}`, 'Proposé']),
    );
    const form = { value: made, proposals, notes, onChange: () => undefined };
    expect(statuses(made, { problems: left, form })).toMatchObject({
      beneficiaire: 'a-commencer',
      budgets: 'a-commencer',
      financements: 'a-commencer',
      evaluation: 'a-commencer',
    });
  });

  it('are to be read again where the portal’s words still stand', () => {
    expect(statuses(aProjet(), { aRelire: [{ path: 'moyens.recrutement_specifique' }] })).toMatchObject({
      moyens: 'a-revoir',
      evaluation: 'termine',
    });
  });

  it('say in one line what they hold', () => {
    const projet = aProjet();
    const form = { value: projet, onChange: () => undefined };
    const said = Object.fromEntries(rubriques(projet).map((one) => [one.id, resumeRubrique(one, form)]));
    expect(said).toMatchObject({
      beneficiaire: 'Bénévoles · 18 à 25 ans · Mixte · 12',
      territoires: 'Marseille · Au siège.',
      moyens: 'Deux formateurs bénévoles.',
      financements: '2\u202f000\u00a0€',
      cofinancements: 'Ville de Marseille',
    });
  });
});
