// Test support: a club that may enrol, with its account and its certificate, the exercises and made-up beneficiaries.
import { randomInt, randomUUID } from 'node:crypto';
import { passSportEndpoints as calls } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { EtatPaiement } from '@asso/domain/paiement/demande-paiement.states';
import type { ReglesExercice } from '@asso/domain/pass-sport/exercice.rules';
import { sql } from 'kysely';
import { insertLigne } from '../../association/collection/ligne.sql.ts';
import { anAssociation, aPerson } from '../../association/test/test-associations.sql.ts';
import { insertDocument } from '../../document/document.sql.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { TestPortal } from '../../platform/http/test/test-app.ts';
import '../beneficiaire/beneficiaire.sql.ts';

/** The day of the tests, in the exercise « 26 ». */
export const passSportToday = '2026-11-02T09:30:00Z';
export const judo = '123456782';
export const iban = 'FR7642559000052102312860353';

const regles: ReglesExercice = {
  federation: true,
  agrements: [
    { type: 'SPORT', depuis: 2016 },
    { type: 'JEP', depuis: 2020 },
  ],
  attestation: true,
};

const exercices = [
  { id: '25', date_debut: '2025-09-01', date_fin: '2025-12-31', montant: 70 },
  { id: '26', date_debut: '2026-09-01', date_fin: '2026-12-31', montant: 70 },
  { id: '27', date_debut: '2027-09-01', date_fin: '2027-12-31', montant: 70 },
];

