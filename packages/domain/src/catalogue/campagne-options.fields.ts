// Each option of a campaign is one row, read by the editor, its saves, its list of changes and its publication (§3
// Subvention).
import { collections } from '../association/collection/collections.rows.ts';
import { ficheFields } from '../association/fiche.fields.ts';
import { rappelCrfMaxJours } from '../dossier/crf-attendu.rules.ts';
import { rappelMaxJours } from '../dossier/rappel.rules.ts';
import { answered } from '../kernel/asks.ts';
import type { Choice, Draft, Fields, ListRow } from '../kernel/fields.ts';
import { departements } from '../referentiel/data/departements.ts';
import { domaines } from '../referentiel/data/domaines.ts';
import { listSousComptes } from '../referentiel/plan-comptable.rows.ts';
import { rubriquesProjet } from '../subvention/projet-rubriques.rows.ts';
import { nomsPublics, publicsSubvention } from '../subvention/publics.rows.ts';
import { champPersonnaliseFields, conditions, rang } from './champ-personnalise.fields.ts';
import { critereFields } from './critere.fields.ts';
import { compteRenduPieceFields, pieceAttendueFields } from './piece-attendue.fields.ts';
import { sousDispositifFields } from './sous-dispositif.fields.ts';

/** Each choice names the places that share one clock, such as « La Réunion ». */
const fuseaux: Choice[] = [
  { value: 'Europe/Paris', label: 'France métropolitaine (heure de Paris)' },
  ...departements
    .filter(({ timeZone }) => timeZone !== 'Europe/Paris')
    .map(({ timeZone, label }) => ({ value: timeZone, label })),
];

const publics: Choice[] = nomsPublics.map((value) => ({ value, label: publicsSubvention[value].label }));

/** A campaign may require these from the association's file: a field by its path, a collection by its name. */
const champsDeFiche: Choice[] = [
  ...Object.entries(ficheFields).flatMap(([section, group]) =>
    Object.entries(group.fields as Fields)
      .filter(([, row]) => row.writtenBy !== 'server' && row.kind !== 'group')
      .map(([name, row]) => ({ value: `${section}.${name}`, label: `${group.label}, ${row.label}` })),
  ),
  ...Object.entries(collections).map(([value, { titre }]) => ({ value, label: titre })),
];

/** Makes the list of the days on which a report's reminders leave, asked only when they are chosen by hand. */
const joursDeRappel = (label: string, un: string) =>
  ({
    kind: 'list',
    label,
    max: 5,
    of: 'valeurs',
    when: answered('rappels', 'choisis'),
    fields: {
      jours: { kind: 'int', label: un, min: 1, max: rappelCrfMaxJours, requiredAt: 'transmission' },
    },
  }) as const satisfies ListRow;

/**
 * To add an option, add a key to `campagneSchema` (`subvention/campagne.schema.ts`), the row of the same name here,
 * and its name in a section of `campagne-rubriques.rows.ts`. A text, number, box, choice, list of lines (`of:
 * 'lignes'`) or of single values (`of: 'valeurs'`) needs nothing else; an option that is not stored as it is typed
 * needs both conversions in `brouillon.rules.ts`.
 */
