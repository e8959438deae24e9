import { describe, expect, it } from 'vitest';
import { completeProjet } from './complete-projet.rules.ts';
import type { Projet } from './projet.fields.ts';
import { listPending, listPropositions, pointsToReread } from './projet-a-revoir.rules.ts';
import { sayPropositionRelue } from './projet-a-revoir.words.ts';
import { newProjet } from './projet-nouveau.rules.ts';
import { aCampagne, aProjet } from './test/test-dossier-complet.ts';

const annees = { exercice: 2027, exercice_fin: 2027 };
const nouveau = newProjet({ ...annees, service: 's1', id_responsable: 'p1', aujourdhui: '2026-11-21' });
const propositions = listPropositions(nouveau, { campagne: aCampagne(), annees });
/** Somebody wrote this project and confirmed two of the portal's answers. */
const ecrit = (): Projet => ({
  ...aProjet(),
  relues: { description_recurrence: true, moyens_recrutement_specifique: true },
});
const paths = (found: readonly { path: string }[]) => found.map(({ path }) => path);
const points = (projet: Projet) =>
  pointsToReread(projet, propositions, annees).map(({ path, motif }) => `${path} ${motif}`);

describe('what the portal wrote', () => {
  it('is no answer as long as it stands', () => {
    expect(paths(listPending(nouveau, propositions))).toEqual([
      'description.intitule',
      'description.recurrence',
      'description.date_debut',
      'description.date_fin',
      'description.objectifs',
      'description.description',
      'beneficiaire.id_statut',
      'beneficiaire.id_tranche_age',
      'beneficiaire.id_genre',
      'beneficiaire.nombre',
      'territoires.commentaire',
      'moyens.commentaire',
      'moyens.recrutement_specifique',
      'moyens.recrutement_nb_etpt',
      'evaluation.commentaire',
    ]);
  });

  it('is an answer once it is changed, or kept by somebody', () => {
    const description = { ...nouveau.description, intitule: 'Former nos arbitres' };
    const left = paths(listPending({ ...nouveau, description }, propositions));
    expect(left).not.toContain('description.intitule');
    expect(left).toContain('description.objectifs');
    const relues = { description_date_debut: true };
    expect(paths(listPending({ ...nouveau, relues }, propositions))).not.toContain('description.date_debut');
  });

  it('is said under its field where a person may take it, and not where it is « Sans objet » or a day outside the years', () => {
    const words = Object.fromEntries(propositions.map((one) => [one.path, sayPropositionRelue(one)]));
    expect(words).toMatchObject({
      'description.intitule': undefined,
      'description.recurrence': 'Proposé : changez si besoin.',
      // The portal writes today's date, which is outside the years of the subvention.
      'description.date_debut': undefined,
      'moyens.recrutement_specifique': 'Proposé : changez si besoin.',
    });
    expect(words['beneficiaire.nombre']).toBeUndefined();
    const dedans = listPropositions(nouveau, {
      campagne: aCampagne(),
      annees: { exercice: 2026, exercice_fin: 2026 },
    }).find(({ path }) => path === 'description.date_debut');
    expect(dedans && sayPropositionRelue(dedans)).toBe('Le portail propose le 21/11/2026 : à vérifier.');
  });

  it('is read again before it leaves where everybody has to answer, and optional texts are not', () => {
    expect(points(nouveau)).toEqual([
      'description.intitule propose',
      'description.recurrence propose',
      'description.date_debut propose',
      'description.date_fin propose',
      'description.objectifs propose',
      'description.description propose',
      'beneficiaire.id_statut propose',
      'beneficiaire.id_tranche_age propose',
      'beneficiaire.id_genre propose',
      'moyens.recrutement_specifique propose',
      'evaluation.commentaire propose',
    ]);
    expect(points(ecrit())).toEqual([]);
  });

  it('is seen, of who takes part, by whoever wrote how many they are', () => {
    const projet = { ...nouveau, beneficiaire: { ...nouveau.beneficiaire, nombre: 12 } };
    expect(points(projet).filter((one) => one.startsWith('beneficiaire'))).toEqual([]);
    expect(points(nouveau)).toContain('beneficiaire.id_genre propose');
  });

  it('is read again where words were typed after it', () => {
    const projet = ecrit();
    projet.description = { ...projet.description, objectifs: 'Sans objetChaque samedi, trois animateurs.' };
    projet.moyens = { ...projet.moyens, commentaire: 'Sans objet2 formateurs' };
    expect(points(projet)).toEqual(['description.objectifs colle', 'moyens.commentaire colle']);
    projet.description.objectifs = 'Sans objet particulier.';
    expect(points(projet)).toEqual(['moyens.commentaire colle']);
  });

  it('is not asked where the campaign leaves the section out', () => {
    const campagne = aCampagne({ rubriques: ['description', 'financements'] });
    expect(paths(listPropositions(nouveau, { campagne, annees }))).not.toContain(
      'moyens.recrutement_specifique',
    );
  });
});

describe('the days of a project', () => {
  const du = (date_debut: string, date_fin: string) => {
    const projet = ecrit();
    return points({ ...projet, description: { ...projet.description, date_debut, date_fin } });
  };
  it.each([
    ['2026-11-23', '2026-12-31', ['description.date_debut hors-exercice']],
    ['2026-11-23', '2027-01-01', []],
    ['2027-12-31', '2028-06-30', []],
    ['2028-01-01', '2028-06-30', ['description.date_debut hors-exercice']],
  ])('from %s to %s: %j', (debut, fin, expected) => {
    expect(du(debut, fin)).toEqual(expected);
  });
});

describe('the labels of a project', () => {
  it('are those of the lists on the day of the save', () => {
    const { beneficiaire } = completeProjet(aProjet(), { indicateurs: 'libres', listes: {} });
    expect([beneficiaire?.lib_statut, beneficiaire?.lib_tranche_age, beneficiaire?.lib_genre]).toEqual([
      'Bénévoles',
      '18 à 25 ans',
      'Mixte',
    ]);
  });

  it('go with what they name', () => {
    const beneficiaire = { ...aProjet().beneficiaire, id_genre: null, lib_genre: 'Mixte' };
    const complete = completeProjet(aProjet({ beneficiaire }), { indicateurs: 'libres', listes: {} });
    expect(complete.beneficiaire?.lib_genre).toBeNull();
  });
});
