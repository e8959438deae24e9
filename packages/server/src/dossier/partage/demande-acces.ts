import type { AccesView } from '@asso/contract/dossier/partage.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { hoursBetweenDemandes } from '@asso/domain/dossier/acces-dossier.words';
import { ok, type Result } from '@asso/domain/kernel/result';
import { notify } from '../../notification/notify.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Answer } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DossierRow, findDossier, lockDossier } from '../dossier.sql.ts';
import { dossierRightsOn, inaccessibleRefusal } from '../dossier-access.ts';
import { dossierObjet } from '../tell-dossier.ts';
import { findDemandeAcces, listPartageables, type PartageRow } from './partage.sql.ts';

const demandeAction = 'dossier.acces-demande';

type Asked = { actor: Actor; key: string };

/** Says to a member of its association who can open this dossier to them; to anybody else, it does not exist. */
export async function readAcces({ db, clock }: Platform, { actor, key }: Asked): Promise<Answer<AccesView>> {
  const found = await portesOf(db, actor, await findDossier(db, key));
  return found.ok ? ok(await accesView(db, { ...found.value, actor, since: sinceOf(clock.now()) })) : found;
}

/** Asks those who have this dossier to open it; asked again within a day, nobody is told twice. */
export const askAcces = (platform: Platform, { actor, key }: Asked): Promise<Answer<AccesView>> =>
  inTransaction(platform.db, async (trx) => {
    const found = await portesOf(trx, actor, await lockDossier(trx, key));
    if (!found.ok) return found;
    const { dossier, portes } = found.value;
    const at = platform.clock.now();
    const before = await accesView(trx, { dossier, portes, actor, since: sinceOf(at) });
    if (before.isOuvert || before.demande_le !== null || portes.length === 0) return ok(before);
    const objet = dossierObjet(dossier);
    await writeHistory(trx, {
      objet: 'dossier',
      id_objet: dossier.id,
      by: actor,
      at,
      action: demandeAction,
      details: { cote: 'association' },
    });
    const who = `${actor.prenom} ${actor.nom}`;
    await notify(platform, trx, {
      kind: 5,
      variante: 'acces',
      to: portes.map(({ id }) => id),
      objet,
      id_association: dossier.id_association,
      params: { fait: `${who} demande à l’ouvrir` },
      mail: {
        subject: `${who} demande à ouvrir un dossier`,
        acte: 'Choisir qui l’ouvre',
        phrase: `${who} demande à ouvrir ce dossier.`,
        text: 'Si vous le voulez, partagez-le depuis sa page, à « Partager ». Sinon, vous n’avez rien à faire.',
      },
    });
    return ok({ ...before, demande_le: at.toISOString() });
  });

type Portes = { dossier: DossierRow; portes: readonly PartageRow[] };

/** Finds the dossier for a member of its association, with those who can open it to others. */
async function portesOf(db: Db, actor: Actor, dossier: DossierRow | undefined): Promise<Result<Portes>> {
  if (!dossier?.instructions.some(({ etat }) => etat !== 'B')) return inaccessibleRefusal;
  if (!actor.associations.some(({ id_association }) => id_association === dossier.id_association))
    return inaccessibleRefusal;
  const membres = await listPartageables(db, dossier);
  if (!membres.some(({ id }) => id === actor.id)) return inaccessibleRefusal;
  const portes = membres.filter((one) => one.id !== actor.id && (one.isCreateur || one.isPartage));
  return ok({ dossier, portes });
}

const sinceOf = (now: Date): Date => new Date(now.getTime() - hoursBetweenDemandes * 3_600_000);

async function accesView(
  db: Db,
  { dossier, portes, actor, since }: Portes & { actor: Actor; since: Date },
): Promise<AccesView> {
  const asked = { id_dossier: dossier.id, action: demandeAction, par: actor.id, since };
  return {
    id_fo: dossier.id_fo,
    isOuvert: dossierRightsOn(actor, dossier).consult,
    personnes: portes.map(({ nom }) => nom),
    demande_le: (await findDemandeAcces(db, asked))?.toISOString() ?? null,
  };
}
