import { avisSituationPiece, type PieceRegistre } from '@asso/domain/document/registre-documents.rules';
import { genreLocal } from '@asso/domain/identifiants/numero-etablissement';
import type { Cles, RegistreDocuments } from '../../association/registre-documents/registre.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { renderPdf } from '../../platform/pdf/render-pdf.ts';
import { paragraph } from '../../platform/pdf/text-blocks.ts';

const duRna = [
  { type: 'STC', nom: 'Statuts', date: '2019-06-14' },
  { type: 'LDC', nom: 'Liste des dirigeants', date: '2024-09-30' },
  { type: 'REC', nom: 'Récépissé de déclaration', date: '2019-06-20' },
] as const;

/**
 * Makes registers whose documents each say that they are invented: an association with an RNA number has always the
 * same ones, and one with a SIRET has an « avis de situation ».
 */
export const demoRegistre = (clock: Clock): RegistreDocuments => ({
  list: async ({ id_rna, id_siret_siege: siret }: Cles) => [
    ...(id_rna ? duRna.map((one) => ({ ...ofRna, ...one, ref: `${id_rna}-${one.type}` })) : []),
    ...(siret && !genreLocal(siret) ? [avisSituationPiece(siret, { now: clock.now(), url: '' })] : []),
  ],
  read: (piece, { nom }) =>
    renderPdf({
      title: piece.nom,
      subtitle: nom,
      reference: 'Document de démonstration',
      state: 'Exemple',
      date: clock.now(),
      draw: (pdf) =>
        paragraph(pdf, `Ce document du ${registreSaid[piece.origine]} est inventé pour la démonstration.`),
    }),
});

const ofRna = { origine: 'RNA', id_siret: null, url: '' } as const;
const registreSaid: Readonly<Record<PieceRegistre['origine'], string>> = {
  RNA: 'répertoire national des associations',
  Sirene: 'répertoire Sirene',
};
