import type { ServiceFait } from '@asso/domain/dossier/faits-service.rows';
import type { Tx } from '../platform/db/database.ts';
import { type HistoryEntry, writeHistory } from '../platform/history/history.sql.ts';
import type { InstructionRow } from './dossier.sql.ts';

type Fait = Pick<HistoryEntry, 'by' | 'at' | 'from' | 'to' | 'why' | 'details'> & {
  id_dossier: string;
  /** The only service that reads the line. */
  service: { id: string; nom: string | undefined };
  action: ServiceFait;
};

/** Writes a line in the history of a dossier that neither the association nor another service reads. */
export const writeServiceFait = (trx: Tx, { id_dossier, service, details, ...fait }: Fait): Promise<void> =>
  writeHistory(trx, {
    ...fait,
    objet: 'dossier',
    id_objet: id_dossier,
    details: { ...details, cote: 'service', service: service.nom, id_service: service.id },
  });

/** Gives the service of a line of instruction, as `writeServiceFait` takes it. */
export const toServiceLecteur = (
  row: Pick<InstructionRow, 'id_service_instructeur' | 'nom_service'>,
): Fait['service'] => ({ id: row.id_service_instructeur, nom: row.nom_service });
