// The Sirepa files have these columns. Only « N° Sirepa » is known; the others are plausible.
import type { ColonneFichier } from './osiris.rows.ts';

const siret = {
  demande: { label: 'N° de demande', kind: 'texte' },
  association: { label: 'Association', kind: 'texte' },
  rna: { label: 'N° RNA', kind: 'texte' },
  departement: { label: 'Département', kind: 'texte' },
  etat: { label: 'État', kind: 'texte' },
  transmise_le: { label: 'Transmise le', kind: 'jour' },
  siret: { label: 'SIRET attribué', kind: 'texte' },
  motif: { label: 'Motif', kind: 'texte' },
} as const satisfies Record<string, ColonneFichier>;

const paiements = {
  sirepa: { label: 'N° Sirepa', kind: 'texte' },
  numero: { label: 'N° Dossier Compte Asso', kind: 'texte' },
  exercice: { label: 'Exercice', kind: 'entier' },
  service: { label: 'Service', kind: 'texte' },
  siret: { label: 'SIRET', kind: 'texte' },
  association: { label: 'Association', kind: 'texte' },
  nature: { label: 'Nature', kind: 'texte' },
  montant: { label: 'Montant', kind: 'euros' },
  etat: { label: 'État', kind: 'texte' },
  engagement: { label: 'Engagement juridique (EJ)', kind: 'texte' },
  change_le: { label: 'Dernier changement le', kind: 'jour' },
  paye_le: { label: 'Payé le', kind: 'jour' },
} as const satisfies Record<string, ColonneFichier>;

export const fichiersSirepa = {
  siret: { label: 'Demandes de SIRET', colonnes: siret },
  paiements: { label: 'Paiements', colonnes: paiements },
} as const;
export type FichierSirepa = keyof typeof fichiersSirepa;
