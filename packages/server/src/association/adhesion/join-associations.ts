import type { AdhesionView, DemandeAdhesionBody } from '@asso/contract/association/adhesion.schemas';
import { certificatFields } from '@asso/domain/association/certificat.fields';
import {
  type Adhesion,
  answerDue,
  decideAdhesion,
  siretUnlessSiege,
} from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, type Problem, type Result } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { refusedChoices } from '../../referentiel/listes.ts';
import { takeOver } from '../acces/end-membre.ts';
import {
  endRestreint,
  findVivant,
  hasPasse,
  insertMembre,
  listGestionnaires,
  type MembreRow,
} from '../acces/membre.sql.ts';
import { type AssociationRow, closeCorps, findAssociation, lockAssociation } from '../association.sql.ts';
import { associationIntrouvable } from '../association-access.ts';
import { isRepresentantCourriel } from '../collection/representant.sql.ts';
import { findEtablissement } from '../fiche/etablissement.sql.ts';
import { bringPreuves } from './preuve.sql.ts';
import { takesPreuve } from './preuve-owner.ts';
import { fullName, tellArrivee, tellDemande } from './tell-adhesion.ts';

type Asked = { actor: Actor; demandes: readonly DemandeAdhesionBody[] };

/** Asks to join each of the associations, all or none; a request made already is left unchanged. */
export const joinAssociations = (
  platform: Platform,
  { actor, demandes }: Asked,
): Promise<Result<AdhesionView[]>> =>
  inTransaction(platform.db, async (tx) => {
    const planned: Plan[] = [];
    for (const [index, demande] of demandes.entries()) {
      const plan = await planOne(tx, { actor, at: platform.clock.now() }, demande);
      if (!plan.ok) return { ok: false, problems: plan.problems.map((problem) => inDemande(index, problem)) };
      planned.push(plan.value);
    }
    const joined: AdhesionView[] = [];
    for (const plan of planned) joined.push(await joinOne(tx, platform, { actor, plan }));
    return ok(joined);
  });

type Plan = {
  row: AssociationRow;
  id_siret: string | null;
  fonction: string;
  message: string | null;
  gestionnaires: number;
  /** The membership or request that the person already has there; when undefined, `adhesion` is what was decided. */
  vivant: MembreRow | undefined;
  adhesion: Adhesion;
  /** True when the person takes the association over because it had itself named them among its people. */
  isReprise: boolean;
};

/** Decides one request with the association locked, so that two people who come at once are not both the first. */
async function planOne(
  tx: Tx,
  { actor, at }: { actor: Actor; at: Date },
  demande: DemandeAdhesionBody,
): Promise<Result<Plan> | Refused> {
  const found = await findAsked(tx, demande);
  const row = found && (await lockAssociation(tx, found.id));
  if (!row) return associationIntrouvable;
  const place = {
    id_association: row.id,
    id_siret: siretUnlessSiege(textOf(demande.id_siret), row.id_siret_siege),
  };
  const { fonction, certificat } = demande;
  const { fonction: choix } = certificatFields;
  const closed = await refusedChoices(tx, {
    fields: { fonction: choix },
    stored: {},
    value: { fonction },
    at,
  });
  if (closed) return closed;
  const message = demande.message?.trim() || null;
  const gestionnaires = (await listGestionnaires(tx, place)).length;
  const shared = { row, id_siret: place.id_siret, fonction, message, gestionnaires };
  const vivant = await findVivant(tx, { ...place, id_utilisateur: actor.id });
  if (vivant) {
    return ok({ ...shared, vivant, adhesion: { etat: 'active', isPasseFerme: false }, isReprise: false });
  }
  const etablissement =
    place.id_siret === null ? undefined : await findEtablissement(tx, row.id, place.id_siret);
  const named = { ...place, siege: row.id_siret_siege, email: actor.email };
  const isRepresentantConnu = await isRepresentantCourriel(tx, named);
  const decided = decideAdhesion(
    { id_siret: place.id_siret, certificat },
    {
      isDissoute: row.etat === 'dissoute',
      etablissement,
      gestionnaires,
      aUnPasse: await hasPasse(tx, row.id),
      isRepresentantConnu,
    },
  );
  if (!decided.ok) return decided;
  const isReprise = decided.value.etat === 'active' && isRepresentantConnu;
  return ok({ ...shared, vivant: undefined, adhesion: decided.value, isReprise });
}

async function joinOne(
  tx: Tx,
  platform: Platform,
  { actor, plan }: { actor: Actor; plan: Plan },
): Promise<AdhesionView> {
  const { row, id_siret, fonction, message, adhesion } = plan;
  // The call may ask twice for the same association or establishment: the second time finds what the first has made.
  const place = { id_utilisateur: actor.id, id_association: row.id, id_siret };
  const vivant = plan.vivant ?? (await findVivant(tx, place));
  if (vivant) return adhesionView(plan, vivant);
  const since = platform.clock.now();
  const ferme_avant = adhesion.isPasseFerme ? since : null;
  const { etat } = adhesion;
  const membre = await insertMembre(tx, { ...place, fonction, message, etat, since, ferme_avant });
  if (takesPreuve(membre)) await bringPreuves(tx, membre);
  if (adhesion.isPasseFerme) await closeCorps(tx, row.id);
  if (adhesion.etat === 'active') await endRestreint(tx, place, { par: actor.id, at: since });
  if (plan.isReprise) await takeOver(tx, { row, membre, by: actor, at: since });
  const details = { id_association: row.id, id_siret, fonction, certificat: true, personne: fullName(actor) };
  const trace = { objet: 'membre', id_objet: membre.id, by: actor, at: since, details };
  await writeHistory(tx, { ...trace, action: 'demander', to: adhesion.etat });
  const told = { row, membre, actor };
  if (adhesion.etat === 'demandee') await tellDemande(tx, platform, { ...told, cause: 'demande' });
  else await tellArrivee(tx, platform, told);
  return adhesionView(plan, membre);
}

/** Finds the association by the first of its numbers that is given, the portal's own numbers first. */
export async function findAsked(
  db: Db,
  asked: Partial<
    Record<'id_association' | 'id_siret' | 'id_siren' | 'id_rna' | 'id_correspondance', unknown>
  >,
): Promise<AssociationRow | undefined> {
  for (const name of ['id_association', 'id_correspondance', 'id_rna', 'id_siren', 'id_siret'] as const) {
    const text = textOf(asked[name]);
    const reference = text ? recogniseReference(text) : null;
    if (reference) return findAssociation(db, reference);
  }
  return undefined;
}

type Joined = { row: AssociationRow; gestionnaires: number };

export const adhesionView = (plan: Joined, membre: MembreRow): AdhesionView => ({
  id: membre.id,
  id_association: plan.row.id,
  id_correspondance: plan.row.id_correspondance,
  nom: plan.row.nom,
  id_siret: membre.id_siret,
  fonction: membre.fonction,
  etat: membre.etat === 'active' ? 'active' : 'demandee',
  since: membre.since.toISOString(),
  reponse_avant: membre.etat === 'demandee' ? answerDue(membre.since).toISOString() : null,
  gestionnaires: plan.gestionnaires,
  passe_ferme: membre.ferme_avant !== null,
});

const inDemande = (index: number, problem: Problem): Problem => ({
  ...problem,
  field: ['associations', index, problem.field].filter((part) => part !== undefined).join('.'),
});

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
