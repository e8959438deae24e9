import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import type { findAccord } from './accord.sql.ts';

type Row = Awaited<ReturnType<typeof findAccord>>;

/** Both the association and the service read what was granted in this one shape. */
export function accordView(row: Row): DossierAgrementView['accord'] {
  if (!row) return null;
  const { uuid, nom, mime, taille, etat_analyse, ...accord } = row;
  return { ...accord, arrete: { uuid, nom, mime, taille, etat_analyse } };
}
