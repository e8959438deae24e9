// The columns of the queue keep their widths whatever the rows, but for amounts: a sum that is cut is a wrong sum.
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { ColonneFile } from '@asso/domain/instruction/colonnes-file.rows';
import type { LigneFile } from './ligne-file.ts';

/**
 * The width of each column; the project takes what the others leave. A wide window also gives to the names that would be
 * cut.
 */
const largeurs: Partial<Record<ColonneFile, string>> = {
  association: 'clamp(9.25rem, 25vw - 11rem, 20rem)',
  numero: '6.25rem',
  exercices: '5rem',
  id_sous_type_dispositif: '11rem',
  etat: '9.75rem',
  transmis: '5.25rem',
  attendu: '5.25rem',
  affectes: '7.25rem',
  etiquettes: 'clamp(5.75rem, 20vw - 10.5rem, 12rem)',
  note: '6.5rem',
  statuts: '6.5rem',
  id_type_dispositif: '9rem',
  departements: '3.25rem',
};

const montants: Partial<Record<ColonneFile, (row: LigneFile) => number | null>> = {
  demande: ({ montant_demande }) => montant_demande,
  propose: ({ colonnes: { propose } }) =>
    propose === null || propose === undefined ? null : Number(propose),
  accorde: ({ montant_accorde }) => montant_accorde,
};

/** Returns the width of a column; one of amounts is as wide as the longest of these rows, and never narrower than usual. */
export function computeLargeur(name: ColonneFile, rows: readonly LigneFile[]): string | undefined {
  const montantOf = montants[name];
  if (!montantOf) return largeurs[name];
  const longest = Math.max(0, ...rows.map((row) => formatEuros(montantOf(row) ?? 0).length));
  return `max(5rem, ${longest}ch + 1.25rem)`;
}
