// A service may find these things missing in a dossier: about its applicant, its pieces, its projects where it has
// some.
import type { PointCompletude } from './completude.rules.ts';

type Piece = { code: string; label: string; nature: string };
type Projet = { id: string; nom: string };

const prefixe = 'piece-';

/** A document that the campaign did not foresee; the service's sentence says which. */
export const unlistedPiece = { code: 'HORS-LISTE', label: 'Autre pièce', nature: 'AUT' } as const;

/** Lists what may be found missing: a document of its type answers a piece, a text answers everything else. */
export const pointsCompletude = (
  pieces: readonly Piece[],
  projets: readonly Projet[] = [],
): PointCompletude[] => [
  ...[...pieces.filter(({ code }) => code !== unlistedPiece.code), unlistedPiece].map(
    ({ code, label, nature }) => ({ code: `${prefixe}${code}`, libelle: label, nature }),
  ),
  { code: 'demandeur', libelle: 'Demandeur', nature: null },
  ...projets.map((projet) => ({ code: `projet-${projet.id}`, libelle: projet.nom, nature: null })),
];

/** Returns the code of the campaign's piece that this point concerns. */
export const pieceCode = (point: string): string => point.slice(prefixe.length);
