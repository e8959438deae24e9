import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { type EtatAnalyse, etatsAnalyse } from '@asso/domain/document/document.rules';
import { formatTaille } from '@asso/domain/identifiants/affichage';
import { formatDate } from '@asso/domain/identifiants/instants';
import type { Pdf } from '../platform/pdf/pdf.ts';
import { table } from '../platform/pdf/table.ts';
import { heading, paragraph } from '../platform/pdf/text-blocks.ts';

/** What the campaign asks for, and the file that answers. */
export function drawPieces(pdf: Pdf, pieces: DossierSubventionView['pieces']): void {
  heading(pdf, 2, 'Pièces justificatives');
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
      { title: 'Analyse' },
    ],
    rows: pieces.map(({ label, obligatoire, document }) => ({
      cells: [
        label,
        obligatoire ? 'Oui' : 'Non',
        document && `${document.nom} (${formatTaille(document.taille)})`,
        document && formatDate(new Date(document.date_chargement)),
        document && (etatsAnalyse[document.etat_analyse as EtatAnalyse] ?? document.etat_analyse),
      ],
    })),
  });
}
