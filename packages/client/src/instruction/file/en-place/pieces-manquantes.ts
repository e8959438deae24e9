// Several dossiers are asked for what each of them lacks: a piece is asked only of those that did not join it.
import type { EssaiComplements } from '@asso/contract/dossier/completude.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { pointsCompletude } from '@asso/domain/dossier/completude/points-completude.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { Laisse } from './resultat.ts';

export type DossierLu = Pick<DossierSubventionView, 'id_fo' | 'version' | 'pieces' | 'demandeur'>;

/** What the person typed: the ticked pieces, the sentence and the date that every association will read. */
export type Asked = { codes: readonly string[]; phrase: string; avant_le: string };

/** A dossier whose trial the server accepted, with what the server says that asking would do. */
export type Pret = Pick<EssaiComplements, 'manques' | 'personnes' | 'remplace'> & { dossier: DossierLu };
export type Essai = { prets: readonly Pret[]; laisses: readonly Laisse[] };

/**
 * Returns a sentence such as « Rapport d’activité (2 personnes prévenues). Remplace ce qui est déjà attendu : 1 pièce.
 * »
 */
export function pretSaid({ manques, personnes, remplace }: Omit<Pret, 'dossier'>): string {
  const lus =
    personnes === 0
      ? 'personne n’est prévenu par courriel'
      : count(personnes, 'personne prévenue', 'personnes prévenues');
  const avant = remplace === null ? '' : `. Remplace ce qui est déjà attendu\u00A0: ${remplace}`;
  return `${manques.map(({ libelle }) => libelle).join(', ')} (${lus})${avant}.`;
}

export type PieceManquante = { code: string; libelle: string; dossiers: readonly string[] };

/** Returns each piece that some of these dossiers lack, the one that most lack first. */
export function piecesManquantes(dossiers: readonly DossierLu[]): PieceManquante[] {
  const found = new Map<string, PieceManquante>();
  for (const { id_fo, pieces } of dossiers) {
    for (const { code, libelle } of manquantesOf(pieces)) {
      const present = found.get(code) ?? { code, libelle, dossiers: [] };
      found.set(code, { ...present, dossiers: [...present.dossiers, id_fo] });
    }
  }
  return [...found.values()].toSorted((a, b) => b.dossiers.length - a.dossiers.length);
}

/** Returns what is asked of one dossier: those of the ticked pieces that it lacks. */
export const aDemander = ({ pieces }: DossierLu, codes: readonly string[]) =>
  manquantesOf(pieces).filter(({ code }) => codes.includes(code));

const manquantesOf = (pieces: DossierLu['pieces']) =>
  pointsCompletude(pieces.filter(({ document }) => document === null)).filter(
    ({ code }) => code.startsWith('piece-') && pieces.some((piece) => code === `piece-${piece.code}`),
  );
