import { rebuildVocabulary } from '@asso/server/association/recherche/recherche.sql';
import type { OpenDatabase } from '@asso/server/platform/db/pool';
import type { Pool } from 'pg';
import { associationAt } from './associations.ts';

const lot = 10_000;
const personnes = 50_000;

export const idOfPersonne = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

type Given = Pick<OpenDatabase, 'db' | 'pool'> & { associations: number; say(text: string): void };

/** Fills the portal's own tables with the invented register; people manage one association in twenty. */
export async function fillRegistre({ db, pool, associations, say }: Given): Promise<void> {
  const later = await dropIndexes(pool, 'association');
  const client = await pool.connect();
  // As in an import, the words are counted once, at the end.
  await client.query(`set portail.vocabulaire = 'fin'`);
  for (let first = 1; first <= associations; first += lot) {
    const rows = Array.from({ length: Math.min(lot, associations - first + 1) }, (_, rank) =>
      rowAt(first + rank),
    );
    await client.query(insert, [JSON.stringify(rows)]);
    if ((first - 1) % 250_000 === 0) say(`${first - 1 + rows.length} associations`);
  }
  client.release(true);
  say('indexes');
  for (const definition of later) await pool.query(definition);
  await pool.query(insertPersonnes, [personnes]);
  await pool.query(insertMembres, [personnes]);
  say('vocabulary');
  await rebuildVocabulary(db);
  await pool.query('vacuum (analyze)');
}

function rowAt(i: number) {
  const { but, ...association } = associationAt(i);
  const { nom, sigle, commune, code_postal, id_siren, id_siret_siege } = association;
  const registre = {
    RNA: {
      date: '2026-10-01',
      identite: {
        nom,
        sigle,
        objet: `${but} ; réunir les habitants de ${commune}`,
        nature: 'Simplement déclarée',
        date_creation: '1998-03-12',
      },
      coordonnees: {
        adresse: { num_voie: String(i % 120), type_voie: 'RUE', voie: 'DES LILAS', cp: code_postal, commune },
      },
      activites: {},
    },
    ...(id_siren
      ? {
          Sirene: {
            date: '2026-10-01',
            identite: { nom, id_siren, id_siret_siege, code_ape: '94.99Z' },
            coordonnees: {},
            activites: {},
          },
        }
      : {}),
  };
  return { ...association, registre };
}

const columns =
  'nom, sigle, commune, code_postal, code_departement, id_rna, id_siren, id_siret_siege, etat, registre';

const insert = `
  insert into association (${columns}) select ${columns}
  from jsonb_to_recordset($1::jsonb) as r (nom text, sigle text, commune text, code_postal text,
    code_departement text, id_rna text, id_siren text, id_siret_siege text, etat text, registre jsonb)`;

const insertPersonnes = `
  insert into utilisateur (id, email, nom, prenom, roles, enabled)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'personne' || n || '@mesure.example',
    'Mesure', 'Personne ' || n, array['lca.association'], true
  from generate_series(1, $1::int) n`;

const insertMembres = `
  insert into membre_association (id_utilisateur, id_association, fonction, etat, since)
  select ('00000000-0000-4000-8000-' || lpad((1 + rank % $1::int)::text, 12, '0'))::uuid, id, 'PRE', 'active', now()
  from (select id, row_number() over () as rank from association) a where rank % 20 = 0`;

/**
 * Drops the indexes that no constraint needs and returns their definitions: making them again at the end is faster. The
 * definition of an index on a table divided by years is that of the table alone (« ON ONLY »), which would leave its
 * parts without any.
 */
export async function dropIndexes(pool: Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = $1::regclass and not indisunique`,
    [table],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
}
