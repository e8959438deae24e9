// The queries here are about how the list of dossiers is ordered: each sort has one row, with the column after which
// its next page begins.
import type { Tri, TriDossiers } from '@asso/domain/dossier/dossier-tris.rows';
import { ordreEtats } from '@asso/domain/dossier/instruction.states';
import { ok, type Result } from '@asso/domain/kernel/result';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type Cursor, type Order, readCursor } from '../../platform/db/keyset.sql.ts';
import { readableEtat } from '../etat-instruction.sql.ts';

type Column = {
  /**
   * An expression on `vu`, the instruction seen; `vu.le` is the instant of its last movement, `etat` the state that the
   * reader knows.
   */
  value: RawBuilder<unknown> | ((etat: RawBuilder<unknown>) => RawBuilder<unknown>);
  /** Gives the value as text, the way the cursor carries it. */
  text: (column: RawBuilder<unknown>) => RawBuilder<string>;
  /** The schema of the value in a cursor and its type in PostgreSQL. */
  key: z.ZodType<string>;
  type: 'timestamptz' | 'text' | 'int' | 'numeric';
};

const asText = (column: RawBuilder<unknown>) => sql<string>`${column}::text`;
const asInstant = (column: RawBuilder<unknown>) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const rang = z.string().regex(/^\d{1,6}$/);

const columns: Record<TriDossiers, Column> = {
  modifie: { value: sql`vu.le`, text: asInstant, key: z.iso.datetime(), type: 'timestamptz' },
  numero: { value: sql`vu.id_fo`, text: asText, key: z.string().max(20), type: 'text' },
  association: { value: sql`vu.nom_association`, text: asText, key: z.string().max(400), type: 'text' },
  exercice: { value: sql`vu.exercice`, text: asText, key: rang, type: 'int' },
  etat: {
    value: (etat) => sql`array_position(array[${sql.join(ordreEtats.map((one) => sql.lit(one)))}], ${etat})`,
    text: asText,
    key: rang,
    type: 'int',
  },
  demande: {
    value: sql`vu.montant_demande`,
    text: asText,
    key: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
    type: 'numeric',
  },
  // A dossier whose grid was not filled comes below the lowest mark.
  note: {
    value: sql`coalesce(vu.note, -1)`,
    text: asText,
    key: z.string().regex(/^-?\d{1,2}(\.\d{1,2})?$/),
    type: 'numeric',
  },
  // A dossier that was never transmitted comes as if it were the oldest.
  transmis: {
    value: sql`coalesce(vu.transmis_le, timestamptz '0001-01-01 00:00:00Z')`,
    text: asInstant,
    key: z.iso.datetime(),
    type: 'timestamptz',
  },
};

export type ListOrder = Order & {
  tri: Tri;
  /** True for those who read what a service keeps: a decision that waits to leave is then the state (ADR 0533). */
  readsReserve: boolean;
  types: readonly string[];
  cle: RawBuilder<unknown>;
  cleText: Column['text'];
};

/** Each order is made once: its schema costs as much as the rest of a small call. */
const made = new Map<string, ListOrder>();

export function toListOrder(tri: Tri, readsReserve = false): ListOrder {
  const name = `${tri.tri} ${tri.sens} ${readsReserve}`;
  const order = made.get(name) ?? makeOrder(tri, readsReserve);
  made.set(name, order);
  return order;
}

function makeOrder(tri: Tri, readsReserve: boolean): ListOrder {
  const { value: found, text, key, type } = columns[tri.tri];
  const value = typeof found === 'function' ? found(readableEtat(readsReserve)) : found;
  return {
    tri,
    readsReserve,
    types: [type, 'uuid'],
    cle: value,
    cleText: text,
    columns: [value, sql`vu.id_dossier`],
    direction: tri.sens,
    key: z.tuple([z.literal(tri.tri), key, z.uuid()]),
  };
}

/** Reads the cursor of a page in this order; a cursor made for another order is refused. */
export function placeIn(order: ListOrder, text: string | undefined): Result<Cursor | null> {
  const read = readCursor(text, order);
  return read.ok && read.value ? ok({ ...read.value, key: read.value.key.slice(1) }) : read;
}
