// A service may find these things missing in a subvention dossier: about its applicant, its pieces, its projects
// (decisions, Dossiers).
import type { PointCompletude } from '../dossier/completude.rules.ts';
import { nomProjet, type ProjetNomme } from './projet.words.ts';

type Piece = { code: string; label: string; nature: string };
type Projet = ProjetNomme & { id: string };

const prefixe = 'piece-';

/** This is a document that the campaign did not foresee; the service's sentence says which. */
export const pieceHorsListe = { code: 'HORS-LISTE', label: 'Autre pièce', nature: 'AUT' } as const;

/** A document of its type answers a piece; a sentence answers everything else. */
export const pointsCompletude = (pieces: readonly Piece[], projets: readonly Projet[]): PointCompletude[] => [
  ...[...pieces.filter(({ code }) => code !== pieceHorsListe.code), pieceHorsListe].map(
    ({ code, label, nature }) => ({ code: `${prefixe}${code}`, libelle: label, nature }),
  ),
  { code: 'demandeur', libelle: 'Demandeur', nature: null },
  ...projets.map((projet) => ({ code: `projet-${projet.id}`, libelle: nomProjet(projet), nature: null })),
];

/** Returns the code of the campaign's piece that this point concerns. */
export const pieceOf = (point: string): string => point.slice(prefixe.length);
