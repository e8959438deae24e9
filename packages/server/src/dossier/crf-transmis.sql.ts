// Which financial reports were transmitted: what the feature above says of it, as a condition of the queries here.
import { type RawBuilder, sql } from 'kysely';
import { registered } from '../platform/registered.ts';

/** Whether the report of this dossier and this year was transmitted, as a condition. */
type Transmis = (crf: { id_dossier: RawBuilder<unknown>; annee: RawBuilder<unknown> }) => RawBuilder<unknown>;

/** Filled by the feature of financial reports: without it none is transmitted. */
function registry() {
  const conditions = registered(new Set<Transmis>());
  return {
    add: (condition: Transmis) => void conditions.add(condition),
    isTransmis: (crf: Parameters<Transmis>[0]): RawBuilder<unknown> =>
      conditions.size === 0
        ? sql`false`
        : sql`(${sql.join(
            [...conditions].map((condition) => condition(crf)),
            sql` or `,
          )})`,
  };
}

export const crfTransmis = registry();
