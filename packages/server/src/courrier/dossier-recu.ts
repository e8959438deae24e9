import type { Actor } from '@asso/domain/compte/actor';
import type { DonneesCourrier } from '@asso/domain/courrier/champs-fusion.rows';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { findOwnInstruction } from '../dossier/decision/move-instruction.ts';
import { readAllowed } from '../dossier/dossier-access.ts';
import type { Platform } from '../platform/platform.ts';
import { isRecu, sampleDonnees } from './donnees-courrier.sql.ts';

type Asked = { actor: Actor; id: string; service: string };
type Reading = Pick<Platform, 'db' | 'clock'>;

/** Gives the dossier and the instruction of the service for which this person decides. */
export async function readInCharge(db: Platform['db'], { actor, id, service }: Asked) {
  const found = await readAllowed(db, { actor, key: id });
  if (!found.ok) return found;
  const instruction = findOwnInstruction(actor, found.value, service);
  return instruction
    ? ok({ dossier: found.value, instruction })
    : refused({ code: 'dossier.service-introuvable' });
}

/** Gives what a letter says of a dossier that the service has received. */
export async function readDossierDonnees(
  { db, clock }: Reading,
  asked: Asked,
): Promise<Result<DonneesCourrier>> {
  const found = await readInCharge(db, asked);
  if (!found.ok) return found;
  if (!isRecu(found.value.instruction.etat)) return refused({ code: 'dossier.service-introuvable' });
  return ok(await sampleDonnees(db, { ...found.value, actor: asked.actor, at: clock.now() }));
}
