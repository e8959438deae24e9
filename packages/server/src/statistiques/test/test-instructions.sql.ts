// Test support: dossiers are written directly into the tables, moved in any order, and counted one by one.
import type { Actor } from '@asso/domain/compte/actor';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import { sql } from 'kysely';
import { aCompte, anAssociationRow, aService } from '../../compte/test/test-comptes.sql.ts';
import { writeMissingDecisions } from '../../dossier/decision/decision.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { insertCampagneVersion, insertSubvention } from '../../subvention/subvention.sql.ts';
import { aStatistiquesCampagne } from './test-campagne.ts';

let rank = 0;

export type StatistiquesWorld = Awaited<ReturnType<typeof aStatistiquesWorld>>;

/** Creates two services, two subventions, two associations of two départements, and an account. */
export async function aStatistiquesWorld(db: Db) {
  const { id: par } = await aCompte(db);
  const agents = [await aCompte(db), await aCompte(db)];
  const services = [
    await aService(db, { membres: [agents[0]?.id ?? ''], code_territoire: '13' }),
    await aService(db, { membres: [agents[1]?.id ?? ''], code_territoire: '30' }),
  ];
  const subventions: { id: string; campagne: string; code: string }[] = [];
  for (const { id } of services) {
    const code = `STAT-${++rank}`;
    subventions.push({ ...(await publish(db, code, id)), code });
  }
  const associations = [
    await anAssociationRow(db, { nom: 'Les Voisins de la rue Haute', code_departement: '13' }),
    await anAssociationRow(db, { nom: 'Foyer rural de l’Étang', code_departement: '2A' }),
  ];
  return { par, agents, services, subventions, associations };
}

const publish = (db: Db, code: string, id_service: string) =>
  inTransaction(db, async (trx) => {
    const id = await insertSubvention(trx, {
      code,
      id_type_dispositif: 'FDVA',
      lib_type_dispositif: 'Fonds pour le développement de la vie associative',
      mots: '',
    });
    const contenu = aStatistiquesCampagne(id_service);
    const publiee_le = new Date('2026-12-01T10:00:00Z');
    const version = await insertCampagneVersion(trx, {
      id_subvention: id,
      campagne_exercice: 2027,
      contenu,
      publiee_le,
    });
    return { id, campagne: version.id };
  });

export type InstructionLigne = {
  service: string;
  association: string;
  campagne: string;
  exercice: number;
  etat: EtatInstruction;
  demande: number;
  accorde: number | null;
  /** What is granted for each year; by default all of it for the exercise. */
  annees?: Readonly<Record<number, number>>;
  transmis_le: Date | null;
  modifie_le: Date;
};

/** Writes the dossier, its instruction and its campaign version, in the order in which the portal writes them. */
export const addInstruction = (
  db: Db,
  { par }: Pick<StatistiquesWorld, 'par'>,
  one: InstructionLigne,
): Promise<string> =>
  inTransaction(db, async (trx) => {
    const siret = String(10_000_000_000_000 + ++rank);
    const { rows } = await sql<{ id: string }>`
      insert into dossier (id_fo, genre, id_association, id_siret, exercice, exercice_fin, statut, titre, id_type_dispositif,
        id_service_instructeur, cle_unicite, tete, recherche, created_by, created_by_type, cree_le, modifie_le, modifie_par)
      values (${`27-${String(800_000 + rank)}`}, 'subvention', ${one.association}, ${siret}, ${one.exercice}, ${one.exercice},
        'complet', 'Vie associative', 'FDVA', ${one.service}, ${`stat-${rank}`}, '{}', 'vie associative', ${par},
        'association', ${one.modifie_le}, ${one.modifie_le}, ${par})
      returning id`.execute(trx);
    const id = rows[0]?.id ?? '';
    await sql`insert into instruction (id_dossier, id_service_instructeur, etat, etat_precedent, montant_demande,
        montant_accorde, transmis_le, modifie_le)
      values (${id}, ${one.service}, ${one.etat}, ${one.etat === 'B' ? 'A' : null}, ${one.demande}, ${one.accorde},
        ${one.transmis_le}, ${one.modifie_le})`.execute(trx);
    await sql`insert into dossier_subvention (id_dossier, id_campagne_version) values (${id}, ${one.campagne})`.execute(
      trx,
    );
    // The ledger is filled for all dossiers at once, so those that are written together do it one after the other.
    await sql`select pg_advisory_xact_lock(hashtext('decisions manquantes'))`.execute(trx);
    await writeMissingDecisions(trx);
    const annees = one.annees ?? (one.accorde === null ? {} : { [one.exercice]: one.accorde });
    for (const [annee, montant] of Object.entries(annees)) {
      await sql`insert into decision_ligne (id_dossier, id_service, rang, id_projet, annee, montant_accorde)
        select id_dossier, id_service, rang, gen_random_uuid(), ${annee}::int, ${montant} from decision
        where id_dossier = ${id} and action = 'grant'`.execute(trx);
    }
    return id;
  });

