import type { Actor } from '@asso/domain/compte/actor';
import { refused } from '@asso/domain/kernel/result';
import { toActor } from '../../compte/session/authenticator.ts';
import { findActor } from '../../compte/utilisateur.sql.ts';
import { prepareCourriers } from '../../courrier/courriers-de-decision.ts';
import { readInCharge } from '../../courrier/dossier-recu.ts';
import { drawAhead } from '../../courrier/keep-courrier.ts';
import { type Answer, fileAnswer } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPendingDecision } from './conclusion.sql.ts';

type Asked = { actor: Actor; id: string; service: string; rang: number };

/**
 * Gives a letter of a decision that waits to leave, drawn from what the decision says, in the name of its author and at
 * the day on which it leaves: whoever may take it back reads first what the association will receive.
 */
export async function readPendingLettre(
  platform: Platform,
  { rang, ...asked }: Asked,
): Promise<Answer<'fichier'>> {
  const { db } = platform;
  const found = await readInCharge(db, asked);
  if (!found.ok) return found;
  const { dossier, instruction } = found.value;
  const waiting = await findPendingDecision(db, { id_dossier: dossier.id, id_service: asked.service });
  const author = waiting && (await findActor(db, waiting.prise_par));
  if (!waiting || !author) return refused({ code: 'courrier.introuvable' });
  const { action, corps, role, part_le } = waiting;
  const prets = await prepareCourriers(db, {
    ...{ dossier, instruction, action, at: part_le, actor: toActor(author, { role, session: '' }) },
    ...{ motif: corps.motif, montants: corps.montants, agrement: corps.agrement },
    ...{ versions: corps.courriers ?? [], retouches: corps.retouches },
  });
  if (!prets.ok) return prets;
  const lettre = prets.value[rang - 1];
  if (!lettre) return refused({ code: 'courrier.introuvable' });
  const content = await drawAhead(platform, lettre.contenu, part_le);
  return fileAnswer({
    content,
    size: content.length,
    name: `a-partir-${dossier.id_fo}-${rang}.pdf`,
    type: 'application/pdf',
  });
}