async function seedExercices(db: Db): Promise<void> {
  const at = new Date('2026-06-01T00:00:00Z');
  await db
    .insertInto('psp_exercice')
    .values(
      exercices.map((one) => ({
        ...one,
        libelle: `Exercice ${one.id}`,
        regles: JSON.stringify(regles),
        modifie_le: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** Makes a code given to an invented person. */
export async function aBeneficiaire(
  db: Db,
  { exercice = '26', statut = true }: { exercice?: string; statut?: boolean } = {},
): Promise<string> {
  const id_psp = `${exercice}-${four()}-${four()}`;
  await db
    .insertInto('psp_beneficiaire')
    .values({
      id_psp,
      exercice_id: exercice,
      prenom: 'Léa',
      nom: 'Moulin',
      date_naissance: '2012-11-03',
      commune: 'Marseille',
      code_postal: '13011',
      statut,
      recu_le: new Date('2026-08-01T00:00:00Z'),
    })
    .execute();
  return id_psp;
}

/** Copies the first inscription of a dossier, each copy with a beneficiary of its own. */
export async function copyInscription(db: Db, { id, copies }: { id: string; copies: number }): Promise<void> {
  await sql`
    with first as (select * from psp_inscription where dossier_id = ${id}::uuid limit 1),
    people as (
      insert into psp_beneficiaire (id_psp, exercice_id, prenom, nom, date_naissance, commune, code_postal, statut, recu_le)
      select b.exercice_id || translate(regexp_replace(md5(${id}::text || n), '^(.{4})(.{4}).*', '-\\1-\\2'), '0123456789abcdef', 'ABCDEFGHJKLMNPQR'),
        b.exercice_id, b.prenom, b.nom, b.date_naissance, b.commune, b.code_postal, b.statut, b.recu_le
      from generate_series(1, ${copies}::int) n, psp_beneficiaire b where b.id_psp = (select id_psp from first)
      returning id_psp)
    insert into psp_inscription (dossier_id, exercice_id, id_psp, siren_federation, nom_federation, montant, cree_le, cree_par, modifie_le)
    select f.dossier_id, f.exercice_id, p.id_psp, f.siren_federation, f.nom_federation, f.montant, f.cree_le, f.cree_par, f.modifie_le
    from first f, people p`.execute(db);
}

type Club = { federation?: string | null; rib?: boolean; scan?: boolean; confirmee?: boolean };

/** Hélène and Karim belong to the head office, Lucie to the annexe, Paul to another association. */
export async function aClub(
  db: Db,
  { federation = judo, rib = true, scan = true, confirmee = true }: Club = {},
) {
  await seedExercices(db);
  const association = await anAssociation(db);
  const { id: id_association, siege, annexe, id_siren } = association;
  const membre = { id_association };
  const helene = await aPerson(db, { membre, prenom: 'Hélène', nom: 'Garnier' });
  const club = {
    ...association,
    helene,
    karim: await aPerson(db, { membre, prenom: 'Karim', nom: 'Benali' }),
    lucie: await aPerson(db, { membre: { ...membre, id_siret: annexe } }),
    paul: await aPerson(db, { membre: { id_association: (await anAssociation(db)).id } }),
    admin: await aPerson(db, { roles: ['lca.admin'], role: 'lca.admin' }),
    agent: await aPerson(db, { roles: ['rds.admin'], role: 'rds.admin' }),
  };
  if (federation) await anAffiliation(db, id_association, { nom: 'FF Judo', id_siren: federation });
  if (federation && confirmee) await aConfirmation(db, { id_siren, siren_federation: federation });
  const id_rib = rib ? await aRib(db, { id_association, id_siret: siege, scan }) : null;
  return { ...club, id_rib };
}

export const anAffiliation = (
  db: Db,
  idAssociation: string,
  value: { nom: string; id_siren: string | null },
) =>
  inTransaction(db, (tx) =>
    insertLigne(
      tx,
      { type: 'affiliations', idAssociation, value },
      { by: null, at: new Date(passSportToday) },
    ),
  );

export const anAgrement = (
  db: Db,
  idAssociation: string,
  value: { type: string; date_attribution: string | null; date_validite?: string },
) =>
  inTransaction(db, (tx) =>
    insertLigne(tx, { type: 'agrements', idAssociation, value }, { by: null, at: new Date(passSportToday) }),
  );

export const aConfirmation = (
  db: Db,
  {
    id_siren,
    siren_federation = judo,
    exercice_id = '26',
  }: { id_siren: string; siren_federation?: string; exercice_id?: string },
) =>
  db
    .insertInto('psp_confirmation')
    .values({
      id_siren,
      siren_federation,
      exercice_id,
      nom_federation: 'FF Judo',
      recue_le: new Date(passSportToday),
    })
    .execute();

export async function aRib(
  db: Db,
  { id_association, id_siret, scan }: { id_association: string; id_siret: string; scan: boolean },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const value = { id_siret, titulaire: 'Les Pions', iban, bic: 'CCOPFRPP', banque: 'Crédit coopératif' };
    const added = { type: 'ribs' as const, idAssociation: id_association, value };
    const row = await insertLigne(tx, added, { by: null, at: new Date(passSportToday) });
    if (!row) throw new Error('an account twice');
    if (scan) await insertScan(tx, { id_association, type: 'RIB', iban });
    return row.id;
  });
}

type Scan = { id_association: string; type: string; iban?: string | null };

export const aVaultDocument = (db: Db, scan: Scan) => inTransaction(db, (tx) => insertScan(tx, scan));

const insertScan = (tx: Tx, { id_association, type, iban: ofIban = null }: Scan) =>
  insertDocument(tx, {
    proprietaire: 'association',
    id_proprietaire: id_association,
    type,
    nom: `${type}.pdf`,
    commentaire: null,
    taille: 10,
    sha256: 'a'.repeat(64),
    mime: 'application/pdf',
    etat_analyse: 'non_analyse',
    annee_validite: null,
    id_siret: null,
    iban: ofIban,
    depose_par: null,
    date_chargement: new Date(passSportToday),
  });

export type TestClub = Awaited<ReturnType<typeof aClub>>;

export function passSportCalls({ api }: TestPortal, club: TestClub) {
  const create = (
    as: Actor,
    { id_siret = club.siege, id_rib = club.id_rib, ...more }: Record<string, unknown> = {},
  ) =>
    api(calls.createDossierPsp, {
      as,
      body: { structure: { id_siret: id_siret as string, id_rib: id_rib as string | null }, ...more },
    });
  const begin = async (as = club.helene) => (await create(as)).body.dossier;
  const enrol = (as: Actor, { id, siren }: { id: string; siren?: string | null }, codes: string[]) =>
    api(calls.createInscriptionsPsp, {
      as,
      params: { id },
      body: { codes, ...(siren === undefined ? {} : { federation: { siren } }) },
    });
  const verify = (as: Actor, id: string, codes: string[]) =>
    api(calls.verifyCodesPsp, { as, params: { id }, body: { codes } });
  const remove = (as: Actor, id: string, inscriptionId: string) =>
    api(calls.deleteInscriptionPsp, { as, params: { id, inscriptionId } });
  const find = (as: Actor, idSiret: string = club.siege, exerciceId?: string) =>
    api(calls.findDossierPsp, { as, query: { idSiret, exerciceId } });
  const structure = (as: Actor, idSiret: string = club.siege, exerciceId?: string) =>
    api(calls.readStructurePsp, { as, query: { idSiret, exerciceId } });
  return { create, begin, enrol, verify, remove, find, structure };
}

/** Writes the state that a move of the service would leave. */
export const setEtat = (db: Db, id: string, id_etat: EtatPaiement) =>
  db
    .updateTable('psp_inscription')
    .set({
      id_etat,
      motif: id_etat === '7' ? 'Hors délai' : null,
      paye_le: id_etat === '4' ? '2026-11-01' : null,
    })
    .where('id', '=', id)
    .execute();

export const newId = (): string => randomUUID();
