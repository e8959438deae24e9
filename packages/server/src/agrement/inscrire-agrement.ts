import type { Actor } from '@asso/domain/compte/actor';
import { insertLigne } from '../association/ligne.sql.ts';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import type { AgrementAccorde } from '../dossier/dossier-kinds.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { VersionAgrement } from './version.sql.ts';

export type Inscription = {
  dossier: DossierRow;
  version: VersionAgrement;
  accord: AgrementAccorde;
  id_service: string;
  actor: Actor;
  at: Date;
};

/** Writes the approval that was granted among those of the association, in the transaction of the decision. */
export async function inscrireAgrement(trx: Tx, inscription: Inscription): Promise<void> {
  const { dossier, version, accord, id_service, actor, at } = inscription;
  const { numero, date_attribution, date_validite } = accord;
  const service = dossier.instructions.find((one) => one.id_service_instructeur === id_service);
  const value = {
    type: version.type_agrement,
    niveau: version.contenu.niveau ?? null,
    attributeur: service?.nom_service ?? '',
    ...{ numero: numero.trim(), date_attribution, date_validite },
    origine_instructeur: true,
  };
  const idAssociation = dossier.id_association;
  const row = await insertLigne(trx, { type: 'agrements', idAssociation, value }, { by: actor.id, at });
  // The association had written it itself: it stands there already, with its number.
  if (!row) return;
  const line = { objet: 'agrement', id_objet: row.id, by: actor, at };
  await writeHistory(trx, { ...line, action: 'agrement.inscrit', to: dossier.id_fo });
}
