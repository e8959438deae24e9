// An Osiris account reads only these columns of a dossier, on screen and in its file: who asks, the dispositif, the
// service, the state and the amounts.

import { type EtatInstruction, ordreEtats } from '../dossier/instruction.states.ts';
import { genreLocal, numeroNu } from '../identifiants/numero-etablissement.ts';

/** The states of a dossier sent at least once, neither a draft nor removed by its owner. */
export const etatsOsiris: readonly EtatInstruction[] = ordreEtats.filter(
  (etat) => etat !== 'A' && etat !== 'B',
);

export const formatsFichier = {
  csv: 'CSV, pour Excel ou un autre tableur',
  xlsx: 'Excel (xlsx)',
  ods: 'LibreOffice (ods)',
} as const;
export type FormatFichier = keyof typeof formatsFichier;

export type ColonneFichier = { label: string; kind: 'texte' | 'entier' | 'euros' | 'jour' };

/**
 * Returns the number that Osiris has in its column of SIRETs: it writes a RIDET in fourteen digits, 99 before the RID and 00
 * before the establishment. How it writes a TAHITI number is not known: it is given as its register writes it.
 */
export function siretOsiris(numero: string): string {
  const nu = numeroNu(numero);
  return genreLocal(numero) === 'ridet' ? `99${nu.slice(0, 7)}00${nu.slice(7)}` : nu;
}

/** The names are those of Osiris where its exports are known; the others are plausible. */
export const colonnesOsiris = {
  programme: { label: 'Programme', kind: 'texte' },
  numero: { label: 'N° Dossier Compte Asso', kind: 'texte' },
  association: { label: 'Association', kind: 'texte' },
  siret: { label: 'SIRET', kind: 'texte' },
  departement: { label: 'Département', kind: 'texte' },
  dispositif: { label: 'Dispositif', kind: 'texte' },
  sous_dispositif: { label: 'Sous-dispositif', kind: 'texte' },
  exercice: { label: 'Exercice', kind: 'entier' },
  service: { label: 'Service instructeur', kind: 'texte' },
  etat: { label: 'État', kind: 'texte' },
  demande: { label: 'Montant demandé', kind: 'euros' },
  propose: { label: 'Montant proposé', kind: 'euros' },
  accorde: { label: 'Montant accordé', kind: 'euros' },
  verse: { label: 'Montant versé', kind: 'euros' },
  decide_le: { label: 'Décidé le', kind: 'jour' },
  decision_modifiee_le: { label: 'Décision modifiée le', kind: 'jour' },
} as const satisfies Record<string, ColonneFichier>;
export type ColonneOsiris = keyof typeof colonnesOsiris;
