// What a service may find missing in a grant dossier: its applicant, its pieces, its projects (decisions, Dossiers).
import type { PointCompletude } from '../dossier/completude.rules.ts';
import { nomProjet, type ProjetNomme } from './projet.words.ts';

type Piece = { code: string; label: string; nature: string };
type Projet = ProjetNomme & { id: string };

const prefixe = 'piece-';

/** A document that the campaign did not foresee: the sentence says which. */
export const pieceHorsListe = { code: 'HORS-LISTE', label: 'Autre pièce', nature: 'AUT' } as const;

/** A piece is answered by a document of its type, everything else by a sentence. */
export const pointsCompletude = (pieces: readonly Piece[], projets: readonly Projet[]): PointCompletude[] => [
  ...[...pieces.filter(({ code }) => code !== pieceHorsListe.code), pieceHorsListe].map(
    ({ code, label, nature }) => ({ code: `${prefixe}${code}`, libelle: label, nature }),
  ),
  { code: 'demandeur', libelle: 'Demandeur', nature: null },
  ...projets.map((projet) => ({ code: `projet-${projet.id}`, libelle: nomProjet(projet), nature: null })),
];

/** The code of the campaign's piece that this point is about. */
export const pieceOf = (point: string): string => point.slice(prefixe.length);
