// A type of request of a campaign is open between two instants, and says what it allows (§3 sous_dispositifs, §4,
// §5, §9).
import { heure } from '../identifiants/heure.ts';
import type { Fields } from '../kernel/fields.ts';
import { regimes } from '../referentiel/data/regimes.ts';
import { rang } from './champ-personnalise.fields.ts';

/** Days and hours are in the time zone of the campaign's territory. */
export const calendrierFields = {
  date_debut: { kind: 'date', label: 'Ouverture, le', requiredAt: 'transmission' },
  heure_debut: { kind: 'text', label: 'Ouverture, à', max: 5, format: heure, requiredAt: 'transmission' },
  date_fin: { kind: 'date', label: 'Clôture, le', requiredAt: 'transmission' },
  heure_fin: {
    kind: 'text',
    label: 'Clôture, à',
    aide: 'Cette minute compte encore : à 23h59, on transmet jusqu’à la fin de la journée.',
    max: 5,
    format: heure,
    requiredAt: 'transmission',
  },
} as const satisfies Fields;

export const typeDemandeFields = {
  rang,
  label: { kind: 'text', label: 'Nom du type de demande', max: 200, requiredAt: 'transmission' },
  code: { kind: 'text', label: 'Code', max: 40, requiredAt: 'transmission' },
  max_projets: {
    kind: 'int',
    label: 'Projets au plus dans un dossier',
    aide: 'Sans réponse : jusqu’à 20.',
    min: 1,
    max: 20,
  },
  pluriannuel: {
    kind: 'choice',
    label: 'Sur plusieurs années',
    options: [
      { value: 'jamais', label: 'Jamais' },
      { value: 'au-choix', label: 'Au choix de l’association' },
      { value: 'toujours', label: 'Toujours' },
    ],
    aide: 'Sans choix : toujours si une durée est dite, sinon jamais.',
  },
  duree_pluriannuelle: {
    kind: 'int',
    label: 'Années après la première, si la demande est pluriannuelle',
    min: 1,
    max: 4,
  },
  types_projet: {
    kind: 'choice',
    label: 'Ce qu’on peut demander',
    multiple: true,
    options: [
      { value: 'fonctionnement', label: 'Du fonctionnement' },
      { value: 'projet', label: 'Un projet' },
    ],
    aide: 'Sans choix : un projet.',
  },
  indicateurs: {
    kind: 'choice',
    label: 'Comment un projet est évalué',
    options: [
      { value: 'libres', label: 'Par les indicateurs que l’association choisit' },
      { value: 'formation-benevoles', label: 'Par les bénévoles, les jours et les sessions de formation' },
    ],
  },
  interdit_regimes: {
    kind: 'choice',
    label: 'Régimes auxquels ce type n’est pas proposé',
    multiple: true,
    options: regimes,
  },
} as const satisfies Fields;

export const sousDispositifFields = { ...typeDemandeFields, ...calendrierFields } as const satisfies Fields;
