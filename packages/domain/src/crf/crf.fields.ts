// Beside its projects, a financial report asks who signs, the annex of the official form, and the attestation (§3
// Financial report).
import { certificationFields } from '../dossier/attestation.fields.ts';
import { formats } from '../identifiants/formats.ts';
import type { Draft, Fields } from '../kernel/fields.ts';

const texte = { kind: 'text', multiline: true, format: formats.texte, max: 2000 } as const;

const demandeur = {
  id_representant_legal: {
    kind: 'id',
    of: 'representant',
    label: 'Représentant légal',
    requiredAt: 'transmission',
  },
  id_signataire: {
    kind: 'id',
    of: 'representant',
    label: 'Signataire',
    aide: 'La personne qui certifie ce compte rendu.',
    requiredAt: 'transmission',
  },
} as const satisfies Fields;

/** The fields of the annex of the official form. */
const donnees = {
  repartition_charges: {
    ...texte,
    label: 'Répartition des charges indirectes',
    aide: 'La règle qui vous a servi à affecter au projet une part du loyer, des salaires, du matériel. Laissez vide s’il n’y en a pas.',
  },
  contributions_volontaires: {
    ...texte,
    label: 'Contributions volontaires affectées aux projets',
    aide: 'Bénévolat, prêts de salles ou de matériel : ce que vous avez compté, et comment.',
  },
  observations: { ...texte, label: 'Observations', aide: 'Ce que le service doit savoir d’autre.' },
} as const satisfies Fields;

export const crfFields = {
  demandeur: { kind: 'group', label: 'Signature', fields: demandeur },
  donnees: { kind: 'group', label: 'Annexe', fields: donnees },
  customs: { kind: 'custom', label: 'Questions du service', bloc: 'crf-bloc' },
  attestation: { kind: 'group', label: 'Attestation', fields: certificationFields },
} as const satisfies Fields;

export type Crf = Draft<typeof crfFields>;

/** The signatory certifies these clauses; they are listed before « Je certifie » and printed in the PDF. */
export const clausesAttestationCrf = [
  'Les informations du compte rendu sont exactes et sincères.',
  'Les dépenses et les recettes sont celles des projets financés, prises dans la comptabilité de l’association.',
  'Les justificatifs sont gardés et peuvent être demandés.',
  'Ce qui n’a pas été utilisé sera reversé, ou reporté si le service l’accepte.',
] as const;
