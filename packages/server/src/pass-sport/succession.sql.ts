// The query here shares the Pass'Sport dossiers of somebody who leaves with those who take over their association or
// establishment.
import { sql } from 'kysely';
import type { SuiteDossiers } from '../association/suite-dossiers.ts';
import { writeHistory } from '../platform/history/history.sql.ts';

export const dossiersPspSuccession: SuiteDossiers = {
  succeed: async (tx, { id_association, id_siret, de, a, isDesigne, by, at }) => {
    const { rows } = await sql<{ id_dossier: string }>`
      insert into psp_dossier_partage (id_dossier, id_utilisateur, partage_le, partage_par)
      select d.id, suivant.id, ${at}, ${by.id}
      from psp_dossier d cross join unnest(${[...a]}::uuid[]) as suivant(id)
      where d.id_association = ${id_association} and (${id_siret}::text is null or d.id_siret = ${id_siret})
        and d.created_by <> suivant.id
        and (${de}::uuid is null or d.created_by = ${de} or exists (
          select from psp_dossier_partage p where p.id_dossier = d.id and p.id_utilisateur = ${de}))
        and (${isDesigne} or not exists (
          select from membre_association m
          where m.id_association = d.id_association and m.id_utilisateur = suivant.id
            and m.etat = 'active' and m.ferme_avant > d.cree_le))
      on conflict do nothing
      returning id_dossier`.execute(tx);
    const ids = [...new Set(rows.map(({ id_dossier }) => id_dossier))];
    for (const id_objet of ids) {
      await writeHistory(tx, { objet: 'pass-sport', id_objet, by, at, action: 'psp.share' });
    }
    return ids.length;
  },
};
