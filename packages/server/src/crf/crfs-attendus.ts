import type { CrfAttendu } from '@asso/contract/crf/crf.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { sayCrfSituation } from '@asso/domain/crf/crf.words';
import { echeanceCrf } from '@asso/domain/crf/echeance-crf.rules';
import { nomDossier } from '@asso/domain/dossier/dossier.words';
import { etatsCrf } from '@asso/domain/dossier/etats-crf.rows';
import { personnePerimetre } from '../dossier/liste/perimetre.ts';
import type { Db } from '../platform/db/database.ts';
import { type CrfExpected, listCrfsDus } from './crf-list.sql.ts';

const most = 40;

/** Lists the reports that this person still has to send, the nearest deadline first, at most `most`. */
export async function crfsAttendus(db: Db, actor: Actor, now: Date): Promise<CrfAttendu[]> {
  const rows = await listCrfsDus(db, personnePerimetre(actor), most);
  return rows
    .map((row) => attenduOf(row, now))
    .toSorted((a, b) => Date.parse(a.echeance) - Date.parse(b.echeance));
}

function attenduOf(row: CrfExpected, now: Date): CrfAttendu {
  const { id, id_fo, id_siret, association, titre, type, projet, exercice, id_etat } = row;
  const echeance = echeanceCrf(exercice, row.zone);
  return {
    id_fo,
    id_siret,
    association,
    nom: nomDossier({ titre, type, projet }),
    id,
    exercice,
    id_etat,
    lib_etat: etatsCrf[id_etat],
    phrase: sayCrfSituation({ id_etat, echeance }, now),
    echeance: echeance.toISOString(),
    isEnRetard: now > echeance,
    montant_realise: null,
    cree_le: row.cree_le?.toISOString() ?? null,
    transmis_le: null,
    recu_le: null,
  };
}
