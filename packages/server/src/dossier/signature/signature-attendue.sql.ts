import { type RawBuilder, sql } from 'kysely';

type Row = RawBuilder<unknown>;

/**
 * Gives in SQL the signature that the dossier `d` awaits, as JSON for this reader: asked last, of the person whom the
 * dossier names now, who is still a member. Whoever reads it compares `subtractDuree` with the time.
 */
export const signatureAttendue = ({ d, personne }: { d: Row; personne: { id: string } }): Row => sql`(
  select json_build_object('id', s.id, 'nom', u.prenom || ' ' || u.nom, 'par', p.prenom || ' ' || p.nom,
    'isMoi', s.id_utilisateur = ${personne.id}, 'avant', s.expire_le)
  from demande_signature s
  join utilisateur u on u.id = s.id_utilisateur
  join utilisateur p on p.id = s.par
  where s.id_dossier = ${d}.id and s.etat = 'demandee'
    and s.id_signataire::text = ${d}.tete -> 'demandeur' ->> 'id_signataire'
    and exists (select from membre_association m where m.id_utilisateur = s.id_utilisateur
      and m.id_association = ${d}.id_association and m.etat = 'active' and not m.restreint)
  order by s.demandee_le desc limit 1)`;
