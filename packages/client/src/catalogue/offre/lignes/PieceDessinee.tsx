import type { PieceAttendueSaisie } from '@asso/domain/catalogue/piece-attendue.fields';
import { typesDocuments } from '@asso/domain/referentiel/data/types-documents';

/** This draws what the association will read under the name of a document. */
export function PieceDessinee({ piece }: { piece: PieceAttendueSaisie }) {
  const { nature, obligatoire, asks, validite_mois, modele } = piece;
  const facts = [
    typesDocuments.find(({ value }) => value === nature)?.label,
    obligatoire ? 'obligatoire' : (asks ?? []).length > 0 ? 'selon le dossier' : 'facultative',
    validite_mois && `de ${validite_mois} mois au plus`,
    modele && 'avec un modèle',
  ].filter(Boolean);
  return <p className="fr-hint-text bloc__piece fr-icon-file-text-line">{facts.join(', ')}</p>;
}
