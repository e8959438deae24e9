-- The queue of approvals is a part of a service's queue: what a dossier asks for stands beside its state, as the rest of it does.

alter table instruction
  add column genre text not null default 'subvention' check (genre in ('subvention', 'agrement'));

create function instruction_genre() returns trigger language plpgsql as $$
begin
  select d.genre into new.genre from dossier d where d.id = new.id_dossier;
  return new;
end $$;
create trigger instruction_du_genre before insert on instruction
  for each row execute function instruction_genre();

update instruction i set genre = d.genre from dossier d where d.id = i.id_dossier and d.genre <> 'subvention';

-- Few among many: read by itself, whatever the number of requests.
create index instruction_agrements on instruction (id_service_instructeur, modifie_le desc, id_dossier desc)
  include (etat, exercice, statut) where genre = 'agrement';
