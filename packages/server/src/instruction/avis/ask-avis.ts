import type { avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import type { BodyOf } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import { parseEcheance } from '@asso/domain/dossier/completude/completude.rules';
import { paris } from '@asso/domain/identifiants/dates-affichees';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { isAvisContraire, isAvisOuvert, mayMoveAvis } from '@asso/domain/instruction/avis.states';
import { isBlank } from '@asso/domain/kernel/asks';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findService } from '../../service/service.sql.ts';
import { instructionIntrouvable, lockAtBureau } from '../bureau/bureau-access.ts';
import { type AvisRow, findAvis, insertAvis, isSendable, lockAvis, moveAvis } from './avis.sql.ts';
import { isConsulte, isDemandeur } from './avis-view.ts';
import { recordAvis, tellAsked, tellGiven, tellWithdrawn } from './tell-avis.ts';

type Body = BodyOf<(typeof avisEndpoints)['askAvis']>;
type Ask = Body & { actor: Actor; id: string; service: string };

/**
 * Asks another service for an opinion, with the parts of the dossier it is shown and the deadline; that service is told
 * in the same transaction.
 */
export async function askAvis(platform: Platform, trx: Tx, asked: Ask): Promise<Result<AvisRow>> {
  const { actor, id, service, avant_le } = asked;
  const found = await lockAtBureau(trx, { actor, id, service }, 'demanderAvis');
  if (!found.ok) return found;
  const at = platform.clock.now();
  const consulte = isUuid(asked.id_service) ? await findService(trx, asked.id_service) : undefined;
  if (!consulte || consulte.locked || consulte.id === service) {
    return refused({ code: 'instruction.avis-service', field: 'id_service' });
  }
  const question = asked.question.normalize('NFC').trim();
  if (isBlank(question)) return refused({ code: 'instruction.avis-question', field: 'question' });
  if (asked.sections.length === 0) return refused({ code: 'instruction.avis-sections', field: 'sections' });
  const avant = isJour(avant_le) ? parseEcheance(avant_le, { now: at, zone: paris }) : null;
  if (!avant) return refused({ code: 'dossier.echeance-invalide', field: 'avant_le' });
  const made = await insertAvis(trx, {
    id_dossier: found.value.dossier.id,
    id_service: service,
    id_service_consulte: consulte.id,
    question,
    sections: [...new Set(asked.sections)],
    avant_le: avant,
    demande_par: actor.id,
    demande_le: at,
  });
  const row = made && (await findAvis(trx, made));
  if (!row) return refused({ code: 'instruction.avis-attendu', field: 'id_service' });
  await recordAvis(trx, { actor, row, action: 'avis.demande', at });
  await tellAsked(platform, trx, row);
  return ok(row);
}

const isJour = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

type Answer = BodyOf<(typeof avisEndpoints)['answerAvis']> & Held;

/** Writes the answer of the service that is asked, once, while the opinion is awaited. */
export async function answerAvis(
  platform: Platform,
  trx: Tx,
  { sens, texte, fichier = null, ...held }: Answer,
): Promise<Result<AvisRow> | Refused> {
  const found = await hold(trx, held, isConsulte);
  if (!found.ok) return found;
  const { actor } = held;
  if (!isAvisOuvert(found.value) || !mayMoveAvis(found.value.etat, 'rendre', 'consulte')) return clos;
  const said = texte.normalize('NFC').trim();
  if (isAvisContraire(sens) && isBlank(said))
    return refused({ code: 'instruction.avis-texte', field: 'texte' });
  if (fichier && !(await isSendable(trx, { id: fichier, id_avis: held.avis, par: actor.id }))) {
    return refused({ code: 'dossier.fichier-message', field: 'fichier' });
  }
  const at = platform.clock.now();
  await moveAvis(trx, held.avis, {
    etat: 'rendu',
    sens,
    texte: said === '' ? null : said,
    id_document: fichier,
    rendu_par: actor.id,
    rendu_le: at,
  });
  const row = await findAvis(trx, held.avis);
  if (!row) return instructionIntrouvable;
  await recordAvis(trx, { actor, row, action: 'avis.rendu', at });
  await tellGiven(platform, trx, { actor, row });
  return ok(row);
}

/** Withdraws the question: the other service no longer sees what it was shown. */
export async function withdrawAvis(
  platform: Platform,
  trx: Tx,
  held: Held,
): Promise<Result<AvisRow> | Refused> {
  const found = await hold(trx, held, isDemandeur);
  if (!found.ok) return found;
  if (!mayMoveAvis(found.value.etat, 'retirer', 'demandeur')) return clos;
  await moveAvis(trx, held.avis, { etat: 'retire' });
  const row = await findAvis(trx, held.avis);
  if (!row) return instructionIntrouvable;
  const { actor } = held;
  await recordAvis(trx, { actor, row, action: 'avis.retire', at: platform.clock.now() });
  await tellWithdrawn(platform, trx, { actor, row });
  return ok(row);
}

const clos = refused({ code: 'instruction.avis-clos' });

type Held = { actor: Actor; avis: string; ifMatch: number };

/** Locks the opinion, if this person acts for the service that may do this; to anybody else it does not exist. */
async function hold(
  trx: Tx,
  { actor, avis, ifMatch }: Held,
  isTheirs: (actor: Actor, row: AvisRow) => boolean,
): Promise<Result<AvisRow> | Refused> {
  const row = await lockAvis(trx, avis);
  if (!row || !isTheirs(actor, row)) return instructionIntrouvable;
  if (row.version === ifMatch) return ok(row);
  return { ok: false, problems: [{ code: 'kernel.conflit' }], version: row.version };
}
