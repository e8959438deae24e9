-- The directory: one row a subvention, what is searched, filtered and sorted of its present campaign. Written with each
-- published version, so that a page of it reads no campaign but those it shows.
create table repertoire (
  id_subvention uuid primary key references subvention (id),
  id_campagne_version uuid not null references campagne_version (id),
  campagne_exercice int not null,
  numero int not null,
  -- When one of its types at least may be asked for; both ends count.
  periodes tstzmultirange not null,
  -- Null: everywhere, everybody.
  territoires text[],
  publics text[],
  themes text[],
  -- The regimes that none of its types is offered to.
  regimes_exclus text[] not null,
  recherche text not null
);
create index repertoire_recherche on repertoire using gin (recherche gin_trgm_ops);
create index repertoire_fin on repertoire (upper(periodes));

create function textes_de(liste json) returns text[] language sql immutable as $$
  select case when liste is null then null else array(select json_array_elements_text(liste)) end
$$;

create function repertoire_de(version campagne_version) returns repertoire language sql stable as $$
  select s.id, version.id, version.campagne_exercice, version.numero,
    (select coalesce(range_agg(tstzrange((t->>'date_debut')::timestamptz, (t->>'date_fin')::timestamptz, '[]')), '{}')
      from json_array_elements(version.contenu->'sous_dispositifs') t
      where (t->>'date_debut')::timestamptz <= (t->>'date_fin')::timestamptz),
    textes_de(version.contenu->'territoires'),
    textes_de(version.contenu->'publics'),
    textes_de(version.contenu->'themes'),
    array(select r from unnest(array['loi1901', 'alsaceMoselle', 'autre', 'collectivite']) r
      where not exists (select from json_array_elements(version.contenu->'sous_dispositifs') t
        where not coalesce(t->'interdit_regimes', '[]')::jsonb ? r)),
    sans_accents(concat_ws(' ', s.code, s.lib_type_dispositif, s.recherche,
      version.contenu->>'titre', version.contenu->>'presentation',
      (select string_agg(t->>'label', ' ') from json_array_elements(version.contenu->'sous_dispositifs') t)))
  from subvention s where s.id = version.id_subvention
$$;

-- The latest version of the latest campaign, as new requests begin on it.
create function repertoire_suit() returns trigger language plpgsql as $$
begin
  if not exists (select from repertoire r where r.id_subvention = new.id_subvention
      and (r.campagne_exercice, r.numero) > (new.campagne_exercice, new.numero)) then
    delete from repertoire where id_subvention = new.id_subvention;
    insert into repertoire select (repertoire_de(new)).*;
  end if;
  return null;
end $$;
create trigger campagne_version_au_repertoire after insert on campagne_version
  for each row execute function repertoire_suit();

insert into repertoire select (repertoire_de(v)).* from (
  select distinct on (id_subvention) * from campagne_version
  order by id_subvention, campagne_exercice desc, numero desc) v;

-- Who asked to be told when a subvention opens; taken away as they are told.
create table alerte_ouverture (
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  id_subvention uuid not null references subvention (id),
  demandee_le timestamptz not null,
  primary key (id_utilisateur, id_subvention)
);
create index alerte_ouverture_subvention on alerte_ouverture (id_subvention);
