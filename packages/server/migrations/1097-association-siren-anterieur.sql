-- A structure may close and be registered again: Sirene then gives it a second SIREN. The association keeps the active
-- one, and the other finds it too.
create table siren_anterieur (
  siren text primary key check (siren ~ '^\d{9}$'),
  id_association uuid not null references association (id) on delete cascade,
  vu_le timestamptz not null
);
create index siren_anterieur_association on siren_anterieur (id_association);
