// Whose turn a dossier is, as one condition: the list of an association is filtered by it, and the home page says the
// same of each dossier (`isYours`, tableau-de-bord.ts; ADR 0499).
import { dernierExerciceProche } from '@asso/domain/dossier/crf-attendu.rules';
import { isDecide, isInPaiement, isNonTransmis, isTransmis } from '@asso/domain/dossier/instruction.states';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { type RawBuilder, sql } from 'kysely';
import type { Given } from '../../platform/db/statement.sql.ts';
import { crfTransmis } from '../compte-rendu/crf-transmis.sql.ts';
import { etatIs } from '../etat-instruction.sql.ts';

type Row = RawBuilder<unknown>;

/** Gives in SQL the domain's `suiteArgent` of this instruction, true when the association may ask for money now. */
export const isArgentToAsk = (i: Row): RawBuilder<boolean> => sql`(${etatIs(sql`${i}.etat`, isInPaiement)}
  and ${i}.montant_accorde > ${i}.montant_engage and case ${i}.demande_paiement
    when 'une' then ${i}.montant_engage = 0
    when 'plusieurs' then ${i}.acompte_pourcent is null or ${i}.montant_engage = ${i}.montant_verse
    else false end)`;

/** Tells whether a service waits for the association on this instruction: corrections, missing items, or a request. */
const isAttendu = (
  year: Row,
): Row => sql`exists (select from instruction x join dossier d on d.id = x.id_dossier
  where x.id_dossier = vu.id_dossier and (x.etat = 'C' or ${isArgentToAsk(sql`x`)}
    or (x.completude = 'demande' and d.statut = 'incomplet' and d.exercice_fin >= ${year}
      and ${etatIs(sql`x.etat`, isTransmis)})))`;

/** Tells whether a paid dossier owes a report that was sent back, or is due soon: bit 3 is « renvoyé » (`crfIn`). */
const isCrfAttendu = (proche: Row): Row => sql`(vu.etat = '9' and (vu.crf_masque & 8 <> 0
  or exists (select from dossier d cross join lateral generate_series(d.exercice, least(d.exercice_fin, ${proche})) e (annee)
    where d.id = vu.id_dossier
      and not ${crfTransmis.isTransmis({ id_dossier: sql`d.id`, annee: sql`e.annee` })})))`;

/** Gives in SQL the domain's `reponsesAttendues`: a message that asks for an answer, and none given since. */
const isReponseAttendue: Row = sql`(vu.etat not in ('10', '11', '12') and not ${etatIs(sql`vu.etat`, isNonTransmis)}
  and exists (select from message_dossier m where m.id_dossier = vu.id_dossier and m.cote = 'service' and not m.interne
    and m.reponse_avant is not null and not exists (select from message_dossier r where r.id_dossier = m.id_dossier
      and r.cote = 'association' and r.le > m.le and (r.id_service is null or r.id_service = m.id_service))))`;

/** Gives in SQL that nothing is awaited of anybody: the dossier is closed, or is an agrément that is decided. */
export const hasNoSuite: Row = sql`(vu.etat in ('10', '11', '12')
  or (vu.genre = 'agrement' and ${etatIs(sql`vu.etat`, isDecide)}))`;

/** Tells whether the dossier `vu` waits for its association. */
export const isTourAssociation = (given: Given<{ now: Date }>): Row =>
  sql`(vu.etat = 'A' or ${isAttendu(given('int', ({ now }) => currentExercice(now)))}
    or ${isCrfAttendu(given('int', ({ now }) => dernierExerciceProche(now)))} or ${isReponseAttendue})`;
