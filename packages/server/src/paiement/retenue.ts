// Reads what may hold a payment back, so that the list of a service and the acts on many payments tell the same.
import { echeanceCrf } from '@asso/domain/crf/echeance-crf.rules';
import { chooseNature } from '@asso/domain/dossier/suivi/suite-argent.rules';
import type { Problem } from '@asso/domain/kernel/result';
import { paiementSuite, resteSuite } from '@asso/domain/paiement/suite-paiement.rules';
import {
  type CompteRenduLu,
  type FaitsVersement,
  type Retenue,
  readRetenue,
} from '@asso/domain/paiement/versements.rules';
import { sayRetenue } from '@asso/domain/paiement/versements.words';
import { listTransmittedCrfs } from '../crf/crf.sql.ts';
import { listDueCrfs } from '../crf/crf-list.sql.ts';
import type { Db } from '../platform/db/database.ts';
import type { PaiementRow } from './paiement.sql.ts';
import type { Situation } from './situation.ts';

/** Lists the reports of these dossiers, those that are due and those that were sent, by dossier. */
export async function readComptesRendus(
  db: Db,
  dossiers: readonly string[],
): Promise<ReadonlyMap<string, readonly CompteRenduLu[]>> {
  const [dus, transmis] = await Promise.all([listDueCrfs(db, dossiers), listTransmittedCrfs(db, dossiers)]);
  const found = new Map<string, CompteRenduLu[]>();
  const add = (id_dossier: string, crf: CompteRenduLu) =>
    found.set(id_dossier, [...(found.get(id_dossier) ?? []), crf]);
  for (const { id_dossier, exercice, id, id_etat, zone } of dus) {
    add(id_dossier, { exercice, id, etat: id_etat, echeance: echeanceCrf(exercice, zone) });
  }
  for (const { id_dossier, exercice, id, id_etat } of transmis) {
    add(id_dossier, { exercice, id, etat: id_etat, echeance: echeanceCrf(exercice) });
  }
  return found;
}

type Ligne = Pick<FaitsVersement, 'etat' | 'nature' | 'suite'>;

/** Tells what holds a line of this dossier back now; null when the service may go on. */
async function retenueDe(
  db: Db,
  { situation: { dossier, rib }, now }: Lue,
  ligne: Ligne,
): Promise<Retenue | null> {
  const read = ligne.nature === 'solde' ? await readComptesRendus(db, [dossier.id]) : null;
  const comptesRendus = read?.get(dossier.id) ?? [];
  return readRetenue({ ...ligne, hasRib: rib !== null, comptesRendus }, now);
}

type Lue = { situation: Situation; now: Date };

export const findPaiementRetenue = (db: Db, lue: Lue, row: PaiementRow): Promise<Retenue | null> =>
  retenueDe(db, lue, {
    etat: row.etat,
    nature: row.nature,
    suite: paiementSuite(row, lue.situation.campagne),
  });

/** Tells what holds back the part of the grant that nobody asked for yet. */
export function findResteRetenue(db: Db, lue: Lue): Promise<Retenue | null> {
  const { argent, instruction, rib } = lue.situation;
  const { etat, accorde_le } = instruction;
  const suite = resteSuite({
    ...lue.situation,
    etat,
    hasRib: rib !== null,
    accorde_le: accorde_le ? new Date(accorde_le) : null,
  });
  return retenueDe(db, lue, { etat: null, nature: chooseNature(argent.reste, argent), suite });
}

export const retenu = (retenue: Retenue): Problem => ({
  code: 'paiement.retenu',
  params: { raison: sayRetenue(retenue) },
});
