// Sets of states, as the domain decides them, and what is late: written out in the query, for its plan.
import { type EtatInstruction, etatsOf, isAtStudy } from '@asso/domain/dossier/instruction.states';
import { type RawBuilder, sql } from 'kysely';

/** `vu.etat in ('D', '2')`. */
export const etatIs = (
  etat: RawBuilder<unknown>,
  is: (etat: EtatInstruction) => boolean,
): RawBuilder<boolean> => sql`${etat} in (${sql.join(etatsOf(is).map((one) => sql.lit(one)))})`;

/** Of the instruction `vu`: still waited for, longer than its campaign usually takes. */
export const isVuEnRetard = (now: Date): RawBuilder<boolean> => sql`(${etatIs(sql`vu.etat`, isAtStudy)}
  and vu.transmis_le + make_interval(days => delai_dossier(vu.id_dossier)) < ${now})`;
