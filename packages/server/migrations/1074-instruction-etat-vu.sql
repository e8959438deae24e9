-- The state as the service knows it, which is that of its decision while this waits to leave: the queue, its counts and
-- the figures of the service read it here. Nobody else's list does.
alter table instruction add column etat_vu text generated always as (
  case depart ->> 'action' when 'grant' then '6' when 'refuse' then '11' when 'reject' then '12' else etat end) stored;
comment on column instruction.etat_vu is 'the state, or that which a decision that waits to leave will give; read by its service alone';

-- The queue of a service is filtered, sorted and counted by the state that its rows show.
drop index instruction_file;
create index instruction_file on instruction (id_service_instructeur, modifie_le desc, id_dossier desc)
  include (etat, etat_vu, exercice, statut, id_type_dispositif, id_sous_type_dispositif, code_departement, montant_demande,
    genre, created_by_type, crf_masque);
create index instruction_service_etat_vu on instruction (id_service_instructeur, etat_vu, modifie_le desc, id_dossier desc);
drop index instruction_a_l_etude;
create index instruction_a_l_etude on instruction (id_service_instructeur, modifie_le desc, id_dossier desc)
  include (etat_vu, transmis_le, delai_jours) where etat_vu in ('D', '2');
drop index instruction_rang_etat;
create index instruction_rang_etat on instruction
  (id_service_instructeur, array_position(array['A', 'B', 'C', 'D', '2', '6', '7', '8', '9', '10', '11', '12'], etat_vu),
    id_dossier)
  include (etat_vu);

-- The figures too. A month of decision and a delay are those of what has left, since the association waits until then.
insert into mouvement_total (signe, id_service, id_subvention, exercice, etat, code_departement, mois_transmis, mois_decide,
    jours, demande, accorde)
  select -1, c.* from instruction i cross join lateral contribution_instruction(i) c where i.depart is not null;

create or replace function public.contribution_instruction(i public.instruction)
  returns table (id_service uuid, id_subvention uuid, exercice int, etat text, code_departement text, mois_transmis text,
    mois_decide text, jours int, demande numeric, accorde numeric)
  language sql stable parallel safe as $$
    select i.id_service_instructeur, i.id_subvention, i.exercice, i.etat_vu, coalesce(i.code_departement, ''),
      to_char(i.transmis_le at time zone 'Europe/Paris', 'YYYY-MM'),
      to_char(i.decide_le at time zone 'Europe/Paris', 'YYYY-MM'),
      case when public.jours_de_decision(i) is not null then least(public.jours_de_decision(i), 3650) end,
      i.montant_demande,
      case when i.etat_vu in ('6', '7', '8', '9', '10')
        then coalesce((i.depart ->> 'montant')::numeric, i.montant_accorde, 0) else 0 end
    where i.id_subvention is not null and i.etat <> 'B'
  $$;

insert into mouvement_total (signe, id_service, id_subvention, exercice, etat, code_departement, mois_transmis, mois_decide,
    jours, demande, accorde)
  select 1, c.* from instruction i cross join lateral contribution_instruction(i) c where i.depart is not null;

drop trigger instruction_recomptee on instruction;
create trigger instruction_recomptee after update on instruction
  for each row when (
    (old.id_service_instructeur, old.id_subvention, old.exercice, old.etat, old.code_departement)
      is distinct from (new.id_service_instructeur, new.id_subvention, new.exercice, new.etat, new.code_departement)
    or (old.transmis_le, old.decide_le, old.montant_demande, old.montant_accorde)
      is distinct from (new.transmis_le, new.decide_le, new.montant_demande, new.montant_accorde)
    or old.depart is distinct from new.depart)
  execute function instruction_comptee();
