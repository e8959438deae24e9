-- What a service keeps for itself on the dossiers it studies: whose each is, its labels, its envelopes. No association reads
-- any of it.

alter table instruction
  add column affecte_a uuid references utilisateur (id),
  add column affecte_le timestamptz,
  add check ((affecte_a is null) = (affecte_le is null));
create index instruction_affecte on instruction
  (id_service_instructeur, affecte_a, modifie_le desc, id_dossier desc) include (etat);

-- Who leaves the service leaves its dossiers to it.
create function liberer_dossiers() returns trigger language plpgsql as $$
begin
  update instruction set affecte_a = null, affecte_le = null
    where id_service_instructeur = old.id_service and affecte_a = old.id_utilisateur;
  return null;
end $$;
create trigger membre_service_parti after delete on membre_service
  for each row execute function liberer_dossiers();

create table etiquette (
  id uuid primary key default gen_random_uuid(),
  id_service uuid not null references service (id),
  nom text not null check (length(nom) between 1 and 30),
  -- « Jeunes » and « jeunes » are one label.
  cle text not null generated always as (public.cle_recherche(nom)) stored,
  version int not null default 1,
  unique (id_service, cle),
  unique (id, id_service)
);

create table etiquette_posee (
  id_dossier uuid not null,
  id_service uuid not null,
  id_etiquette uuid not null,
  primary key (id_dossier, id_etiquette),
  foreign key (id_dossier, id_service) references instruction (id_dossier, id_service_instructeur) on delete cascade,
  -- Of this service and no other.
  foreign key (id_etiquette, id_service) references etiquette (id, id_service) on delete cascade
);
create index etiquette_posee_etiquette on etiquette_posee (id_etiquette, id_dossier);

create table enveloppe (
  id uuid primary key default gen_random_uuid(),
  id_service uuid not null references service (id),
  id_subvention uuid not null references subvention (id),
  campagne_exercice int not null,
  -- The year of the money: a campaign may grant over several.
  exercice int not null check (exercice between 2000 and 2100),
  -- Empty: the whole campaign; its sub-schemes may have their own inside it.
  sous_dispositif text not null default '',
  total numeric(14, 2) not null check (total > 0),
  version int not null default 1,
  modifie_le timestamptz not null,
  modifie_par uuid not null references utilisateur (id),
  unique (id_service, id_subvention, campagne_exercice, exercice, sous_dispositif)
);

-- On 20, the average of those who filled the grid of its campaign: what the queue shows and sorts by.
alter table instruction add column note numeric(4, 2) check (note between 0 and 20);
create index instruction_note on instruction (id_service_instructeur, (coalesce(note, -1)), id_dossier);
