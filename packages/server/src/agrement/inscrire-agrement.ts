import type { IssueTca } from '@asso/domain/agrement/tca.words';
import type { AgrementObtenu } from '@asso/domain/association/collection/agrement-obtenu.fields';
import type { Actor } from '@asso/domain/compte/actor';
import { findLabel } from '@asso/domain/referentiel/referentiels.rules';
import { lockTca, writeTca } from '../association/coffre/tca.sql.ts';
import { insertLigne, lockLignesNommees, updateLigne } from '../association/collection/ligne.sql.ts';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import type { AgrementAccorde } from '../dossier/dossier-kinds.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Platform } from '../platform/platform.ts';
import { readListes } from '../referentiel/listes.ts';
import { tellInscription } from './tell-tca.ts';
import type { VersionAgrement } from './version.sql.ts';

export type Inscription = {
  dossier: Pick<DossierRow, 'id' | 'id_fo' | 'id_association' | 'instructions'>;
  version: VersionAgrement;
  accord: Omit<AgrementAccorde, 'arrete'>;
  /** What becomes of the TCA with this decision; null when nothing does. */
  tca: IssueTca | null;
  id_service: string;
  actor: Actor;
  at: Date;
};

/**
 * Writes the granted agrément among those of the association, in the transaction of the decision, and its tronc commun
 * d’agrément (TCA) when that was granted too. Called again, it writes the same row.
 */
export async function recordAgrement(
  platform: Pick<Platform, 'mail' | 'clock' | 'config'>,
  trx: Tx,
  inscription: Inscription,
): Promise<void> {
  const { dossier, version, actor, at } = inscription;
  const association = await lockTca(trx, dossier.id_association);
  const line = { objet: 'agrement', id_objet: await writeApproval(trx, inscription), by: actor, at };
  await writeHistory(trx, { ...line, action: 'agrement.inscrit', to: dossier.id_fo });
  const listes = await readListes(trx, ['agrements-types']);
  const label = findLabel('agrements-types', version.type_agrement, listes);
  const fin = inscription.tca?.fin ?? null;
  if (fin !== null) {
    const changes = { ...accordeTca, tca_type_agrement: label, tca_date_renouvellement: fin };
    await writeTca(trx, { id: association.id, at }, changes);
    await writeHistory(trx, { ...line, action: 'tca.accorder', to: fin });
  }
  const accord = { ...inscription.accord, tca: inscription.tca };
  await tellInscription(platform, trx, { association, agrement: label, dossier, accord });
}

const accordeTca = { tca_etat: 'valide', tca_date_refus: null, tca_date_demande: null } as const;

/** Writes the agrément; one of the same type and number that the association had typed itself becomes the service's. */
async function writeApproval(
  trx: Tx,
  { dossier, version, accord, id_service, actor, at }: Inscription,
): Promise<string> {
  const { numero, date_attribution, date_validite } = accord;
  const service = dossier.instructions.find((one) => one.id_service_instructeur === id_service);
  const type = version.type_agrement;
  const value: AgrementObtenu = {
    type: type as AgrementObtenu['type'],
    niveau: version.contenu.niveau ?? null,
    attributeur: service?.nom_service ?? '',
    numero: numero.trim(),
    date_attribution,
    date_validite,
    origine_instructeur: true,
  };
  const place = { type: 'agrements', idAssociation: dossier.id_association } as const;
  const [typed] = await lockLignesNommees(trx, place, [
    ['type', type],
    ['numero', numero.trim()],
  ]);
  if (typed) return (await updateLigne(trx, { type: 'agrements', id: typed.id, value }, at)).id;
  const row = await insertLigne(trx, { ...place, value }, { by: actor.id, at });
  if (!row) throw new Error('an approval that is there already, yet was not found');
  return row.id;
}
