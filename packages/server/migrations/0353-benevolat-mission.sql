-- Missions offered to volunteers, as the site of volunteers names them.
create table mission_benevole (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (length(reference) between 1 and 60),
  id_association uuid not null references association (id),
  titre text not null check (length(titre) between 1 and 200),
  description text,
  commune text,
  code_postal text,
  -- Days of Europe/Paris, both included; written as they are read.
  debut text not null check (debut ~ '^\d{4}-\d{2}-\d{2}$'),
  fin text check (fin ~ '^\d{4}-\d{2}-\d{2}$'),
  recue_le timestamptz not null,
  version int not null default 1,
  check (fin is null or debut <= fin)
);
create index mission_benevole_liste on mission_benevole (debut, id);
create index mission_benevole_association on mission_benevole (id_association);
