-- Who created a dossier and how its financial reports stand are filtered by in a queue of tens of thousands: they stand beside
-- its state. Only the rows that differ from the most frequent value are written.
alter table instruction
  add column created_by_type text not null default 'association',
  -- Bit 0: a year of a grant has no report yet; bit n: a report is in state n. 0: nothing is reported.
  add column crf_masque smallint not null default 1;

create function public.crf_masque_de(id uuid) returns smallint language sql stable parallel safe
  return (
    select case when d.genre <> 'subvention' then 0 else (
      case when exists (
        select from pg_catalog.generate_series(d.exercice, d.exercice_fin) e (exercice) where not exists (
          select from public.crf where crf.id_dossier = d.id and crf.exercice = e.exercice)) then 1 else 0 end
      + coalesce((select sum(distinct 1 << crf.id_etat) from public.crf where crf.id_dossier = d.id), 0)) end
    from public.dossier d where d.id = crf_masque_de.id)::smallint;

create function instruction_rapportee() returns trigger language plpgsql as $$
begin
  select d.created_by_type, crf_masque_de(d.id) into new.created_by_type, new.crf_masque
    from dossier d where d.id = new.id_dossier;
  return new;
end $$;
create trigger instruction_rapportee before insert on instruction
  for each row execute function instruction_rapportee();

create function crf_rapporte() returns trigger language plpgsql as $$
declare
  id uuid := case when tg_op = 'DELETE' then old.id_dossier else new.id_dossier end;
  masque smallint := crf_masque_de(id);
begin
  update instruction set crf_masque = masque where id_dossier = id and crf_masque <> masque;
  return null;
end $$;
create trigger crf_rapporte after insert or delete or update of id_etat on crf
  for each row execute function crf_rapporte();

create function dossier_rapporte() returns trigger language plpgsql as $$
declare
  masque smallint := crf_masque_de(new.id);
begin
  update instruction set crf_masque = masque where id_dossier = new.id and crf_masque <> masque;
  return null;
end $$;
create trigger dossier_rapporte after update of exercice, exercice_fin on dossier for each row
  when ((old.exercice, old.exercice_fin) is distinct from (new.exercice, new.exercice_fin))
  execute function dossier_rapporte();

update instruction i set created_by_type = d.created_by_type
  from dossier d where d.id = i.id_dossier and d.created_by_type <> 'association';
update instruction i set crf_masque = 0 where i.genre <> 'subvention';
update instruction i set crf_masque = crf_masque_de(i.id_dossier)
  from (select distinct id_dossier from crf) c where c.id_dossier = i.id_dossier;

drop index instruction_file;
create index instruction_file on instruction (id_service_instructeur, modifie_le desc, id_dossier desc)
  include (etat, exercice, statut, id_type_dispositif, id_sous_type_dispositif, code_departement, montant_demande, genre,
    created_by_type, crf_masque);
