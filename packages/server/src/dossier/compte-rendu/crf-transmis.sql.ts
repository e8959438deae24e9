// The feature of financial reports says here, as an SQL condition, which reports were transmitted.
import { type RawBuilder, sql } from 'kysely';
import { registered } from '../../platform/registered.ts';

type Transmis = (crf: { id_dossier: RawBuilder<unknown>; annee: RawBuilder<unknown> }) => RawBuilder<unknown>;

/** Makes a registry that the feature of financial reports fills: without it, no report is transmitted. */
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
