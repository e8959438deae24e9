// The query here shares the pending SIRET requests of somebody who leaves with those who take over the association.
import { filterEtatsSiret, isRepondue } from '@asso/domain/demande-siret/demande-siret.states';
import { sql } from 'kysely';
import type { SuiteDossiers } from '../association/suite-dossiers.ts';
import { writeHistory } from '../platform/history/history.sql.ts';

const repondues = filterEtatsSiret(isRepondue);

export const demandesSiretSuccession: SuiteDossiers = {
  succeed: async (tx, { id_association, id_siret, de, a, isDesigne, by, at }) => {
    // An association that waits for its number has no establishment, so nobody takes over for one establishment only.
    if (id_siret !== null) return 0;
    const { rows } = await sql<{ id_demande: string }>`
      insert into demande_siret_partage (id_demande, id_utilisateur, partage_le, partage_par)
      select d.id, suivant.id, ${at}, ${by.id}
      from demande_siret d cross join unnest(${[...a]}::uuid[]) as suivant(id)
      where d.id_association = ${id_association} and not d.est_supprime and d.code_etat <> all(${repondues})
        and d.created_by <> suivant.id
        and (${de}::uuid is null or d.created_by = ${de} or exists (
          select from demande_siret_partage p where p.id_demande = d.id and p.id_utilisateur = ${de}))
        and (${isDesigne} or not exists (
          select from membre_association m
          where m.id_association = d.id_association and m.id_utilisateur = suivant.id
            and m.etat = 'active' and m.ferme_avant > d.cree_le))
      on conflict do nothing
      returning id_demande`.execute(tx);
    const ids = [...new Set(rows.map(({ id_demande }) => id_demande))];
    for (const id_objet of ids) {
      await writeHistory(tx, { objet: 'demande-siret', id_objet, by, at, action: 'siret.succession' });
    }
    return ids.length;
  },
};
