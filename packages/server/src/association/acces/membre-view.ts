import type { MembreView } from '@asso/contract/association/adhesion.schemas';
import { answerDue, isInstalle } from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import type { DocumentRow } from '../../document/document.sql.ts';
import { documentView } from '../../document/document-view.ts';
import type { Db } from '../../platform/db/database.ts';
import { listPreuves } from '../adhesion/preuve.sql.ts';
import type { Perimetre } from '../collection/ligne.sql.ts';
import { suitesOfDossiers } from '../suite-dossiers.ts';
import { findMembre, listMembres, type MembreListe } from './membre.sql.ts';

type Listed = Perimetre & { id_association: string };
type Reading = { actor: Actor; now: Date };

/** Lists the people who may act for the association and those who ask to, with the proofs they joined. */
export async function readMembresViews(db: Db, listed: Listed, reading: Reading): Promise<MembreView[]> {
  const rows = await listMembres(db, listed);
  const [dossiers, preuves] = await Promise.all([
    suitesOfDossiers.count(db, listed.id_association),
    listPreuves(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => membreView(row, { ...reading, dossiers, preuves }));
}

/** Gives this membership, whatever its state. */
export async function readMembreView(db: Db, id: string, reading: Reading): Promise<MembreView> {
  const membre = await findMembre(db, id);
  const [row] = membre ? await listMembres(db, { id_association: membre.id_association, id }) : [];
  if (!row || !membre) throw new Error('a membership that was there is gone');
  const dossiers = await suitesOfDossiers.count(db, membre.id_association);
  return membreView(row, { ...reading, dossiers, preuves: await listPreuves(db, [id]) });
}

type Known = Reading & { dossiers: ReadonlyMap<string, number>; preuves: readonly DocumentRow[] };

const membreView = (row: MembreListe, { actor, now, dossiers, preuves }: Known): MembreView => ({
  id: row.id,
  nom: row.nom,
  prenom: row.prenom,
  civilite: row.civilite,
  email: row.email,
  id_siret: row.id_siret,
  fonction: row.fonction,
  etat: row.etat,
  since: row.since.toISOString(),
  reponse_avant: row.etat === 'demandee' ? answerDue(row.since).toISOString() : null,
  passe_ferme: row.ferme_avant !== null,
  isMoi: row.id_utilisateur === actor.id,
  restreint: row.restreint,
  dossiers: dossiers.get(row.id_utilisateur) ?? 0,
  derniere_visite: row.derniere_connexion_at?.toISOString() ?? null,
  compte_ferme: row.compte_ferme,
  installe: row.etat === 'active' && isInstalle(row.installe_le, now),
  desaccord: toDesaccord(row),
  message: row.message,
  preuves: preuves.filter((one) => one.id_proprietaire === row.id).map(documentView),
  version: row.version,
});

type Conteste = { conteste_nom: string | null; conteste_le: Date | null; conteste_motif: string | null };

/** Gives who disagrees with the access, when and why; null when nobody does. */
export const toDesaccord = ({ conteste_nom, conteste_le, conteste_motif }: Conteste) =>
  conteste_le && { par: conteste_nom ?? '', le: conteste_le.toISOString(), motif: conteste_motif ?? '' };
