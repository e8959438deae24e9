-- What a service's queue filters, sorts and searches stands beside the state it shows: one table and one index to read,
-- whatever the number of dossiers. The dossier and its association stay the only place where any of it is written.

alter table instruction
  add column id_fo text,
  add column exercice int,
  add column statut text,
  add column id_type_dispositif text,
  add column id_sous_type_dispositif text,
  add column nom_association text,
  add column mots text;

create function instruction_decrite() returns trigger language plpgsql as $$
begin
  select d.id_fo, d.exercice, d.statut, d.id_type_dispositif, d.id_sous_type_dispositif, a.nom,
      public.cle_recherche(d.recherche || ' ' || a.nom || ' ' || coalesce(a.sigle, ''))
    into new.id_fo, new.exercice, new.statut, new.id_type_dispositif, new.id_sous_type_dispositif,
      new.nom_association, new.mots
    from dossier d join association a on a.id = d.id_association
    where d.id = new.id_dossier;
  return new;
end $$;
create trigger instruction_ajoutee before insert on instruction
  for each row execute function instruction_decrite();

-- « exercice = exercice » has no effect of its own: the trigger before it writes all of them again.
create function dossier_decrit() returns trigger language plpgsql as $$
begin
  update instruction set exercice = new.exercice where id_dossier = new.id;
  return null;
end $$;
create trigger instruction_decrite_a_nouveau before update of exercice on instruction
  for each row execute function instruction_decrite();
create trigger dossier_decrit after update on dossier
  for each row when (
    (old.statut, old.recherche, old.exercice) is distinct from (new.statut, new.recherche, new.exercice)
    or (old.id_type_dispositif, old.id_sous_type_dispositif)
      is distinct from (new.id_type_dispositif, new.id_sous_type_dispositif))
  execute function dossier_decrit();

create function association_renommee() returns trigger language plpgsql as $$
begin
  update instruction i set exercice = i.exercice
    from dossier d where d.id_association = new.id and i.id_dossier = d.id;
  return null;
end $$;
create trigger association_nommee after update of nom, sigle on association
  for each row when ((old.nom, old.sigle) is distinct from (new.nom, new.sigle))
  execute function association_renommee();

update instruction set exercice = exercice;
alter table instruction
  alter column id_fo set not null,
  alter column exercice set not null,
  alter column statut set not null,
  alter column nom_association set not null,
  alter column mots set not null;

-- The words of one service's dossiers: each word carries its service, so that a common word costs what this service has of it.
create function public.mots_du_service(service uuid, mots text) returns tsvector
  language sql immutable parallel safe
  return pg_catalog.array_to_tsvector(array(
    select pg_catalog.left(service::text, 8) || mot
    from pg_catalog.unnest(pg_catalog.string_to_array(pg_catalog.left(mots, 1000), ' ')) u (mot) where mot <> ''));

-- Every word looked for must begin a word of the dossier; null when nothing that can be looked for was typed.
create function public.recherche_du_service(service uuid, cherche text) returns tsquery
  language sql immutable parallel safe
  return (select pg_catalog.string_agg('''' || pg_catalog.left(service::text, 8) || mot || ''':*', ' & ')::tsquery
    from pg_catalog.unnest(pg_catalog.string_to_array(public.cle_recherche(pg_catalog.left(cherche, 200)), ' ')) u (mot)
    where mot <> '');

create index instruction_mots on instruction using gin (mots_du_service(id_service_instructeur, mots));

drop index instruction_service;
create index instruction_file on instruction (id_service_instructeur, modifie_le desc, id_dossier desc)
  include (etat, exercice, statut, id_sous_type_dispositif);
create index instruction_exercice on instruction (id_service_instructeur, exercice, modifie_le desc, id_dossier desc)
  include (etat, statut, id_sous_type_dispositif);
create index instruction_numero on instruction (id_service_instructeur, id_fo, id_dossier);
create index instruction_transmis on instruction
  (id_service_instructeur, (coalesce(transmis_le, timestamptz '0001-01-01 00:00:00Z')), id_dossier);

-- Numbers go straight to their dossier; words no longer look among those of all services.
create index dossier_siret on dossier (id_siret);
drop index dossier_recherche;

-- Moves rewrite these rows all day, and what counts them reads the indexes alone: they are tidied early.
alter table instruction set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
