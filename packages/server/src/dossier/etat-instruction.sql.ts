// Sets of states, as the domain decides them, and what is late: written out in the query, for its plan.
import { type EtatInstruction, etatsOf, isAtStudy } from '@asso/domain/dossier/instruction.states';
import { jourMs } from '@asso/domain/identifiants/durees';
import { type RawBuilder, sql } from 'kysely';

/** `vu.etat in ('D', '2')`. */
export const etatIs = (
  etat: RawBuilder<unknown>,
  is: (etat: EtatInstruction) => boolean,
): RawBuilder<boolean> => sql`${etat} in (${sql.join(etatsOf(is).map((one) => sql.lit(one)))})`;

/** Of the instruction `vu`, `isEnRetard` of the domain: still waited for, longer than its campaign usually takes. */
export const isVuEnRetard = (now: Date): RawBuilder<boolean> => sql`(${etatIs(sql`vu.etat`, isAtStudy)}
  and vu.transmis_le + vu.delai_jours * make_interval(secs => ${sql.lit(jourMs / 1000)}) < ${now})`;
