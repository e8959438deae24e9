// The queries here keep what each service publishes; people who have no account read it.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export type Publication = {
  id_service: string;
  adresse: string;
  publie: boolean;
  fait_le: Date | null;
  nombre: number;
  nombre_conventions: number;
  ecartees: number;
};

const columns = [
  'id_service',
  'adresse',
  'publie',
  'fait_le',
  'nombre',
  'nombre_conventions',
  'ecartees',
] as const;

export const listPublications = (db: Db, services: readonly string[]): Promise<Publication[]> =>
  services.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('donnees_ouvertes')
        .select(columns)
        .where('id_service', 'in', [...services])
        .execute();

/** Writes the choice of a service. The address is chosen once: a service that stops and begins again has the same. */
export async function choosePublication(
  trx: Tx,
  { id, publie, adresse, at }: { id: string; publie: boolean; adresse: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('donnees_ouvertes')
    .values({ id_service: id, adresse, publie, choisi_le: at })
    .onConflict((conflict) => conflict.column('id_service').doUpdateSet({ publie, choisi_le: at }))
    .execute();
}

export const isAdresseTaken = async (trx: Tx, adresse: string): Promise<boolean> =>
  (await trx
    .selectFrom('donnees_ouvertes')
    .select('id_service')
    .where('adresse', '=', adresse)
    .executeTakeFirst()) !== undefined;

export const listPublishingServices = (db: Db): Promise<{ id_service: string }[]> =>
  db.selectFrom('donnees_ouvertes').select('id_service').where('publie', '=', true).execute();

type Fait = {
  id: string;
  at: Date;
  subventions: string;
  nombre: number;
  conventions: string;
  nombre_conventions: number;
  ecartees: number;
};

export async function writePublication(trx: Tx, { id, at, ...fait }: Fait): Promise<void> {
  await trx
    .updateTable('donnees_ouvertes')
    .set({ ...fait, fait_le: at })
    .where('id_service', '=', id)
    .execute();
}

export type Publiee = Omit<Publication, 'publie'> & { nom: string; fait_le: Date };

export async function listPubliees(db: Db): Promise<Publiee[]> {
  const { rows } = await sql<Publiee>`
    select o.id_service, o.adresse, o.fait_le, o.nombre, o.nombre_conventions, o.ecartees, s.nom
    from donnees_ouvertes o join service s on s.id = o.id_service
    where o.publie and o.fait_le is not null order by s.nom, o.adresse limit 5000`.execute(db);
  return rows;
}

export async function readFichier(
  db: Db,
  { adresse, fichier }: { adresse: string; fichier: 'subventions' | 'conventions' },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('donnees_ouvertes')
    .select(fichier)
    .where('adresse', '=', adresse)
    .where('publie', '=', true)
    .where('fait_le', 'is not', null)
    .executeTakeFirst();
  return row && (fichier === 'subventions' ? row.subventions : row.conventions);
}
