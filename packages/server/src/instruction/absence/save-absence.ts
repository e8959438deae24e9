import type { Actor } from '@asso/domain/compte/actor';
import {
  type AbsenceDemandee,
  listAbsenceProblems,
  readEtatAbsence,
} from '@asso/domain/instruction/absence.rules';
import { describeAbsence } from '@asso/domain/instruction/absence.words';
import { maySayAbsence } from '@asso/domain/instruction/bureau.rights';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { instructionIntrouvable, readBureauService } from '../bureau/bureau-access.ts';
import {
  type AbsenceRow,
  findAbsenceRow,
  insertAbsence,
  lockAbsences,
  removeAbsence,
  updateAbsence,
} from './absence.sql.ts';
import { readEffectif, type ServiceEffectif } from './effectif.ts';

type Place = { actor: Actor; service: string };
type Held = Place & { absence: string; ifMatch: number };
type Saisie = Omit<AbsenceDemandee, 'id_utilisateur'>;

const nonResponsable = refused({ code: 'instruction.absence-non-responsable' });

/** Notes an absence of the person, or of a colleague for who answers for the service. */
export async function addAbsence(
  { clock }: Platform,
  trx: Tx,
  { actor, service, ...asked }: Place & AbsenceDemandee,
): Promise<Result<AbsenceRow>> {
  const opened = await openService(trx, { actor, service }, clock.now());
  if (!opened.ok) return opened;
  const { ref, effectif } = opened.value;
  const { id_utilisateur } = asked;
  if (!maySayAbsence(actor, ref, id_utilisateur)) return nonResponsable;
  const found = { ...asked, mot: toMot(asked.mot) };
  const checked = check(found, effectif, null);
  if (!checked.ok) return checked;
  const id = await insertAbsence(trx, { ...found, id_service: service });
  return written(trx, { id, actor, at: clock.now(), before: null });
}

/** Changes an absence that has not ended. */
export async function changeAbsence(
  { clock }: Platform,
  trx: Tx,
  { ifMatch, absence, actor, service, ...saisie }: Held & Saisie,
): Promise<Result<AbsenceRow> | Refused> {
  const held = await hold(trx, { actor, service, absence, ifMatch }, clock.now());
  if (!held.ok) return held;
  const { row, effectif } = held.value;
  const found = { ...saisie, mot: toMot(saisie.mot) };
  const checked = check({ ...found, id_utilisateur: row.id_utilisateur }, effectif, row);
  if (!checked.ok) return checked;
  await updateAbsence(trx, row.id, found);
  return written(trx, { id: row.id, actor, at: clock.now(), before: row });
}

/** Takes away an absence that has not ended. */
export async function deleteAbsence(
  { clock }: Platform,
  trx: Tx,
  asked: Held,
): Promise<Result<{ id: string }> | Refused> {
  const at = clock.now();
  const held = await hold(trx, asked, at);
  if (!held.ok) return held;
  const { row } = held.value;
  await removeAbsence(trx, row.id);
  await record(trx, { actor: asked.actor, at, before: row, after: null });
  return ok({ id: row.id });
}

async function openService(trx: Tx, { actor, service }: Place, now: Date) {
  const found = await readBureauService(trx, actor, service);
  if (!found.ok) return found;
  const { id, code_territoire } = found.value;
  await lockAbsences(trx, id);
  return ok({ ref: { id, code_territoire }, effectif: await readEffectif(trx, id, now) });
}

/** Holds the absence, if this person may say it and it has not ended; to another service it does not exist. */
async function hold(
  trx: Tx,
  { actor, service, absence, ifMatch }: Held,
  now: Date,
): Promise<Result<{ row: AbsenceRow; effectif: ServiceEffectif }> | Refused> {
  const opened = await openService(trx, { actor, service }, now);
  if (!opened.ok) return opened;
  const { ref, effectif } = opened.value;
  const row = await findAbsenceRow(trx, absence);
  if (row?.id_service !== service) return instructionIntrouvable;
  if (!maySayAbsence(actor, ref, row.id_utilisateur)) return nonResponsable;
  if (row.version !== ifMatch) {
    return { ok: false, problems: [{ code: 'kernel.conflit' }], version: row.version };
  }
  if (readEtatAbsence(row, effectif.jour) === 'finie') return refused({ code: 'instruction.absence-finie' });
  return ok({ row, effectif });
}

function check(
  asked: AbsenceDemandee,
  { jour, isCollegue, absences }: ServiceEffectif,
  before: AbsenceRow | null,
): Result<null> {
  const [first, ...others] = listAbsenceProblems(asked, {
    jour,
    isCollegue,
    autres: absences.filter((one) => one.id_utilisateur === asked.id_utilisateur && one.id !== before?.id),
    isBegun: before !== null && readEtatAbsence(before, jour) === 'en-cours',
  });
  return first ? refused(first, ...others) : ok(null);
}

const toMot = (mot: string | null): string | null => mot?.normalize('NFC').trim() || null;

type Written = { id: string; actor: Actor; at: Date; before: AbsenceRow | null };

async function written(trx: Tx, { id, actor, at, before }: Written): Promise<Result<AbsenceRow>> {
  const after = await findAbsenceRow(trx, id);
  if (!after) throw new Error('what was just written is there');
  await record(trx, { actor, at, before, after });
  return ok(after);
}

type Change = { actor: Actor; at: Date; before: AbsenceRow | null; after: AbsenceRow | null };

const record = (trx: Tx, { actor, at, before, after }: Change): Promise<void> =>
  writeHistory(trx, {
    objet: 'service',
    id_objet: (after ?? before)?.id_service ?? '',
    by: actor,
    at,
    action: 'service.absence',
    from: before && describe(before),
    to: after && describe(after),
  });

const describe = ({ nom, nom_remplacant, du, au }: AbsenceRow): string =>
  describeAbsence({ personne: nom, remplacant: nom_remplacant, du, au });
