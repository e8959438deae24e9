-- « En retard » is asked of a whole queue: the usual delay of its campaign stands beside the state, as the campaign does.
alter table instruction add column delai_jours int;

create or replace function instruction_situee() returns trigger language plpgsql as $$
begin
  -- An association that moves at this moment does not see this row yet: one of the two waits for the other.
  if tg_op = 'INSERT' then
    perform 1 from association where id = (select id_association from dossier where id = new.id_dossier) for share;
  end if;
  select a.code_departement, v.id_subvention, v.delai_habituel_jours
    into new.code_departement, new.id_subvention, new.delai_jours
    from dossier d join association a on a.id = d.id_association
    left join dossier_subvention ds on ds.id_dossier = d.id
    left join campagne_version v on v.id = ds.id_campagne_version
    where d.id = new.id_dossier;
  return new;
end $$;

update instruction i set delai_jours = v.delai_habituel_jours
  from dossier_subvention ds join campagne_version v on v.id = ds.id_campagne_version
  where ds.id_dossier = i.id_dossier and v.delai_habituel_jours is not null;

-- What a service does not see comes first in the order of dates: passed over in the index.
drop index instruction_transmis;
create index instruction_transmis on instruction
  (id_service_instructeur, (coalesce(transmis_le, timestamptz '0001-01-01 00:00:00Z')), id_dossier)
  include (etat, transmis_le);
