-- The words of the catalogue are searched in the memory of the servers (ADR 0592): the directory no longer keeps them.
drop index repertoire_recherche;
alter table repertoire drop column recherche;

create or replace function repertoire_de(version campagne_version) returns repertoire language sql stable as $$
  select s.id, version.id, version.campagne_exercice, version.numero,
    (select coalesce(range_agg(tstzrange((p->>'date_debut')::timestamptz, (p->>'date_fin')::timestamptz, '[]')), '{}')
      from campagne_edition e, jsonb_array_elements(e.periodes) p
      where e.id_subvention = version.id_subvention and e.campagne_exercice = version.campagne_exercice
        and p->>'code' in (select t->>'code' from json_array_elements(version.contenu->'sous_dispositifs') t)
        and (p->>'date_debut')::timestamptz <= (p->>'date_fin')::timestamptz),
    textes_de(version.contenu->'territoires'),
    textes_de(version.contenu->'publics'),
    textes_de(version.contenu->'themes'),
    array(select r from unnest(array['loi1901', 'alsaceMoselle', 'autre', 'collectivite']) r
      where not exists (select from json_array_elements(version.contenu->'sous_dispositifs') t
        where not coalesce(t->'interdit_regimes', '[]')::jsonb ? r))
  from subvention s where s.id = version.id_subvention
$$;
