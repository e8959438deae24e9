// Test support: an association with its two places, people who validate and people who do not, and imported
// declarations.
import { randomUUID } from 'node:crypto';
import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { anAssociation, aPastRepresentant, aPerson } from '../../association/test/test-associations.sql.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TestPortal } from '../../platform/http/test/test-app.ts';

/** The day of the tests, in the session of 2027. */
export const benevolatToday = '2027-03-15T09:30:00Z';

export type BenevolatWorld = Awaited<ReturnType<typeof aBenevolatWorld>>;

/**
 * Hélène validates for the head office; Karim is a member and validates nothing; Paul belongs to another
 * association.
 */
export async function aBenevolatWorld(db: Db) {
  const association = await anAssociation(db);
  const { id: id_association, siege, annexe } = association;
  const membre = { id_association };
  const helene = await aPerson(db, { membre, prenom: 'Hélène', nom: 'Garnier' });
  await aValideur(db, { id_association, courriel: helene.email });
  return {
    ...association,
    id_association,
    helene,
    karim: await aPerson(db, { membre, prenom: 'Karim', nom: 'Benali' }),
    annexe: { siret: annexe, lucie: await aPerson(db, { membre: { ...membre, id_siret: annexe } }) },
    paul: await aPerson(db, { membre: { id_association: (await anAssociation(db)).id } }),
    admin: await aPerson(db, { roles: ['lca.admin'] }),
    siege,
  };
}

type Valideur = {
  id_association: string;
  courriel: string;
  id_siret?: string | null;
  deleted?: boolean;
  valideur_cec?: boolean;
};

export const aValideur = (db: Db, { id_association, ...more }: Valideur): Promise<void> =>
  aPastRepresentant(db, id_association, { prenom: 'Hélène', nom: 'Garnier', valideur_cec: true, ...more });

export const sessionsCsv = 'code;annee_activite;debut;fin\n2027;2026;2027-01-01;2027-12-31\n';

const enTete = 'reference;session;association;siret;civilite;prenom;nom;fonction;heures;declare_le';

export type CecLigne = {
  reference?: string;
  session?: string;
  association: string;
  siret?: string;
  nom?: string;
  heures?: number | string;
  declare_le?: string;
};

/** Writes a file of declarations; columns that are not given get valid values. */
export const declarationsCsv = (lignes: readonly CecLigne[]): string =>
  [
    enTete,
    ...lignes.map(
      ({ reference = randomUUID(), session = '2027', association, siret = '', nom = 'Petit', ...ligne }) =>
        `${reference};${session};${association};${siret};MME;Lina;${nom};Éducatrice;${ligne.heures ?? 120};${ligne.declare_le ?? '2027-03-12'}`,
    ),
  ].join('\n');

export function declarationCalls({ api }: TestPortal, monde: BenevolatWorld) {
  const calls = declarationEndpoints;
  const importe = (
    genre: 'sessions' | 'declarations',
    texte: string,
    { essai = false, as = monde.admin } = {},
  ) => api(calls.importCec, { as, body: { genre, fichier: `${genre}.csv`, texte, essai } });

  const list = (as: Actor, query: { idSiret?: string } & Record<string, unknown> = {}) =>
    api(calls.listDeclarations, { as, query: { idAsso: monde.id_association, ...query } });

  const logs = (as: Actor, query: { idSiret?: string } = {}) =>
    api(calls.listLogs, { as, query: { idAsso: monde.id_association, ...query } });

  /**
   * Imports declarations for these places (without a place: the association as a whole), and returns them in that
   * order.
   */
  const received = async (...sirets: (string | undefined)[]) => {
    const lignes = sirets.map((siret, index) => ({
      association: monde.id_association,
      siret,
      reference: randomUUID(),
      nom: `N${index}`,
      declare_le: `2027-03-${String(index + 1).padStart(2, '0')}`,
    }));
    await importe('sessions', sessionsCsv);
    const { body } = await importe('declarations', declarationsCsv(lignes));
    if (body.bilan.ajoutee !== sirets.length) throw new Error(JSON.stringify(body));
    return lignes.map(({ reference }) => reference);
  };

  type Decision = { status: 'Validée' | 'Refusée'; motif_refus_id?: number | null };
  const decide = (
    as: Actor,
    { id, version = 1 }: { id: string; version?: number },
    { key, ...body }: Decision & { key?: string },
  ) => api(calls.decideDeclaration, { as, params: { id }, ifMatch: version, body, idempotencyKey: key });

  const decideAll = (as: Actor, declarations: readonly { id: string; version: number }[], body: Decision) =>
    api(calls.decideDeclarations, {
      as,
      body: { ...body, declarations: declarations.map(({ id, version }) => ({ id, version })) },
    });

  return { importe, list, logs, received, decide, decideAll };
}

/** Reads a declaration and its history. */
export async function readDeclarationRows(db: Db, reference: string) {
  const declaration = await db
    .selectFrom('cec_declaration')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const history = await db
    .selectFrom('historique')
    .select(['action', 'avant', 'apres', 'motif', 'utilisateur'])
    .where('objet', '=', 'declaration-cec')
    .where('id_objet', '=', declaration.id)
    .orderBy('id')
    .execute();
  return { declaration, history };
}

/** Gives all the representatives of the association this address, which may be somebody else's. */
export const readdress = (db: Db, id_association: string, courriel: string) =>
  db
    .updateTable('representant_legal')
    .set({ courriel })
    .where('id_association', '=', id_association)
    .execute();

export const rowsIn = (db: Db, id: string) =>
  db.selectFrom('cec_declaration').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
