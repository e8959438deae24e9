-- An association waits from the day it first sent its dossier: a delay that began anew each time the dossier was sent
-- back would leave that wait out. Every figure of a delay reads this one column and this one function (ADR 0493).
alter table instruction add column premier_envoi_le timestamptz;

alter table instruction disable trigger user;
update instruction i set premier_envoi_le = least(i.transmis_le, coalesce((
  select min(h.survenu_le) from historique h
  where h.objet = 'dossier' and h.id_objet = i.id_dossier::text and h.action = 'instruction.transmit'
    and h.details ->> 'id_service' = i.id_service_instructeur::text), i.transmis_le))
where i.transmis_le is not null;
alter table instruction enable trigger user;

create function instruction_envoyee() returns trigger language plpgsql as $$
begin
  new.premier_envoi_le := case when tg_op = 'INSERT' then coalesce(new.premier_envoi_le, new.transmis_le)
    else coalesce(old.premier_envoi_le, new.transmis_le) end;
  return new;
end $$;
create trigger instruction_envoyee before insert or update of transmis_le on instruction
  for each row execute function instruction_envoyee();

-- The days between two instants on the calendar of Paris: what was sent at night and decided in the morning took a day.
create function public.jours_entre(debut timestamptz, fin timestamptz) returns int language sql immutable parallel safe
  return greatest(0, (fin at time zone 'Europe/Paris')::date - (debut at time zone 'Europe/Paris')::date);

create function public.jours_de_decision(i public.instruction) returns int language sql immutable parallel safe
  return case when i.premier_envoi_le is not null and i.decide_le is not null
    then public.jours_entre(i.premier_envoi_le, i.decide_le) end;

create or replace function public.contribution_instruction(i public.instruction)
  returns table (id_service uuid, id_subvention uuid, exercice int, etat text, code_departement text, mois_transmis text,
    mois_decide text, jours int, demande numeric, accorde numeric)
  language sql stable parallel safe as $$
    select i.id_service_instructeur, i.id_subvention, i.exercice, i.etat, coalesce(i.code_departement, ''),
      to_char(i.transmis_le at time zone 'Europe/Paris', 'YYYY-MM'),
      to_char(i.decide_le at time zone 'Europe/Paris', 'YYYY-MM'),
      case when public.jours_de_decision(i) is not null then least(public.jours_de_decision(i), 3650) end,
      i.montant_demande,
      case when i.etat in ('6', '7', '8', '9', '10') then coalesce(i.montant_accorde, 0) else 0 end
    where i.id_subvention is not null and i.etat <> 'B'
  $$;

delete from mouvement_total;
delete from total_instruction;
insert into total_instruction select * from totaux_comptes();
