import { collections } from '@asso/domain/association/collection/collections.rows';
import { emptyFiche } from '@asso/domain/association/fiche.fields';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { expect, test } from 'vitest';
import { now } from '../../platform/clock.ts';
import { groupApercu } from './apercu.ts';
import type { FicheEntiere } from './use-fiche.ts';

const personne = { civilite: 'MME', prenom: 'Jeanne', nom: 'Roux', fonction: 'PRE', complet: true };

const sansLignes = Object.fromEntries(Object.keys(collections).map((type) => [type, []]));

/** Returns a file that holds only what the overview reads. */
const aFiche = (more: object = {}): FicheEntiere =>
  ({
    ...emptyFiche(),
    agrement: null,
    commentaire: null,
    sources: {},
    manques: [],
    etablissements: [],
    ecrits_le: {},
    lignes: sansLignes,
    ...more,
  }) as unknown as FicheEntiere;

const overview = (fiche: FicheEntiere) => groupApercu({ id: '1000001', fiche, annee: 2027 });
const ligne = (fiche: FicheEntiere, titre: string) =>
  overview(fiche)
    .flatMap(({ lignes }) => lignes)
    .find((one) => one.titre === titre);

test('has four groups, a row a rubric, each once', () => {
  const groupes = overview(aFiche());
  expect(groupes.map(({ titre }) => titre)).toEqual([
    'Qui vous êtes',
    'Les personnes',
    'L’argent',
    'Reconnaissances et réseau',
  ]);
  const hrefs = groupes.flatMap(({ lignes }) => lignes.map(({ href }) => href));
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(groupes.map(({ lignes }) => lignes.length).every((n) => n > 0)).toBe(true);
});

test('says what is known, who says it and since when', () => {
  const fiche = aFiche({
    identite: { nom: 'LES PIONS', id_rna: 'W133000001', regime: 'loi1901' },
    sources: {
      'identite.nom': { source: 'RNA', date: '2027-03-02' },
      'identite.id_rna': { source: 'RNA', date: '2027-03-02' },
      'identite.regime': { source: 'association', date: null },
      'coordonnees.courriel': { source: 'association', date: null },
    },
    ecrits_le: { identite: '2027-01-10T10:00:00.000Z' },
  });
  expect(ligne(fiche, 'Identité')).toEqual({
    titre: 'Identité',
    href: '/informations-administratives/1000001/identite',
    resume: 'LES PIONS · W133000001 · Association loi 1901',
    source: 'RNA, 02/03/2027 · Déclaré par l’association, 10/01/2027',
    manque: null,
  });
});

test.each([
  [0, null],
  [1, '1\u00a0manque'],
  [2, '2\u00a0manques'],
])('counts %i missing of a section', (n, manque) => {
  const manques = Array.from({ length: n }, (_, i) => ({
    field: `activites.champ${i}`,
    code: '',
    message: '',
  }));
  expect(ligne(aFiche({ manques }), 'Activités')?.manque).toBe(manque);
  expect(ligne(aFiche({ manques }), 'Identité')?.manque).toBeNull();
});

test.each([
  ['nobody', [], 'À saisir'],
  ['somebody incomplete', [{ ...personne, complet: false }], 'À compléter'],
  ['one who may sign, and one incomplete', [personne, { ...personne, complet: false }], '1\u00a0à compléter'],
  ['one who may sign', [personne], null],
])(
  'asks for one person who may sign, and says who is left incomplete: %s',
  (_, representants_legaux, manque) => {
    const fiche = aFiche({ lignes: { ...sansLignes, representants_legaux } });
    expect(ligne(fiche, 'Représentants légaux')?.manque).toBe(manque);
  },
);

test('names the programmes the association takes part in', () => {
  const specificites = { passsport: { est_volontaire: true }, guidasso: { est_guidasso: true } };
  expect(ligne(aFiche({ specificites }), 'Pass’Sport, VAEB, Guid’Asso')?.resume).toBe(
    'Pass’Sport · Guid’Asso',
  );
});

test('says of the common accreditation what its procedure wrote', () => {
  expect(ligne(aFiche(), 'Tronc commun d’agrément')).toMatchObject({ resume: '', source: '', manque: null });
  const agrement = { tca_etat: 'valide', tca_type_agrement: 'Sport' };
  expect(ligne(aFiche({ agrement }), 'Tronc commun d’agrément')).toMatchObject({
    resume: 'Sport · Obtenu, en cours de validité',
    source: 'Procédure d’agrément',
  });
});

test('says that the common accreditation is to be renewed, or is lost, as its own page does', () => {
  const dit = (tca_date_renouvellement: string, more: object = {}) =>
    ligne(
      aFiche({ agrement: { tca_etat: 'valide', tca_date_renouvellement, ...more } }),
      'Tronc commun d’agrément',
    )?.manque;
  const [hier, demain, tard] = [-1, 1, 800].map((jours) => localDay(addJours(now(), jours)));
  expect(dit(tard ?? '')).toBeNull();
  expect(dit(demain ?? '')).toBe('À renouveler');
  expect(dit(demain ?? '', { tca_date_demande: hier })).toBeNull();
  expect(dit(hier ?? '')).toBe('Expiré');
});

test('says who gave an agrément: a service through its procedure, or the association that typed it', () => {
  const source = (...origines: boolean[]) => {
    const agrements = origines.map((origine_instructeur) => ({
      type: 'JEP',
      origine_instructeur,
      complet: true,
    }));
    const ecrits_le = { agrements: '2027-01-10T10:00:00.000Z' };
    return ligne(aFiche({ lignes: { ...sansLignes, agrements }, ecrits_le }), 'Agréments')?.source;
  };
  expect(source()).toBe('');
  expect(source(true)).toBe('Procédure d’agrément');
  expect(source(false)).toBe('Déclaré par l’association, 10/01/2027');
  expect(source(true, false)).toBe('Procédure d’agrément · Déclaré par l’association, 10/01/2027');
});

test('does not ask to renew an agrément that a later one replaced', () => {
  const [bientot, tard] = [30, 800].map((jours) => localDay(addJours(now(), jours)));
  const agrements = [bientot, tard].map((date_validite) => ({ type: 'JEP', date_validite, complet: true }));
  const dit = (lines: object[]) =>
    ligne(aFiche({ lignes: { ...sansLignes, agrements: lines } }), 'Agréments')?.manque;
  expect(dit(agrements.slice(0, 1))).toBe('Expire bientôt');
  expect(dit(agrements)).toBeNull();
});

test('never shows what is not known as « undefined » [M166]', () => {
  const bare = aFiche({
    lignes: Object.fromEntries(Object.keys(collections).map((type) => [type, [{ complet: false }]])),
    etablissements: [{ actif: true }],
    sources: { 'identite.nom': { source: 'RNA', date: null } },
    coordonnees: { adresse_siege: {} },
    agrement: { tca_etat: null },
  });
  const said = overview(bare).flatMap(({ lignes }) => lignes.flatMap((one) => Object.values(one)));
  expect(said.filter((text) => /undefined|null|NaN/.test(text ?? ''))).toEqual([]);
});

test.each([
  [[], '2026 à saisir'],
  [[{ annee: 2025, complet: true }], '2026 à saisir'],
  [[{ annee: 2026, complet: false }], 'À compléter'],
  [[{ annee: 2026, complet: true }], null],
])('asks for the figures of the year that is over: %j, %j', (rhs, manque) => {
  expect(ligne(aFiche({ lignes: { ...sansLignes, rhs } }), 'Moyens humains')?.manque).toBe(manque);
});
