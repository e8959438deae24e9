// An administrator describes a service in two parts, its account and its profile (§3 Service).
import { formats } from '../identifiants/formats.ts';
import { answered } from '../kernel/asks.ts';
import type { Choice, Draft, Fields } from '../kernel/fields.ts';
import { adresseFields } from '../referentiel/adresse.fields.ts';
import { agrementsTypes } from '../referentiel/data/agrements-types.ts';
import { departements } from '../referentiel/data/departements.ts';
import { dispositifs } from '../referentiel/data/dispositifs.ts';
import { federationsSportives } from '../referentiel/data/federations-sportives.ts';
import { regions } from '../referentiel/data/regions.ts';
import { typesServices } from '../referentiel/data/types-services.ts';
import { repriseMaxMinutes } from './reprise.rules.ts';
import { niveauxTerritoriaux, territoireChoices } from './territoire-service.rows.ts';

/** The roles that the account of a service may have, none of which administers anything. */
const rolesDeService = [
  { value: 'rds.service', label: 'Compte du service' },
  { value: 'rds.user', label: 'Personne du service' },
] as const;

export const authServiceFields = {
  login: {
    kind: 'text',
    label: 'Adresse électronique du compte',
    aide: 'Le service y reçoit le lien pour choisir son mot de passe. Exemple : service@exemple.fr',
    max: 254,
    format: formats.courriel,
    requiredAt: 'saisie',
  },
  roles: {
    kind: 'choice',
    label: 'Rôles du compte',
    options: rolesDeService,
    multiple: true,
    requiredAt: 'saisie',
  },
  enabled: {
    kind: 'bool',
    label: 'Compte actif',
    aide: 'Sans cette case, personne ne se connecte avec ce compte.',
  },
  code: {
    kind: 'text',
    label: 'Code du service',
    aide: 'Court et unique : des majuscules, des chiffres, des tirets. Exemple : DR13',
    max: 20,
    requiredAt: 'saisie',
  },
} as const satisfies Fields;

export const rdsServiceFields = {
  nom: { kind: 'text', label: 'Nom', max: 200, format: formats.texte, requiredAt: 'saisie' },
  type: { kind: 'choice', label: 'Type de service', options: typesServices, requiredAt: 'saisie' },
  federation_sportive: {
    kind: 'choice',
    label: 'Fédération sportive',
    options: federationsSportives,
    liste: 'federations-sportives',
    requiredAt: 'saisie',
    when: answered('type', 'FEDE'),
  },
  niveau_territorial: {
    kind: 'choice',
    label: 'Niveau territorial',
    options: niveauxTerritoriaux,
    requiredAt: 'saisie',
  },
  code_territoire: {
    kind: 'choice',
    label: 'Territoire',
    aide: 'L’administration locale de ce territoire pourra modifier ce service.',
    options: territoireChoices(regions, departements),
    requiredAt: 'saisie',
  },
  zone_territoriale: {
    kind: 'text',
    label: 'Zone territoriale',
    aide: 'Comme les associations la lisent. Exemple : Provence-Alpes-Côte d’Azur',
    max: 120,
    format: formats.texte,
  },
  parent: { kind: 'id', label: 'Service dont il dépend', of: 'service' },
  email: {
    kind: 'text',
    label: 'Adresse électronique de contact',
    aide: 'Les associations la lisent.',
    max: 254,
    format: formats.courriel,
  },
  telephone: { kind: 'text', label: 'Téléphone', max: 20, format: formats.telephone, autocomplete: 'tel' },
  site_internet: { kind: 'text', label: 'Site internet', max: 300, format: formats.url },
  siren: { kind: 'text', label: 'SIREN', max: 9, format: formats.siren },
  adresse: { kind: 'group', label: 'Adresse postale', of: 'adresse', fields: adresseFields },
  signataire: {
    kind: 'text',
    label: 'Qui signe les lettres',
    aide: 'Prénom et nom, au bas de chaque lettre de décision. Exemple : Anne Martin',
    max: 120,
    format: formats.texte,
  },
  qualite_signataire: {
    kind: 'text',
    label: 'En quelle qualité',
    aide: 'Exemple : la directrice régionale',
    max: 160,
    format: formats.texte,
  },
  prendre_commence: {
    kind: 'choice',
    label: 'Prendre un dossier commence son instruction',
    aide: 'Oui, si le service ne dit rien.',
    options: [
      { value: 'oui', label: 'Oui, en un seul geste' },
      { value: 'non', label: 'Non, ce sont deux gestes' },
    ],
  },
  reprise_minutes: {
    kind: 'int',
    label: 'Minutes pour reprendre une décision',
    aide: 'Rien ne part à l’association avant. 0 : tout part aussitôt. 30, si le service ne dit rien.',
    min: 0,
    max: repriseMaxMinutes,
  },
  dispositifs: {
    kind: 'choice',
    label: 'Dispositifs instruits',
    options: dispositifs,
    // Subventions may belong to other dispositifs, which only the catalogue knows.
    liste: 'dispositifs',
    multiple: true,
  },
  types_agrement: {
    kind: 'choice',
    label: 'Agréments instruits',
    options: agrementsTypes,
    liste: 'agrements-types',
    multiple: true,
  },
  bo: {
    kind: 'text',
    label: 'Application d’instruction',
    aide: 'Laissez vide si le service instruit sur ce portail.',
    max: 60,
  },
  /** Changed by a separate act only, which says what it does. */
  locked: { kind: 'bool', label: 'Verrouillé' },
} as const satisfies Fields;

/** The fields of the profile that the form shows. */
export const profilServiceFields = (({ locked: _locked, ...fields }) => fields)(rdsServiceFields);

export type AuthService = Draft<typeof authServiceFields>;
export type RdsService = Draft<typeof rdsServiceFields>;

export const codeService = /^[A-Z0-9-]{2,20}$/;

/** Returns the territories to choose from; a local administrator has only their own. */
export const territoiresOfferts = (allowed: readonly string[] | undefined): readonly Choice[] =>
  rdsServiceFields.code_territoire.options.filter(({ value }) => !allowed || allowed.includes(value));
