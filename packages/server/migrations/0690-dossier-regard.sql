-- An association shows a dossier to who helps it, by a code that ends; only the hash of the code is kept.
create table regard_dossier (
  id uuid primary key default gen_random_uuid(),
  id_dossier uuid not null references dossier (id),
  par uuid not null references utilisateur (id),
  empreinte bytea not null unique,
  cree_le timestamptz not null,
  expire_le timestamptz not null,
  retire_le timestamptz,
  -- These people opened it: the history says each of them once.
  lecteurs uuid[] not null default '{}',
  check (expire_le > cree_le)
);
create index regard_dossier_dossier on regard_dossier (id_dossier, cree_le desc);
