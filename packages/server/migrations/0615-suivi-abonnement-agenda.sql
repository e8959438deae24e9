-- A person's calendar reads their dates at a private address. Only the hash of its token is kept, so nobody reads it
-- here; another address replaces it.
create table abonnement_agenda (
  id_utilisateur uuid primary key references utilisateur (id) on delete cascade,
  empreinte bytea not null unique,
  cree_le timestamptz not null,
  lu_le timestamptz
);
