import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import type { findAccord } from './accord.sql.ts';

type Row = Awaited<ReturnType<typeof findAccord>>;

/** Returns what was granted as both the association and the service read it. */
export function accordView(row: Row): DossierAgrementView['accord'] {
  if (!row) return null;
  const { uuid, nom, mime, taille, etat_analyse, tca_fin: fin, tca_criteres: criteres, ...accord } = row;
  const tca = fin === null && criteres.length === 0 ? null : { fin, criteres };
  return { ...accord, tca, arrete: { uuid, nom, mime, taille, etat_analyse } };
}