export const campagneFields = {
  titre: {
    kind: 'text',
    label: 'Titre',
    aide: 'Celui que lisent les associations. Exemple : FDVA Formation des bénévoles 2027',
    max: 200,
    requiredAt: 'transmission',
  },
  campagne_exercice: {
    kind: 'int',
    label: 'Exercice, l’année du projet',
    min: 2000,
    max: 2100,
    requiredAt: 'transmission',
  },
  presentation: { kind: 'text', label: 'Présentation', max: 2000, multiline: true },
  delai_habituel_jours: {
    kind: 'int',
    label: 'Délai habituel d’une réponse, en jours',
    min: 1,
    max: 400,
    requiredAt: 'transmission',
  },
  demande_paiement: {
    kind: 'choice',
    label: 'Demande de paiement, une fois la subvention accordée',
    options: [
      { value: 'aucune', label: 'Aucune : le service verse sans qu’on lui demande' },
      { value: 'une', label: 'Une seule, pour le montant accordé' },
      { value: 'plusieurs', label: 'Plusieurs : acompte, puis solde' },
    ],
  },
  acompte_pourcent: {
    kind: 'int',
    label: 'Acompte, en % du montant accordé',
    aide: 'Le premier versement demandé ne le dépasse pas. Le solde se demande une fois l’acompte versé.',
    min: 1,
    max: 99,
    when: answered('demande_paiement', 'plusieurs'),
  },
  delai_versement_jours: {
    kind: 'int',
    label: 'Délai habituel d’un versement, en jours',
    aide: '60 jours si rien n’est indiqué.',
    min: 1,
    max: 365,
  },
  compte_financeur: {
    kind: 'choice',
    label: 'Ligne du compte 74 où se place le montant demandé',
    options: listSousComptes('74').map(({ code, label }) => ({ value: code, label })),
    requiredAt: 'transmission',
  },
  part_max_pourcent: {
    kind: 'int',
    label: 'Part du budget que le service paie au plus, en %',
    aide: 'L’association la lit sous son budget. Demander plus empêche de transmettre.',
    min: 1,
    max: 100,
  },
  part_max_conseil: {
    kind: 'bool',
    label: 'Cette part n’est qu’un conseil : demander plus n’empêche pas de transmettre',
    when: [{ scope: 'parent', key: 'part_max_pourcent', operator: 'filled' }],
  },
  signature_exigee: {
    kind: 'bool',
    label: 'La demande doit être signée par la personne qu’elle nomme',
    aide: 'Sans cette case, qui ne peut pas signer peut transmettre : vous lisez alors « non signé ».',
  },
  somme_habituelle_euros: {
    kind: 'int',
    label: 'Somme demandée le plus souvent, en euros',
    aide: 'Elle sert à vous dire si le formulaire est trop long pour cette somme. Les associations ne la lisent pas.',
    min: 1,
    max: 100_000_000,
  },
  autres_exercices: {
    kind: 'list',
    label: 'Autres exercices acceptés',
    max: 4,
    of: 'valeurs',
    fields: { annee: { kind: 'int', label: 'Année', min: 2000, max: 2100, requiredAt: 'transmission' } },
  },
  territoires: {
    kind: 'list',
    label: 'Départements où l’association doit avoir son siège',
    aide: 'Sans département : partout.',
    max: 110,
    of: 'valeurs',
    key: ['code'],
    fields: {
      code: { kind: 'choice', label: 'Département', options: departements, requiredAt: 'transmission' },
    },
  },
  themes: {
    kind: 'choice',
    label: 'Thèmes, pour être trouvée',
    multiple: true,
    options: domaines,
    aide: 'Sans choix : tous les thèmes.',
  },
  publics: {
    kind: 'choice',
    label: 'Associations qui peuvent demander',
    multiple: true,
    options: publics,
    aide: 'Une des cases suffit. Sans choix : toutes.',
  },
  couplage_tca: {
    kind: 'bool',
    label: 'Les pièces et les champs tiennent compte du tronc commun d’agrément (TCA)',
  },
  domaine_libre: {
    kind: 'bool',
    label: 'Ouverte aux associations de tout domaine, même pour un dispositif sportif',
  },

  fuseau: { kind: 'choice', label: 'Heure du territoire', options: fuseaux, requiredAt: 'transmission' },
  rappels: {
    kind: 'choice',
    label: 'Rappels à qui n’a pas transmis',
    options: [
      { value: 'ordinaires', label: '7 jours puis 1 jour avant la clôture' },
      { value: 'choisis', label: 'Aux jours que je choisis' },
      { value: 'aucun', label: 'Aucun rappel' },
    ],
    requiredAt: 'transmission',
  },
  rappels_jours: {
    kind: 'list',
    label: 'Jours avant la clôture',
    max: 5,
    of: 'valeurs',
    when: answered('rappels', 'choisis'),
    fields: {
      jours: { kind: 'int', label: 'Jours avant', min: 1, max: rappelMaxJours, requiredAt: 'transmission' },
    },
  },

  instructeurs: {
    kind: 'list',
    label: 'Services qui instruisent',
    aide: 'Le service référent répond de la campagne.',
    max: 50,
    of: 'lignes',
    key: ['id_service'],
    fields: {
      rang,
      id_service: { kind: 'id', of: 'service', label: 'Service', requiredAt: 'transmission' },
      isReferent: { kind: 'bool', label: 'Service référent' },
      compte_financeur: {
        kind: 'choice',
        label: 'Ligne du compte 74 de ce service',
        aide: 'Celle de la campagne si rien n’est indiqué. Un département ou une commune a la sienne.',
        options: listSousComptes('74').map(({ code, label }) => ({ value: code, label })),
      },
    },
  },

  sous_dispositifs: {
    kind: 'list',
    label: 'Types de demande (sous-dispositifs)',
    max: 20,
    of: 'lignes',
    key: ['code'],
    fields: sousDispositifFields,
  },

  champs_attendus: {
    kind: 'list',
    label: 'Ce que la fiche de l’association doit dire',
    aide: 'Ce qui y manque est demandé avant le dossier, puis enregistré dans la fiche.',
    max: 60,
    of: 'lignes',
    key: ['code'],
    fields: {
      rang,
      code: {
        kind: 'choice',
        label: 'Champ de la fiche',
        options: champsDeFiche,
        requiredAt: 'transmission',
      },
      asks: { ...conditions, label: 'Attendu si' },
    },
  },
  rubriques: {
    kind: 'choice',
    label: 'Rubriques demandées dans chaque projet',
    multiple: true,
    options: rubriquesProjet.map(({ id, titre }) => ({ value: id, label: titre })),
    requiredAt: 'transmission',
  },

  documents_attendus: {
    kind: 'list',
    label: 'Pièces du dossier',
    max: 40,
    of: 'lignes',
    key: ['code'],
    fields: pieceAttendueFields,
  },
  documents_projet: {
    kind: 'list',
    label: 'Pièces de chaque projet',
    max: 20,
    of: 'lignes',
    key: ['code'],
    fields: pieceAttendueFields,
  },

  bareme: {
    kind: 'list',
    label: 'Critères de la grille',
    aide: 'Les services notent chaque dossier avec eux ; l’association ne voit pas les notes.',
    max: 20,
    of: 'lignes',
    key: ['code'],
    fields: critereFields,
  },

  crf: {
    kind: 'group',
    label: 'Comptes rendus financiers',
    fields: {
      ecart_pourcent: {
        kind: 'int',
        label: 'Écart à expliquer, à partir de (en %)',
        aide: 'Une phrase est demandée quand les deux seuils sont dépassés.',
        min: 0,
        max: 100,
      },
      ecart_euros: {
        kind: 'int',
        label: 'Écart à expliquer, à partir de (en euros)',
        min: 0,
        max: 1_000_000,
      },
      rappels: {
        kind: 'choice',
        label: 'Rappels à qui n’a pas transmis son compte rendu',
        options: [
          { value: 'ordinaires', label: '30, 7 et 1 jours avant le 30 juin, puis 1, 15 et 45 jours après' },
          { value: 'choisis', label: 'Aux jours que je choisis' },
          { value: 'aucun', label: 'Aucun rappel' },
        ],
      },
      rappels_avant: joursDeRappel('Jours avant le 30 juin', 'Jours avant'),
      rappels_apres: joursDeRappel('Jours après le 30 juin', 'Jours après'),
      documents: {
        kind: 'list',
        label: 'Pièces du compte rendu',
        max: 20,
        of: 'lignes',
        key: ['code'],
        fields: compteRenduPieceFields,
      },
    },
  },

  champs_personnalises: {
    kind: 'list',
    label: 'Questions de la campagne',
    max: 100,
    of: 'lignes',
    key: ['code'],
    fields: champPersonnaliseFields,
  },
} as const satisfies Fields;

export type BrouillonCampagne = Draft<typeof campagneFields>;