type Paye = { id_dossier: string; id_service: string; montant: number; par: string };

/** Pays a part of what was granted. */
export const setPaye = (db: Db, { id_dossier, id_service, montant, par }: Paye) =>
  sql`insert into demande_paiement (id_dossier, id_service_instructeur, etat, emetteur, nature, montant, id_siret, paye_le,
      cree_le, cree_par, modifie_le)
    values (${id_dossier}, ${id_service}, '4', 'bo', 'acompte', ${montant}, '10000000000001', '2027-02-01',
      '2027-02-01T10:00:00Z', ${par}, '2027-02-01T10:00:00Z')`.execute(db);

type Move = Pick<InstructionLigne, 'etat' | 'demande' | 'accorde' | 'transmis_le' | 'modifie_le'>;

export async function moveTo(db: Db, id: string, { etat, demande, accorde, transmis_le, modifie_le }: Move) {
  await sql`update instruction set etat = ${etat}, etat_precedent = ${etat === 'B' ? 'A' : null}, montant_demande = ${demande},
    montant_accorde = ${accorde}, transmis_le = ${transmis_le}, modifie_le = ${modifie_le} where id_dossier = ${id}`.execute(
    db,
  );
}

export async function changeExercice(db: Db, id: string, exercice: number) {
  await sql`update dossier set exercice = ${exercice}, exercice_fin = ${exercice} where id = ${id}`.execute(
    db,
  );
}

export async function changeDepartement(db: Db, association: string, code: string) {
  await sql`update association set code_departement = ${code} where id = ${association}`.execute(db);
}

/** Spoils a total as a bug would: it no longer agrees with the instructions. */
export async function spoilTotal(db: Db) {
  await sql`update total_instruction set n = n + 1 where ctid = (select ctid from total_instruction limit 1)`.execute(
    db,
  );
}

export type Comptee = {
  service: string;
  subvention: string;
  exercice: number;
  etat: EtatInstruction;
  departement: string | null;
  demande: number;
  accorde: number | null;
  transmis_le: Date | null;
  premier_envoi_le: Date | null;
  decide_le: Date | null;
};

/** Lists each instruction with the values on which its totals depend, read from their own tables. */
export async function listComptees(db: Db): Promise<Comptee[]> {
  const { rows } = await sql<Comptee>`
    select i.id_service_instructeur as service, v.id_subvention as subvention, d.exercice, i.etat,
      a.code_departement as departement, i.montant_demande as demande, i.montant_accorde as accorde, i.transmis_le, i.premier_envoi_le,
      i.decide_le
    from instruction i join dossier d on d.id = i.id_dossier
    join association a on a.id = d.id_association
    join dossier_subvention ds on ds.id_dossier = d.id
    join campagne_version v on v.id = ds.id_campagne_version`.execute(db);
  return rows;
}

export const anAgent = (
  id: string,
  { services = [], role = 'membre' }: { services?: readonly string[]; role?: 'membre' | 'responsable' },
): Actor => ({
  id,
  email: `${id}@exemple.fr`,
  civilite: 'MME',
  nom: 'Roux',
  prenom: 'Jeanne',
  role: 'rds.user',
  roles: ['rds.user'],
  associations: [],
  services: services.map((id_service) => ({ id_service, role })),
  territoire: null,
});

export async function setRna(db: Db, association: string, id_rna: string) {
  await db.updateTable('association').set({ id_rna }).where('id', '=', association).execute();
}

export async function aProjet(
  db: Db,
  { id_dossier, intitule, par }: { id_dossier: string; intitule: string; par: string },
) {
  await sql`insert into projet (id_dossier, numero_projet, rang_dossier, corps, modifie_le, modifie_par)
    values (${id_dossier}, 1, 1, ${JSON.stringify({ description: { intitule } })}::jsonb, now(), ${par})`.execute(
    db,
  );
}

/** Marks the names of everybody, so that one that leaks is seen; the name of an association is public. */
export async function markPeople(db: Db, mark: string): Promise<void> {
  await db
    .updateTable('utilisateur')
    .set({ nom: `${mark}-nom`, prenom: `${mark}-prenom` })
    .execute();
}
