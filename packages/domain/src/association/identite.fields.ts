// These fields say who the association is, from the registers and from its own declaration (§3 identite, §5 profile
// form).
import { formats } from '../identifiants/formats.ts';
import type { Ask } from '../kernel/asks.ts';
import type { Fields } from '../kernel/fields.ts';
import { regimes } from '../referentiel/data/regimes.ts';
import { typesStructuresSportives } from '../referentiel/data/types-structures-sportives.ts';

/**
 * The conditions (`asks`) of the profile form read the whole file of the association: identite, coordonnees, activites.
 */
const inAlsaceMoselle: readonly Ask[] = [
  { scope: 'association', key: 'identite.regime', operator: 'eq', value: 'alsaceMoselle' },
];
const aboveThreshold: readonly Ask[] = [
  { scope: 'association', key: 'identite.a_dons_subv_153000', operator: 'eq', value: true },
];
const inSport: readonly Ask[] = [
  { scope: 'association', key: 'activites.domaine', operator: 'eq', value: 'Sport' },
];
const ofPublicUtility: readonly Ask[] = [
  { scope: 'association', key: 'identite.util_publique', operator: 'eq', value: true },
];

export const identiteFields = {
  nom: { kind: 'text', label: 'Nom', max: 250, writtenBy: 'server' },
  sigle: { kind: 'text', label: 'Sigle', max: 20, format: formats.texte },
  id_rna: { kind: 'text', label: 'Numéro RNA', max: 10, format: formats.rna, writtenBy: 'server' },
  id_siren: { kind: 'text', label: 'SIREN', max: 9, format: formats.siren, writtenBy: 'server' },
  id_siret: { kind: 'text', label: 'SIRET', max: 14, format: formats.siretOuLocal, writtenBy: 'server' },
  id_siret_siege: {
    kind: 'text',
    label: 'SIRET du siège',
    max: 14,
    format: formats.siretOuLocal,
    writtenBy: 'server',
  },
  id_correspondance: {
    kind: 'text',
    label: 'Numéro dans le portail',
    max: 8,
    writtenBy: 'server',
  },
  id_forme_juridique: { kind: 'text', label: 'Forme juridique', max: 5, writtenBy: 'server' },
  regime: { kind: 'choice', label: 'Régime', options: regimes, requiredAt: 'transmission' },
  date_pub_registre: {
    kind: 'date',
    label: 'Date de publication au registre des associations',
    when: inAlsaceMoselle,
  },
  numero_amalia: { kind: 'text', label: 'Numéro Amalia', min: 13, max: 14, when: inAlsaceMoselle },
  volume: { kind: 'text', label: 'Volume', min: 3, max: 3, when: inAlsaceMoselle },
  folio: { kind: 'text', label: 'Folio', min: 3, max: 3, when: inAlsaceMoselle },
  tribunal_instance: {
    kind: 'text',
    label: 'Tribunal',
    aide: 'Le tribunal qui tient le registre des associations.',
    max: 100,
    format: formats.tribunal,
    when: inAlsaceMoselle,
  },
  util_publique: { kind: 'bool', label: 'Reconnue d’utilité publique' },
  date_publication_util_publique: {
    kind: 'date',
    label: 'Date de publication de la reconnaissance d’utilité publique',
    when: ofPublicUtility,
  },
  type_structure_sportive: {
    kind: 'choice',
    label: 'Type de structure sportive',
    options: typesStructuresSportives,
    liste: 'types-structures-sportives',
    requiredAt: 'transmission',
    when: inSport,
  },
  impots_commerciaux: { kind: 'bool', label: 'Soumise aux impôts commerciaux' },
  a_dons_subv_153000: {
    kind: 'bool',
    label: 'Plus de 153 000 € de dons ou subventions par an',
  },
  a_publication_comptes_jo: {
    kind: 'bool',
    label: 'Publie ses comptes au Journal officiel des associations',
    when: aboveThreshold,
  },
  a_commissaire_aux_comptes: {
    kind: 'bool',
    label: 'A un commissaire aux comptes',
    when: aboveThreshold,
  },
} as const satisfies Fields;
