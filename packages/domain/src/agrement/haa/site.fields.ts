// A site is a place where food is given or stored: who runs it, what is done there, when (§3 Food-aid sites and
// site address).
import { formats } from '../../identifiants/formats.ts';
import { heure } from '../../identifiants/heure.ts';
import type { Draft, Fields } from '../../kernel/fields.ts';
import { adresseFields } from '../../referentiel/adresse.fields.ts';
import { formeDistribAlimentaire } from '../../referentiel/data/aide-alimentaire/forme-distrib-alimentaire.ts';

const requiredAt = 'transmission';

/** Who may run a site [R3.12]. */
const typesMembre = [
  { value: 'etablissement', label: 'Un de nos établissements' },
  { value: 'association', label: 'Un membre de notre réseau' },
] as const;

export const joursOuverture = [
  { value: 'LU', label: 'Lundi' },
  { value: 'MA', label: 'Mardi' },
  { value: 'ME', label: 'Mercredi' },
  { value: 'JE', label: 'Jeudi' },
  { value: 'VE', label: 'Vendredi' },
  { value: 'SA', label: 'Samedi' },
  { value: 'DI', label: 'Dimanche' },
] as const;

const horaire = {
  jour: { kind: 'choice', label: 'Jour', options: joursOuverture, requiredAt: 'saisie' },
  de: { kind: 'text', label: 'De', max: 5, format: heure, requiredAt: 'saisie' },
  a: { kind: 'text', label: 'À', max: 5, format: heure, requiredAt: 'saisie' },
} as const satisfies Fields;
export type Horaire = { id: string } & Draft<typeof horaire>;

export const siteFields = {
  nom: {
    kind: 'text',
    label: 'Nom du site',
    aide: 'Comme vos équipes l’appellent. Exemple : Épicerie Nord, Camion du soir.',
    max: 100,
    format: formats.texte,
    requiredAt: 'saisie',
  },
  type_membre: { kind: 'choice', label: 'Lieu de', options: typesMembre, requiredAt },
  /**
   * `isEtablissement` and `selectedMembre` repeat `type_membre` and the member it names: each form is derived from the
   * other.
   */
  isEtablissement: { kind: 'bool', label: 'Notre établissement', pdf: false },
  selectedMembre: { kind: 'text', label: 'Membre choisi', max: 64, pdf: false },
  membre_siret_id: {
    kind: 'id',
    of: 'etablissement',
    label: 'Établissement',
    requiredAt,
    when: [{ scope: 'parent', key: 'type_membre', operator: 'eq', value: 'etablissement' }],
  },
  membre_reseau_id: {
    kind: 'id',
    of: 'membre-reseau',
    label: 'Membre du réseau',
    requiredAt,
    when: [{ scope: 'parent', key: 'type_membre', operator: 'eq', value: 'association' }],
  },
  responsable_id: { kind: 'id', of: 'representant', label: 'Responsable du site' },
  nature_activite: {
    kind: 'choice',
    label: 'Activités du site',
    multiple: true,
    options: formeDistribAlimentaire,
    liste: 'forme-distrib-alimentaire',
    requiredAt,
  },
  /** Repeats `nature_activite` as JSON text [R3.11]. */
  code_nature_activite: {
    kind: 'text',
    label: 'Activités, en JSON',
    max: 200,
    writtenBy: 'server',
    pdf: false,
  },
  itinerant: {
    kind: 'bool',
    label: 'Site itinérant',
    aide: 'Un camion, une maraude : sans adresse fixe.',
  },
  adresse_membre: {
    kind: 'bool',
    label: 'À l’adresse de cet établissement ou de ce membre',
    when: [{ scope: 'parent', key: 'itinerant', operator: 'eq', value: false }],
  },
  adresse_id: { kind: 'id', of: 'adresse-haa', label: 'Adresse', pdf: false },
  horaire_ouverture: {
    kind: 'list',
    of: 'horaires',
    label: 'Horaires d’ouverture',
    fields: horaire,
    max: 28,
    key: ['jour', 'de'],
  },
  periode_fermeture: {
    kind: 'text',
    label: 'Périodes de fermeture',
    aide: 'Exemple : du 1er au 21 août, et entre Noël et le jour de l’An.',
    max: 500,
    format: formats.texte,
  },
} as const satisfies Fields;

export type Site = Draft<typeof siteFields>;

/**
 * The country is France unless given [R3.13]; `geo_X` and `geo_Y` are longitude and latitude in degrees, when
 * known.
 */
export const adresseSiteFields = {
  pays: adresseFields.pays,
  cplt: { ...adresseFields.cplt_1, label: 'Complément d’adresse' },
  num_voie: adresseFields.num_voie,
  repet_voie: adresseFields.repet_voie,
  type_voie: adresseFields.type_voie,
  voie: adresseFields.voie,
  bp: adresseFields.bp,
  cp: { ...adresseFields.cp, requiredAt },
  commune: { ...adresseFields.commune, requiredAt },
  cedex: adresseFields.cedex,
  code_insee: adresseFields.code_insee,
  geo_X: { kind: 'decimal', decimals: 6, label: 'Longitude', min: -180, max: 180, pdf: false },
  geo_Y: { kind: 'decimal', decimals: 6, label: 'Latitude', min: -90, max: 90, pdf: false },
} as const satisfies Fields;

export type AdresseSite = Draft<typeof adresseSiteFields>;
