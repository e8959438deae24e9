// A Chorus file has these columns. Its format is not published: names and order are plausible, after what a payment
// order holds (third party, account, amount, commitment, budget line).
import type { ColonneFichier } from './osiris.rows.ts';

export const colonnesChorus = {
  lot: { label: 'N° de lot', kind: 'texte' },
  type: { label: 'Type', kind: 'texte' },
  numero: { label: 'N° Dossier Compte Asso', kind: 'texte' },
  exercice: { label: 'Exercice', kind: 'entier' },
  service: { label: 'Service', kind: 'texte' },
  type_identifiant: { label: 'Type d’identifiant du tiers', kind: 'texte' },
  siret: { label: 'Identifiant du tiers', kind: 'texte' },
  tiers: { label: 'Raison sociale du tiers', kind: 'texte' },
  titulaire: { label: 'Titulaire du compte', kind: 'texte' },
  iban: { label: 'IBAN', kind: 'texte' },
  bic: { label: 'BIC', kind: 'texte' },
  montant: { label: 'Montant', kind: 'euros' },
  nature: { label: 'Nature du versement', kind: 'texte' },
  engagement: { label: 'Engagement juridique (EJ)', kind: 'texte' },
  imputation: { label: 'Imputation', kind: 'texte' },
  date: { label: 'Date', kind: 'jour' },
  decision: { label: 'Décision', kind: 'texte' },
} as const satisfies Record<string, ColonneFichier>;
export type ColonneChorus = keyof typeof colonnesChorus;

/** Chorus Pro names so the number of a third party; the SIRET, the RIDET and the TAHITI number are three of its six. */
export const typesIdentifiant = { siret: '1', ridet: '4', tahiti: '5' } as const;

/**
 * A subvention is committed first, a line a year, then each of its payments is ordered; an amending act corrects or
 * cancels what was committed.
 */
export const typesChorus = {
  accord: 'Engagement juridique',
  correction: 'Correction d’engagement',
  annulation: 'Annulation d’engagement',
  paiement: 'Demande de paiement',
} as const;
export type TypeChorus = keyof typeof typesChorus;
