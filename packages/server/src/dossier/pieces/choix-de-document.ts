import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import {
  chooseDocument,
  type DocumentWanted,
  orderDocuments,
} from '@asso/domain/document/choix-document.rules';
import { expiresWithin } from '@asso/domain/document/validite.rules';
import type { DocumentRow } from '../../document/document.sql.ts';

type AuChoix = Pick<
  DocumentRow,
  'id' | 'type' | 'nom' | 'id_siret' | 'annee_validite' | 'origine' | 'etat' | 'expire_le' | 'date_chargement'
>;

/**
 * Lists the documents of one type, in the order of the association's documents, and the one proposed when nobody
 * chooses.
 */
export function choixParmi(
  documents: readonly AuChoix[],
  {
    nature,
    validite_mois,
    pour,
    now,
  }: { nature: string; validite_mois?: number; pour: DocumentWanted; now: Date },
): Pick<PieceView, 'proposes' | 'defaut'> {
  const fit = documents
    .filter((one) => one.type === nature)
    .map((one) => ({
      ...one,
      expire_le: expiresWithin(one, validite_mois),
      date_chargement: one.date_chargement.toISOString(),
    }));
  const defaut = chooseDocument(fit, { ...pour, now });
  return {
    proposes: orderDocuments(fit, pour).map(({ id, nom, date_chargement, annee_validite, expire_le }) => ({
      uuid: id,
      nom,
      annee_validite,
      date_chargement,
      expire_le,
    })),
    defaut: defaut && { uuid: defaut.document.id, pourquoi: defaut.pourquoi },
  };
}
