import type { Actor } from '@asso/domain/compte/actor';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { etatsPaiement, paiementReached } from '@asso/domain/paiement/demande-paiement.states';
import { isModifiable } from '@asso/domain/pass-sport/inscription.rules';
import { findTitre } from '@asso/domain/pass-sport/structure.rules';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Refused } from '../platform/http/handlers.ts';
import { touchDossierPsp } from './dossier-psp.sql.ts';
import { type DossierOuvert, holdDossier } from './dossier-psp-access.ts';
import { findExercice } from './exercice.sql.ts';
import { type InscriptionRow, lockInscription, updateInscription } from './inscription.sql.ts';
import { loadStructure } from './load-structure.ts';
import { objetPsp } from './pass-sport-view.ts';

type Asked = { actor: Actor; id: string; inscriptionId: string; at: Date };
type Held = { ouvert: DossierOuvert; inscription: InscriptionRow };

async function hold(tx: Tx, { actor, id, inscriptionId }: Asked): Promise<Result<Held>> {
  const held = await holdDossier(tx, actor, id);
  if (!held.ok) return held;
  const inscription = await lockInscription(tx, { id: inscriptionId, dossier_id: held.value.dossier.id });
  if (!inscription) return refused({ code: 'pass-sport.inscription-introuvable' });
  return ok({ ouvert: held.value, inscription });
}

const figee = ({ id_etat }: InscriptionRow): Result<never> =>
  refused({ code: 'pass-sport.inscription-figee', params: { etat: etatsPaiement[id_etat] } });

/** Withdraws an inscription (state 1 to 8) while nobody has begun to treat it, and gives the changed row [R4.84]. */
export async function removeInscription(tx: Tx, asked: Asked): Promise<Result<InscriptionRow>> {
  const held = await hold(tx, asked);
  if (!held.ok) return held;
  const { ouvert, inscription } = held.value;
  const vers = paiementReached({ from: inscription.id_etat, action: 'remove', by: 'lca' });
  if (vers === null) return figee(inscription);
  const { actor, at } = asked;
  const row = await updateInscription(tx, { id: inscription.id, at }, { id_etat: vers });
  await trace(tx, { ouvert, actor, at, action: 'psp.remove', from: inscription.id_etat, to: row.id_psp });
  return ok(row);
}

type Change = Asked & { siren: string | null; ifMatch: number };

/** Changes the federation of an inscription while nobody has begun to treat it. */
export async function changeFederation(
  tx: Tx,
  { siren, ifMatch, ...asked }: Change,
): Promise<Result<InscriptionRow> | Refused> {
  const held = await hold(tx, asked);
  if (!held.ok) return held;
  const { ouvert, inscription } = held.value;
  if (inscription.version !== ifMatch) {
    return { ok: false, problems: [{ code: 'kernel.conflit' }], version: inscription.version };
  }
  if (!isModifiable(inscription.id_etat)) return figee(inscription);
  const { actor, at } = asked;
  const exercice = await findExercice(tx, inscription.exercice_id);
  if (!exercice) throw new Error('an inscription without its exercise');
  const titre = findTitre(await loadStructure(tx, { row: ouvert.opened.row, exercice, now: at }), siren);
  if ('problem' in titre) return refused(titre.problem);
  const federation = titre.titre;
  const changed = { siren_federation: federation?.siren ?? null, nom_federation: federation?.nom ?? null };
  const row = await updateInscription(tx, { id: inscription.id, at }, changed);
  const from = inscription.nom_federation;
  await trace(tx, { ouvert, actor, at, action: 'psp.federation', from, to: row.nom_federation });
  return ok(row);
}

type Trace = Pick<Asked, 'actor' | 'at'> & {
  ouvert: DossierOuvert;
  action: string;
  from: string | null;
  to: string | null;
};

async function trace(tx: Tx, { ouvert: { dossier }, actor, at, ...line }: Trace): Promise<void> {
  await touchDossierPsp(tx, { id: dossier.id, by: actor.id, at });
  await writeHistory(tx, { objet: objetPsp, id_objet: dossier.id, by: actor, at, ...line });
}
