-- An aid lives in editions, one for each exercise. Its dates, its zone and who instructs it are those that the edition
-- says now, for the dossiers begun as well; a dossier pins the version of the form only. What a version holds of them is
-- what was said on the day it was published.
create table campagne_edition (
  id_subvention uuid not null references subvention (id),
  campagne_exercice int not null,
  fuseau text not null,
  instructeurs jsonb not null,
  -- One a type of request: its code, date_debut and date_fin. A type that the last form has no more keeps its own.
  periodes jsonb not null,
  primary key (id_subvention, campagne_exercice)
);

-- A closing that was moved after its publication, as the public reads it. Rows are added, never changed but for who was told.
create table campagne_cloture (
  id bigint generated always as identity primary key,
  id_subvention uuid not null,
  campagne_exercice int not null,
  code_type text not null,
  avant timestamptz not null,
  apres timestamptz not null,
  -- Why it was brought forward; a date that is put off needs no reason.
  motif text,
  -- Those who had begun keep the closing that was taken away.
  gardee boolean not null,
  brouillons int not null,
  le timestamptz not null,
  par uuid not null references utilisateur (id),
  -- The version whose publication moved it; null when an act of its own did.
  id_version uuid,
  -- Those who had begun are told by a job, one lot after the other: the last dossier told.
  dit_jusqua uuid,
  foreign key (id_subvention, campagne_exercice)
    references campagne_edition (id_subvention, campagne_exercice) on delete cascade
);
create index campagne_cloture_edition on campagne_cloture (id_subvention, campagne_exercice, id desc);

-- The closing that a dossier was begun under and keeps, although its edition closes sooner.
alter table dossier_subvention add column cloture_gardee timestamptz;
create index dossier_subvention_cloture_gardee on dossier_subvention (cloture_gardee)
  where cloture_gardee is not null;

create function periodes_de(contenu json) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object('code', t ->> 'code', 'date_debut', t ->> 'date_debut',
    'date_fin', t ->> 'date_fin')), '[]')
  from json_array_elements(contenu -> 'sous_dispositifs') t
$$;

insert into campagne_edition (id_subvention, campagne_exercice, fuseau, instructeurs, periodes)
select v.id_subvention, v.campagne_exercice, coalesce(v.contenu ->> 'fuseau', 'Europe/Paris'),
  (v.contenu -> 'instructeurs')::jsonb,
  -- The types of every version, each with its latest dates.
  (select jsonb_agg(p.periode) from (
    select distinct on (periode ->> 'code') periode
    from campagne_version every_v, jsonb_array_elements(periodes_de(every_v.contenu)) periode
    where every_v.id_subvention = v.id_subvention and every_v.campagne_exercice = v.campagne_exercice
    order by periode ->> 'code', every_v.numero desc) p)
from (
  select distinct on (id_subvention, campagne_exercice) * from campagne_version
  order by id_subvention, campagne_exercice, numero desc) v;

create function edition_publiee() returns trigger language plpgsql as $$
begin
  insert into campagne_edition as e (id_subvention, campagne_exercice, fuseau, instructeurs, periodes)
  values (new.id_subvention, new.campagne_exercice, coalesce(new.contenu ->> 'fuseau', 'Europe/Paris'),
    (new.contenu -> 'instructeurs')::jsonb, periodes_de(new.contenu))
  on conflict (id_subvention, campagne_exercice) do update set
    fuseau = excluded.fuseau,
    instructeurs = excluded.instructeurs,
    periodes = excluded.periodes || (
      select coalesce(jsonb_agg(p), '[]') from jsonb_array_elements(e.periodes) p
      where not exists (
        select from jsonb_array_elements(excluded.periodes) n where n ->> 'code' = p ->> 'code'));
  return null;
end $$;
-- The triggers of a table run in the order of their names: the directory below reads what this one writes.
create trigger campagne_edition_publiee after insert on campagne_version
  for each row execute function edition_publiee();

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
        where not coalesce(t->'interdit_regimes', '[]')::jsonb ? r)),
    sans_accents(concat_ws(' ', s.code, s.lib_type_dispositif, s.recherche,
      version.contenu->>'titre', version.contenu->>'presentation',
      (select string_agg(t->>'label', ' ') from json_array_elements(version.contenu->'sous_dispositifs') t)))
  from subvention s where s.id = version.id_subvention
$$;

create function edition_changee() returns trigger language plpgsql as $$
begin
  update repertoire r set periodes = (repertoire_de(v)).periodes
  from campagne_version v
  where r.id_subvention = new.id_subvention and r.campagne_exercice = new.campagne_exercice
    and v.id = r.id_campagne_version;
  return null;
end $$;
create trigger edition_au_repertoire after update on campagne_edition
  for each row when (old.periodes is distinct from new.periodes) execute function edition_changee();
create trigger edition_au_public after insert or update or delete on campagne_edition
  for each statement execute function oublier('catalogue-public');
create trigger revision_edition after update or delete on campagne_edition
  for each statement execute function reviser_tout();
