// Several dossiers are asked for what each of them lacks: a piece is asked only of those that did not join it.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { pointsCompletude } from '@asso/domain/dossier/completude/points-completude.rules';

export type DossierLu = Pick<DossierSubventionView, 'id_fo' | 'version' | 'pieces'>;

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
export const aDemander = ({ pieces }: DossierLu, codes: readonly string[], phrase: string) =>
  manquantesOf(pieces)
    .filter(({ code }) => codes.includes(code))
    .map(({ code }) => ({ code, phrase }));

const manquantesOf = (pieces: DossierLu['pieces']) =>
  pointsCompletude(pieces.filter(({ document }) => document === null)).filter(
    ({ code }) => code.startsWith('piece-') && pieces.some((piece) => code === `piece-${piece.code}`),
  );
