// Several dossiers are asked for pieces: what is missing is asked only of those that did not join it, what is to be
// joined again only of those that did.
import type { EssaiComplements } from '@asso/contract/dossier/completude.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { pointsCompletude, unlistedPiece } from '@asso/domain/dossier/completude/points-completude.rules';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { Laisse } from './resultat.ts';

export type DossierLu = Pick<DossierSubventionView, 'id_fo' | 'version' | 'pieces' | 'demandeur'>;

/** What the person typed: the ids of the ticked pieces, the sentence and the date that every association will read. */
export type PiecesAsked = { ids: readonly string[]; phrase: string; avant_le: string };

/** A dossier whose trial the server accepted, with what the server says that asking would do. */
export type Pret = Pick<EssaiComplements, 'manques' | 'personnes' | 'remplace'> & { dossier: DossierLu };
export type PiecesEssai = { prets: readonly Pret[]; laisses: readonly Laisse[] };

/**
 * Returns a sentence such as « Rapport d’activité (2 personnes prévenues). Remplace ce qui est déjà attendu : 1 pièce.
 * »
 */
export function sayDemandeReady({ manques, personnes, remplace }: Omit<Pret, 'dossier'>): string {
  const lus =
    personnes === 0
      ? 'personne n’est prévenu par courriel'
      : count(personnes, 'personne prévenue', 'personnes prévenues');
  const avant = remplace === null ? '' : `. Remplace ce qui est déjà attendu\u00A0: ${remplace}`;
  return `${manques.map(({ libelle }) => libelle).join(', ')} (${lus})${avant}.`;
}

/** A piece that may be asked of some of these dossiers. */
export type PieceDemandable = {
  /** Says the piece and whether it is to be joined or joined again: `piece-RIB`, `piece-RIB jointe`. */
  id: string;
  libelle: string;
  /** True when these dossiers lack it; false when they have it, or when the request did not foresee it. */
  isManquante: boolean;
  dossiers: readonly string[];
};

/**
 * Returns what may be asked of these dossiers: first what they lack, the piece that most lack first; then what they
 * joined, which may have to be joined again; last, a piece that the request did not foresee.
 */
export function piecesDemandables(dossiers: readonly DossierLu[]): PieceDemandable[] {
  const found = new Map<string, PieceDemandable>();
  for (const { id_fo, pieces } of dossiers) {
    for (const { id, libelle, isManquante } of demandablesOf(pieces)) {
      const present = found.get(id) ?? { id, libelle, isManquante, dossiers: [] };
      found.set(id, { ...present, dossiers: [...present.dossiers, id_fo] });
    }
  }
  const rank = ({ id, isManquante }: PieceDemandable) => (isManquante ? 0 : id === horsListe ? 2 : 1);
  return [...found.values()].toSorted((a, b) => rank(a) - rank(b) || b.dossiers.length - a.dossiers.length);
}

/** Returns for example « RIB : manque à 2 dossiers », « RIB : déjà là dans 8 dossiers, à refaire ». */
export function sayPieceDemandable(
  { id, libelle, isManquante, dossiers }: PieceDemandable,
  total: number,
): string {
  if (id === horsListe) return `${libelle}, que la phrase nomme`;
  const chez = count(dossiers.length, 'dossier', 'dossiers');
  if (isManquante) return total < 2 ? libelle : `${libelle}\u00A0: manque à ${chez}`;
  return `${libelle}\u00A0: ${total < 2 ? 'déjà là' : `déjà là dans ${chez}`}, à refaire`;
}

/** Returns what is asked of one dossier, among what was ticked. */
export const piecesToAsk = ({ pieces }: DossierLu, ids: readonly string[]): { code: string }[] =>
  demandablesOf(pieces).filter(({ id }) => ids.includes(id));

const horsListe = `piece-${unlistedPiece.code}`;

const demandablesOf = (pieces: DossierLu['pieces']) =>
  pointsCompletude(pieces).flatMap(({ code, libelle }) => {
    const piece = pieces.find((one) => code === `piece-${one.code}`);
    if (!piece && code !== horsListe) return [];
    const isManquante = piece !== undefined && piece.document === null;
    const id = isManquante || code === horsListe ? code : `${code} jointe`;
    return [{ id, code, libelle, isManquante }];
  });
