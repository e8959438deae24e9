// A SIRET request asks these fields: identity, object, addresses, activity, documents, attestation (§3 SIRET
// request, §5 Address).
import { formats } from '../identifiants/formats.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import { adresseFields } from '../referentiel/adresse.fields.ts';
import { adresseRow } from '../referentiel/adresse.rules.ts';
import { categoriesAgricoles } from '../referentiel/data/categories-agricoles.ts';
import { objetsSociaux } from '../referentiel/data/objets-sociaux.ts';
import { permanencesActivite } from '../referentiel/data/permanences-activite.ts';
import { typesEmployeur } from '../referentiel/data/types-employeur.ts';
import { type documentsSiret, libelleDocument } from './documents-siret.rows.ts';

const requiredAt = 'transmission';

/**
 * The register of establishments takes shorter values than the profile's address, and requires the commune and its
 * codes.
 */
export const adresseSiretFields = {
  pays: { ...adresseFields.pays, max: 38 },
  cplt_1: { ...adresseFields.cplt_1, max: 38 },
  num_voie: { ...adresseFields.num_voie, max: 9 },
  repet_voie: { ...adresseFields.repet_voie, min: 1, max: 1 },
  type_voie: { ...adresseFields.type_voie, max: 4 },
  voie: { ...adresseFields.voie, max: 32 },
  bp: { ...adresseFields.bp, max: 9 },
  cp: { ...adresseFields.cp, max: 9, requiredAt },
  commune: { ...adresseFields.commune, max: 32, requiredAt },
  code_insee: {
    kind: 'text',
    label: 'Code INSEE de la commune',
    aide: 'Le portail le trouve d’après le code postal et la commune.',
    min: 2,
    max: 5,
    requiredAt,
  },
  cedex: { ...adresseFields.cedex, max: 32 },
} as const satisfies Fields;
export type AdresseSiret = Draft<typeof adresseSiretFields>;

const identifiant = {
  step: { kind: 'int', label: 'Étape', min: 0, max: 4, pdf: false },
} as const satisfies Fields;

const identite = {
  id_rna: {
    kind: 'text',
    label: 'Numéro RNA',
    max: 10,
    format: formats.rna,
    requiredAt,
    writtenBy: 'server',
  },
  id_correspondance: {
    kind: 'text',
    label: 'Numéro dans le portail',
    max: 8,
    format: formats.idCorrespondance,
    writtenBy: 'server',
    pdf: false,
  },
  nom: { kind: 'text', label: 'Nom', max: 250, requiredAt, writtenBy: 'server' },
  dateCreation: {
    kind: 'date',
    label: 'Date de création',
    aide: 'Celle de la déclaration à la préfecture.',
    requiredAt,
  },
  id_forme_juridique: { kind: 'text', label: 'Forme juridique', max: 5, requiredAt, writtenBy: 'server' },
} as const satisfies Fields;

const activites = {
  id_objet_social1: { kind: 'choice', label: 'Objet social', options: objetsSociaux, requiredAt },
  lib_objet_social1: {
    kind: 'text',
    label: 'Libellé de l’objet social',
    max: 250,
    writtenBy: 'server',
    pdf: false,
  },
  id_famille1: { kind: 'text', label: 'Famille de l’objet social', max: 6, writtenBy: 'server', pdf: false },
  objet: { kind: 'text', label: 'Objet', max: 2000, multiline: true, format: formats.texte, requiredAt },
  types_employeur: {
    kind: 'choice',
    label: 'Pourquoi il vous faut un SIRET',
    multiple: true,
    options: typesEmployeur,
    requiredAt,
  },
  permanence: { kind: 'choice', label: 'Activité', options: permanencesActivite, requiredAt },
  categorie_agricole: {
    kind: 'choice',
    label: 'Activité agricole',
    aide: 'Si votre association en a une.',
    options: categoriesAgricoles,
  },
} as const satisfies Fields;

const info_siege = {
  domicile_entreprise: { kind: 'bool', label: 'Le siège est chez une entreprise de domiciliation' },
  domicile_provisoire_rl: { kind: 'bool', label: 'Le siège est provisoirement chez le représentant légal' },
  domiciliataire_nom: {
    kind: 'text',
    label: 'Nom du domiciliataire',
    aide: 'L’entreprise qui reçoit votre courrier.',
    max: 120,
    format: formats.texte,
    requiredAt,
    when: [{ scope: 'parent', key: 'domicile_entreprise', operator: 'eq', value: true }],
  },
} as const satisfies Fields;

const coordonnees = {
  info_siege: { kind: 'group', label: 'Siège', fields: info_siege },
  adresse_siege: { ...adresseRow, fields: adresseSiretFields, label: 'Adresse du siège' },
  courrier_ailleurs: { kind: 'bool', label: 'Le courrier arrive à une autre adresse' },
  adresse_gestion: {
    ...adresseRow,
    fields: adresseSiretFields,
    label: 'Adresse de gestion',
    aide: 'Où le courrier arrive, si ce n’est pas au siège.',
    when: [{ scope: 'parent', key: 'courrier_ailleurs', operator: 'eq', value: true }],
  },
} as const satisfies Fields;

/** The documents are chosen among the association's; each file is deposited there first. */
const documents = {
  REC: { kind: 'id', of: 'document', label: libelleDocument('REC') },
  STC: { kind: 'id', of: 'document', label: libelleDocument('STC') },
  LDC: { kind: 'id', of: 'document', label: libelleDocument('LDC') },
} as const satisfies Record<(typeof documentsSiret)[number], Fields[string]>;

export const demandeSiretFields = {
  identifiant: { kind: 'group', label: 'Où l’on en est', fields: identifiant, pdf: false },
  identite: { kind: 'group', label: 'Identité', fields: identite },
  coordonnees: { kind: 'group', label: 'Adresses', fields: coordonnees },
  activites: { kind: 'group', label: 'Activité', fields: activites },
  documents: { kind: 'group', label: 'Documents', fields: documents, pdf: false },
  attestation: {
    kind: 'bool',
    mustBeTrue: true,
    label: 'Je certifie que ces informations sont exactes et que je peux agir pour l’association',
    requiredAt,
  },
} as const satisfies Fields;

export type DemandeSiret = Draft<typeof demandeSiretFields>;
