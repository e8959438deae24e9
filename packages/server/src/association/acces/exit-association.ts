import { departProblem } from '@asso/domain/association/depart.rules';
import { sayDossiersConfies } from '@asso/domain/association/depart.words';
import { siretUnlessSiege } from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, type Problem, type Result } from '@asso/domain/kernel/result';
import type { LeaveAll } from '../../compte/profil/departs.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellGestionnaires } from '../adhesion/tell-adhesion.ts';
import { type AssociationRow, findAssociation, lockAssociation } from '../association.sql.ts';
import { associationIntrouvable } from '../association-access.ts';
import type { HistoryAuteur } from '../suite-dossiers.ts';
import { endMembre, type Fin } from './end-membre.ts';
import {
  listAssociationsVivantes,
  listGestionnaires,
  listVivants,
  type MembreRow,
  readNom,
} from './membre.sql.ts';

type Asked = { actor: Actor; id_asso: string; repriseOuverte: boolean; isDemandeOnly: boolean };
type Left = { quittees: number; dossiers_confies: number };

/**
 * Ends this person's accesses to the association and withdraws their requests: only those of one place when `id_asso`
 * is a SIRET, only the requests when `isDemandeOnly`. With nothing to end, the association is said not to be found.
 */
export const exitAssociation = (
  platform: Platform,
  { actor, id_asso, repriseOuverte, isDemandeOnly }: Asked,
) =>
  inTransaction(platform.db, async (tx): Promise<Result<Left>> => {
    const reference = recogniseReference(id_asso);
    const found = reference && (await findAssociation(tx, reference));
    const row = found && (await lockAssociation(tx, found.id));
    if (!row) return associationIntrouvable;
    const place = reference.kind === 'siret' ? siretUnlessSiege(reference.value, row.id_siret_siege) : null;
    const all = await listVivants(
      tx,
      { id_utilisateur: actor.id, id_association: row.id },
      { isLocked: true },
    );
    const membres = all.filter(
      ({ id_siret, etat }) =>
        (place === null || id_siret === place) && (!isDemandeOnly || etat === 'demandee'),
    );
    if (membres.length === 0) return associationIntrouvable;
    const left = {
      row,
      membres,
      by: actor,
      repriseOuverte,
      fin: 'quitter' as const,
      at: platform.clock.now(),
    };
    const [problem] = await problemsOf(tx, left);
    if (problem) return { ok: false, problems: [problem] };
    return ok({ quittees: membres.length, dossiers_confies: await leave(tx, platform, left) });
  });

/** Ends all the accesses of an account, in the transaction that closes it; returns the problems met. */
export const leaveAllAssociations: LeaveAll = async (tx, platform, { id, by, at, repriseOuverte }) => {
  const problems: Problem[] = [];
  for (const id_association of await listAssociationsVivantes(tx, id)) {
    const row = await lockAssociation(tx, id_association);
    if (!row) continue;
    const membres = await listVivants(tx, { id_utilisateur: id, id_association }, { isLocked: true });
    const left = { row, membres, by, repriseOuverte, fin: 'fermer-le-compte' as const, at };
    problems.push(...(await problemsOf(tx, left)));
    await leave(tx, platform, left);
  }
  return problems;
};

type Leaving = {
  row: AssociationRow;
  membres: readonly MembreRow[];
  by: HistoryAuteur;
  repriseOuverte: boolean;
  fin: Fin;
  at: Date;
};

async function problemsOf(tx: Tx, { row, membres, repriseOuverte }: Leaving): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const membre of membres) {
    const managers = await listGestionnaires(tx, membre);
    const autres = managers.filter(({ id }) => id !== membre.id_utilisateur).length;
    const { etat, restreint } = membre;
    const problem = departProblem({ etat, isRestreint: restreint, autres, repriseOuverte });
    if (problem) problems.push({ ...problem, params: { association: row.nom } });
  }
  return problems;
}

async function leave(tx: Tx, platform: Platform, { row, membres, by, fin, at }: Leaving): Promise<number> {
  let confies = 0;
  for (const membre of membres) {
    const told = membre.etat === 'demandee' ? 'renoncer' : fin;
    confies += await endMembre(tx, { row, membre, by, fin: told, at });
  }
  const [first] = membres.filter(({ etat }) => etat === 'active');
  if (first) {
    const fait = `${await readNom(tx, first.id_utilisateur)} ne gère plus l’association`;
    const restent = (await listGestionnaires(tx, first)).filter(({ id }) => id !== first.id_utilisateur);
    const mail = { text: sayDossiersConfies(confies, restent.length) };
    await tellGestionnaires(tx, platform, { row, membre: first, fait, mail });
  }
  return confies;
}
