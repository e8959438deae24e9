import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import { sayAnalyse } from '@asso/domain/document/document.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import type { Pdf } from '../../platform/pdf/pdf.ts';
import type { HeadingLevel } from '../../platform/pdf/pdf-style.ts';
import { table } from '../../platform/pdf/table.ts';
import { heading, paragraph } from '../../platform/pdf/text-blocks.ts';

/** Draws the pieces that a dossier asks for, each with its file. */
export function drawPieces(
  pdf: Pdf,
  pieces: readonly PieceView[],
  { level, titre }: { level: HeadingLevel; titre: string } = { level: 2, titre: 'Pièces justificatives' },
): void {
  heading(pdf, level, titre);
  if (pieces.length === 0) {
    paragraph(pdf, 'Aucune pièce n’est demandée.');
    return;
  }
  table(pdf, {
    columns: [
      { title: 'Pièce', isRowHeader: true },
      { title: 'Obligatoire' },
      { title: 'Fichier' },
      { title: 'Déposé le' },
    ],
    rows: pieces.map(({ label, obligatoire, document }) => ({
      cells: [
        label,
        obligatoire ? 'Oui' : 'Non',
        document &&
          [
            document.nom,
            formatTaille(document.taille),
            document.annee_validite && `année ${document.annee_validite}`,
            sayAnalyse(document.etat_analyse),
          ]
            .filter(Boolean)
            .join(', '),
        document && formatDate(new Date(document.date_chargement)),
      ],
    })),
  });
}
