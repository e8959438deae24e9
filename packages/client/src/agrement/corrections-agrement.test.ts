import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import type { SiteDeclare } from '@asso/domain/agrement/haa/haa.rules';
import { siteComplet } from '@asso/domain/agrement/haa/test/test-haa-complete';
import { expect, it } from 'vitest';
import { sayCorrectionsAgrement } from './corrections-agrement.ts';

const dossierWith = (sites: readonly SiteDeclare[]) =>
  ({
    definition: {
      champs_personnalises: {
        'dossier-bloc': { projet_educatif: { kind: 'text', label: 'Projet éducatif', max: 500 } },
      },
    },
    pieces: [{ code: 'RAR', label: 'Rapport d’activité' }],
    choix: {
      representants: [{ id: 'p1', nom: 'Ana Roux', fonction: 'présidente', manques: '' }],
      documents: [{ uuid: 'd1', nom: 'statuts.pdf', type: 'STC' }],
    },
    tete: {},
    instructions: [],
    demandeur: { id_siret: '90000000100017' },
    sites,
  }) as unknown as DossierAgrementView;

const said = (
  sites: readonly SiteDeclare[],
  ...changes: [chemin: string, avant: unknown, apres: unknown][]
) =>
  sayCorrectionsAgrement(
    dossierWith(sites),
    changes.map(([chemin, avant, apres]) => ({ chemin, avant, apres })),
  ).map(({ libelle, avant, apres }) => [libelle, avant, apres]);

it('names a field, a question, a criterion, a person and a piece as the form does', () => {
  expect(
    said(
      [],
      ['haa.tracabilite.methode', 'Un cahier.', 'Un registre.'],
      ['haa.tracabilite.lib_outil', null, 'Tableur'],
      ['customs.projet_educatif', 'Jouer.', 'Jouer ensemble.'],
      ['tca.interet_general.conforme', 'non', 'oui'],
      ['tca.interet_general.preuve', null, 'd1'],
      ['demandeur.id_responsable', null, 'p1'],
      ['pieces.RAR', 'ancien.pdf', 'nouveau.pdf'],
      ['pieces.TCA-interet_general', null, 'statuts.pdf'],
    ),
  ).toEqual([
    ['Traçabilité : Comment vous suivez les denrées', 'Un cahier.', 'Un registre.'],
    ['Ce que cet agrément demande en plus : Projet éducatif', 'Jouer.', 'Jouer ensemble.'],
    ['Objet d’intérêt général : L’association remplit ce critère (objet d’intérêt général)', 'Non', 'Oui'],
    ['Objet d’intérêt général : Document qui le montre (objet d’intérêt général)', '', 'statuts.pdf'],
    ['Demandeur : Responsable du dossier', '', 'Ana Roux, présidente'],
    ['Pièce : Rapport d’activité', 'ancien.pdf', 'nouveau.pdf'],
  ]);
});

it('says of a site what its table says, once for each thing that changed', () => {
  const site = siteComplet({
    membre: 'Base',
    nom: 'Épicerie Sud',
    horaire_ouverture: [{ id: 'h1', jour: 'MA', de: '09h00', a: '12h00' }],
  });
  expect(
    said(
      [site],
      ['haa.sites.site-1.nom', 'Épicerie Nord', 'Épicerie Sud'],
      ['haa.sites.site-1.adresse.commune', 'Mars3ille', 'Marseille'],
      ['haa.sites.site-1.adresse.geo_X', 5.1, 5.2],
      ['haa.sites.site-1.adresse_id', 'a1', 'a2'],
      ['haa.sites.site-1.membre', 'Siège', 'Base'],
      ['haa.sites.site-1.membre_siret_id', '90000000100017', '90000000100025'],
      ['haa.sites.site-1.horaire_ouverture.h1', null, { id: 'h1', jour: 'MA', de: '09h00', a: '12h00' }],
    ),
  ).toEqual([
    ['Nom du site', 'Épicerie Nord', 'Épicerie Sud'],
    ['Site Épicerie Sud, lieu de', 'Siège', 'Base'],
    ['Site Épicerie Sud, adresse', '12 rue des Lilas, 13015 Mars3ille', '12 rue des Lilas, 13015 Marseille'],
    ['Site Épicerie Sud, horaires', '', 'mardi 9h-12h'],
  ]);
});

it('names whole a site that was added, and one that was removed', () => {
  const site = siteComplet({ membre: 'Siège', nature_activite: ['EPI'] });
  expect(
    said(
      [site],
      ['haa.sites.site-1.nom', null, 'Épicerie Nord'],
      ['haa.sites.site-1.membre', null, 'Siège'],
      ['haa.sites.site-1.adresse.voie', null, 'rue des Lilas'],
      ['haa.sites.site-2.nom', 'Camion', null],
      ['haa.sites.site-2.itinerant', true, null],
    ),
  ).toEqual([
    [
      'Site ajouté',
      '',
      'Épicerie Nord, Siège, 12 rue des Lilas, 13015 Marseille, Épicerie sociale ou solidaire',
    ],
    ['Site retiré', 'Camion', ''],
  ]);
});
