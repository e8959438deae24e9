// These fields are asked of an association that takes part in Pass'Sport, VAEB or Guid'Asso (§3 specificites).
import { formats } from '../identifiants/formats.ts';
import type { Ask } from '../kernel/asks.ts';
import type { Fields } from '../kernel/fields.ts';
import { guidassoMissions } from '../referentiel/data/guidasso-missions.ts';

const isTicked = (path: string): readonly Ask[] => [
  { scope: 'association', key: `specificites.${path}`, operator: 'eq', value: true },
];
const inPassSport = isTicked('passsport.est_volontaire');
const inVaeb = isTicked('vaeb.est_vaeb');
const inGuidasso = isTicked('guidasso.est_guidasso');

const passsport = {
  est_volontaire: { kind: 'bool', label: 'Accueille les jeunes qui ont le Pass’Sport' },
  activites: {
    kind: 'text',
    label: 'Activités sportives proposées',
    aide: 'Celles que les familles peuvent choisir. Exemple : judo, gymnastique.',
    max: 500,
    multiline: true,
    format: formats.texte,
    requiredAt: 'transmission',
    when: inPassSport,
  },
  a_accueil_handicap_moteur: {
    kind: 'bool',
    label: 'Accueille des personnes en situation de handicap moteur',
    when: inPassSport,
  },
  a_accueil_handicap_mental: {
    kind: 'bool',
    label: 'Accueille des personnes en situation de handicap mental',
    when: inPassSport,
  },
} as const satisfies Fields;

/**
 * Makes the contact by which people who look for help reach the programme; this is not the contact of the association.
 */
const contact = (when: readonly Ask[]) =>
  ({
    telephone: { kind: 'text', label: 'Téléphone', max: 20, format: formats.telephone, when },
    courriel: { kind: 'text', label: 'Adresse électronique', max: 254, format: formats.courriel, when },
  }) as const satisfies Fields;

const vaeb = {
  est_vaeb: { kind: 'bool', label: 'Accompagne ces validations' },
  type_structure: {
    kind: 'text',
    label: 'Type de structure',
    aide: 'Exemple : point d’appui à la vie associative.',
    max: 120,
    format: formats.texte,
    requiredAt: 'transmission',
    when: inVaeb,
  },
  service_propose: {
    kind: 'text',
    label: 'Service proposé',
    aide: 'Ce que vous faites pour la personne qui demande une validation.',
    max: 500,
    multiline: true,
    format: formats.texte,
    requiredAt: 'transmission',
    when: inVaeb,
  },
  ...contact(inVaeb),
} as const satisfies Fields;

const guidasso = {
  est_guidasso: { kind: 'bool', label: 'Membre du réseau Guid’Asso' },
  mission: {
    kind: 'choice',
    label: 'Missions',
    multiple: true,
    options: guidassoMissions,
    requiredAt: 'transmission',
    when: inGuidasso,
  },
  ...contact(inGuidasso),
} as const satisfies Fields;

export const specificitesFields = {
  passsport: { kind: 'group', label: 'Pass’Sport', fields: passsport },
  vaeb: { kind: 'group', label: 'Validation des acquis de l’expérience bénévole (VAEB)', fields: vaeb },
  guidasso: { kind: 'group', label: 'Guid’Asso', fields: guidasso },
} as const satisfies Fields;
