import type { DemarcheView } from '@asso/contract/association/demarches.endpoints';
import type { FicheConnue } from '@asso/domain/association/manques.rules';
import { ouvertureOf } from '@asso/domain/subvention/campagne.rules';
import { isSportForce, manquesPourSubvention } from '@asso/domain/subvention/manques-association.rules';
import type { Db } from '../platform/db/database.ts';
import { type CampagneRow, listCurrentCampagnes } from './subvention.sql.ts';

/**
 * Lists the open campaigns among those that `listCurrentCampagnes` gives, each with what it would find missing in the
 * file of this association (`connue`).
 */
export async function demarchesSubvention(
  db: Db,
  { connue, now }: { connue: FicheConnue; now: Date },
): Promise<DemarcheView[]> {
  const campagnes = await listCurrentCampagnes(db, []);
  return campagnes.flatMap((row) => {
    const echeance = echeanceOf(row, now);
    return echeance === undefined ? [] : [demarcheOf(row, connue, echeance)];
  });
}

function echeanceOf({ contenu }: CampagneRow, now: Date): string | undefined {
  const open = contenu.sous_dispositifs.filter((one) => ouvertureOf(one, now) === 'ouverte');
  return open.map((one) => one.date_fin).toSorted((a, b) => new Date(b).getTime() - new Date(a).getTime())[0];
}

const demarcheOf = (
  { code, contenu, id_type_dispositif }: CampagneRow,
  connue: FicheConnue,
  echeance: string,
): DemarcheView => ({
  id: code,
  titre: contenu.titre,
  echeance,
  lien: `/repertoire-des-subventions?code=${encodeURIComponent(code)}`,
  domaine: isSportForce(id_type_dispositif, contenu) ? 'Sport' : null,
  manques: manquesPourSubvention(contenu, id_type_dispositif, connue),
});
