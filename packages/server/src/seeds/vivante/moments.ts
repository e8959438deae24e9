// What people did lately is done here through the portal's own code, at the moment when they did it.
import type { Actor } from '@asso/domain/compte/actor';
import { findDossier } from '../../dossier/dossier.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { actorOfEmail } from '../demo/acteurs.ts';
import { agentsVivants, type CleAgent } from './services-vivants.ts';

/** Gives the portal with its clock at that moment; it sends no mail, since the moment is past. */
export const atMoment = (platform: Platform, at: Date): Platform => ({
  ...platform,
  clock: { now: () => at },
  mail: { write: async () => {} },
});

export async function readActeur(platform: Platform, email: string): Promise<Actor> {
  const actor = await actorOfEmail(platform, email);
  if (!actor) throw new Error(`${email} has no account in the demonstration`);
  return actor;
}

export type Agents = Readonly<Record<CleAgent, Actor>>;

export async function readAgents(platform: Platform): Promise<Agents> {
  const all = Object.entries(agentsVivants).map(
    async ([cle, { email }]) => [cle, await readActeur(platform, email)] as const,
  );
  return Object.fromEntries(await Promise.all(all)) as Agents;
}

export async function findSeededDossier({ db }: Platform, id: string) {
  const row = await findDossier(db, id);
  if (!row) throw new Error('a dossier of the demonstration has gone');
  return row;
}
