-- The history is one table a year, so that ten years of it stay quick to write, to vacuum and to set aside. A row goes to the year in
-- which it is written. The rows of before stay where they are: their table becomes the first of these, until the end of this year.
drop trigger historique_immuable on historique;

do $$
declare
  cette_annee int := date_part('year', statement_timestamp() at time zone 'UTC');
  premiere text := format('historique_%s', cette_annee);
  suivante bigint;
  un text;
begin
  select coalesce(max(id), 0) + 1 into suivante from historique;
  execute format('alter table historique rename to %I', premiere);
  execute format('alter table %I alter column id drop identity, drop constraint historique_pkey,
    add column annee smallint not null default date_part(''year'', statement_timestamp() at time zone ''UTC'')', premiere);
  -- The indexes that a table of a year has alike are taken as they are, under the name of their year.
  foreach un in array array['historique_objet', 'historique_utilisateur', 'historique_dates', 'historique_administration',
    'historique_membre_administration', 'historique_rib'] loop
    execute format('alter index %I rename to %I', un, premiere || substr(un, 11));
  end loop;
  drop index historique_enregistrement;
  execute format('create table historique (like %I including defaults) partition by range (annee)', premiere);
  execute format('create sequence historique_id_seq start %s owned by historique.id', suivante);
end
$$;

alter table historique alter column id set default nextval('historique_id_seq'), add primary key (id, annee);
create index historique_objet on historique (objet, id_objet, id desc);
create index historique_utilisateur on historique (id_utilisateur, survenu_le desc);
create index historique_dates on historique using brin (survenu_le);
create index historique_administration on historique (id desc)
  where role in ('lca.admin', 'rds.admin', 'rds.appli_admin', 'osiris.appli_admin', 'osiris.admin-programme');
create index historique_membre_administration on historique (id desc) where objet = 'membre' and role = 'lca.admin';
create index historique_rib on historique (id_objet, survenu_le) where objet = 'dossier' and action = 'dossier.rib';
create unique index historique_enregistrement
  on historique (annee, objet, id_objet, id_utilisateur, section, date_trunc('hour', survenu_le at time zone 'UTC'))
  where action = 'enregistrer' and section is not null;

-- The rule is checked on each row, because only such a trigger comes with the table of each year by itself.
create or replace function historique_est_immuable() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('portail.conservation', true) = 'oui' then
    return new;
  end if;
  raise exception 'historique: rows are added, never changed' using errcode = 'restrict_violation';
end
$$;
create trigger historique_immuable before update or delete on historique
  for each row execute function historique_est_immuable();
create trigger historique_reste before truncate on historique
  for each statement execute function historique_est_immuable();

do $$
declare
  cette_annee int := date_part('year', statement_timestamp() at time zone 'UTC');
begin
  execute format('alter table historique attach partition %I for values from (minvalue) to (%s)',
    format('historique_%s', cette_annee), cette_annee + 1);
end
$$;

-- What is written in a year that has no table yet; it goes to its own as soon as that is made.
create table historique_sans_annee partition of historique default;

-- Makes the table of a year, and says whether it was missing.
create function historique_prepare(pour int) returns boolean
  language plpgsql as $$
declare
  nom text := format('historique_%s', pour);
begin
  perform pg_advisory_xact_lock(hashtext('historique_prepare'));
  if to_regclass(nom) is not null then
    return false;
  end if;
  execute format('create table %I (like historique including defaults including indexes)', nom);
  if exists (select from historique_sans_annee where annee = pour) then
    alter table historique_sans_annee disable trigger user;
    execute format('with partis as (delete from historique_sans_annee where annee = %s returning *)
      insert into %I select * from partis', pour, nom);
    alter table historique_sans_annee enable trigger user;
  end if;
  execute format('alter table historique attach partition %I for values from (%s) to (%s)', nom, pour, pour + 1);
  return true;
end
$$;
select historique_prepare(date_part('year', statement_timestamp() at time zone 'UTC')::int + 1);
