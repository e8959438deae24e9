import type { BodyOf } from '@asso/contract/kernel/endpoint';
import type { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { maskIban } from '@asso/domain/identifiants/nombres-affiches';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { readBackProblems } from '@asso/domain/kernel/writable';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { readPartages, ribChoisiProblem } from './create-dossier-psp.ts';
import { type DossierPspRow, findDossierPsp, touchDossierPsp, writePartages } from './dossier-psp.sql.ts';
import { allowed, type DossierOuvert, holdDossier } from './dossier-psp-access.ts';
import { ribVu } from './load-structure.ts';
import { dossierView, objetPsp } from './pass-sport-view.ts';
import { tellPartage, tellRib } from './tell-partage.ts';

type Save = {
  actor: Actor;
  id: string;
  body: BodyOf<typeof passSportEndpoints.saveDossierPsp>;
  ifMatch: number;
  force: 5 | 6 | undefined;
  at: Date;
};

/** Saves the account, the name and the colleagues; a field that is not given stays as it is. */
export async function saveDossierPsp(
  platform: Platform,
  tx: Tx,
  { actor, id, body, ifMatch, force, at }: Save,
): Promise<Result<DossierOuvert> | Refused> {
  const held = await holdDossier(tx, actor, id);
  if (!held.ok) return held;
  const { dossier } = held.value;
  if (dossier.version !== ifMatch) {
    return { ok: false, problems: [{ code: 'kernel.conflit' }], version: dossier.version };
  }
  const unwritten = await unwrittenOf(tx, held.value, { body, actor, at });
  if (unwritten) return unwritten;
  const wanted = await wantedOf(tx, dossier, body);
  if (!wanted.ok) return wanted;
  const { id_rib, nom, partages } = wanted.value;
  const added = partages.filter((one) => !dossier.shared_with.includes(one));
  const removed = dossier.shared_with.filter((one) => !partages.includes(one));
  const isRibChanged = id_rib !== dossier.id_rib;
  const isChanged = isRibChanged || nom !== dossier.nom || added.length + removed.length > 0;
  if (!isChanged && force === undefined) return held;
  const touch = { id: dossier.id, by: actor.id, at };
  await touchDossierPsp(tx, touch, { id_rib, nom });
  await writePartages(tx, touch, partages);
  const trace = { objet: objetPsp, id_objet: dossier.id, by: actor, at };
  if (isRibChanged) {
    const [from, to] = await Promise.all([dossier.id_rib, id_rib].map((one) => ibanSaid(tx, dossier, one)));
    await writeHistory(tx, { ...trace, action: 'psp.rib', from, to });
  }
  if (added.length + removed.length > 0) {
    await writeHistory(tx, { ...trace, action: 'psp.share', details: { ajoutes: added, retires: removed } });
  }
  const saved = await findDossierPsp(tx, dossier.id);
  if (!saved) throw new Error('a dossier that is held went away');
  const followers = [saved.created_by, ...partages];
  await tellPartage(platform, tx, { dossier: saved, to: force === 5 ? partages : added, actor });
  if (isRibChanged || force === 6) await tellRib(platform, tx, { dossier: saved, to: followers, actor });
  return allowed(tx, actor, { dossier: saved });
}

/** Refuses the fields that this call does not write, when a client sends them back changed. */
async function unwrittenOf(
  tx: Tx,
  ouvert: DossierOuvert,
  { body, actor, at }: Pick<Save, 'body' | 'actor' | 'at'>,
): Promise<Refused | null> {
  const others = Object.keys(body).filter((name) => !ecrits.includes(name));
  const inStructure = Object.keys(body.structure ?? {}).filter((name) => !ecritsStructure.includes(name));
  if (others.length + inStructure.length === 0) return null;
  const present = await dossierView(tx, ouvert, { actor, now: at });
  const structure = readBackProblems(body.structure ?? {}, present.structure, ecritsStructure);
  const [first, ...rest] = [
    ...readBackProblems(body, present, ecrits),
    ...structure.map((one) => ({ ...one, field: `structure.${one.field}` })),
  ];
  return first ? refusal(first, ...rest) : null;
}

const ecrits = ['structure', 'shared_with', 'rib'];
const ecritsStructure = ['nom', 'id_rib'];

/**
 * Gives the account asked for, which may be named in the structure or beside it: when they differ, the one that
 * changes the dossier wins.
 */
function ribVoulu(dossier: DossierPspRow, { structure, rib }: Save['body']): string | null {
  const named = [structure?.id_rib, rib === null ? undefined : rib?.id].filter((one) => one !== undefined);
  return named.find((one) => one !== dossier.id_rib) ?? (named.includes(null) ? null : dossier.id_rib);
}

async function wantedOf(tx: Tx, dossier: DossierPspRow, body: Save['body']) {
  const { structure, shared_with } = body;
  const { id_association, id_siret } = dossier;
  const id_rib = ribVoulu(dossier, body);
  const wrong =
    id_rib === dossier.id_rib ? null : await ribChoisiProblem(tx, { id_rib, id_association, id_siret });
  if (wrong) return refused(wrong);
  const creator = { id: dossier.created_by };
  const partages =
    shared_with === undefined
      ? ok([...dossier.shared_with])
      : await readPartages(tx, shared_with, { actor: creator, id_association, id_siret });
  if (!partages.ok) return partages;
  return ok({ id_rib, nom: structure?.nom ?? dossier.nom, partages: partages.value });
}

/** Returns the masked number of the account, as the history shows it, or null without an account or its IBAN. */
async function ibanSaid(
  tx: Tx,
  { id_association }: DossierPspRow,
  id_rib: string | null,
): Promise<string | null> {
  const rib = await ribVu(tx, { id_rib, id_association });
  return rib?.row.iban ? maskIban(rib.row.iban) : null;
}
