-- Keys of other software: each belongs to one association or one service, and acts for the person who gave it.
create table cle_partenaire (
  id uuid primary key default gen_random_uuid(),
  id_association uuid references association (id),
  id_service uuid references service (id),
  nom text not null,
  -- What it begins with, to tell it from another; of the rest, only the SHA-256: 256 random bits are not guessed.
  prefixe text not null,
  empreinte bytea not null unique,
  portees text[] not null,
  id_createur uuid not null references utilisateur (id) on delete cascade,
  cree_le timestamptz not null,
  expire_le timestamptz not null,
  revoquee_le timestamptz,
  revoquee_par text,
  derniere_utilisation_le timestamptz,
  -- The nearest warning that was sent, in days before its end.
  averti_jours int,
  check (num_nonnulls(id_association, id_service) = 1)
);
create index cle_partenaire_association on cle_partenaire (id_association, cree_le desc) where id_association is not null;
create index cle_partenaire_service on cle_partenaire (id_service, cree_le desc) where id_service is not null;
create index cle_partenaire_createur on cle_partenaire (id_createur);
create index cle_partenaire_fin on cle_partenaire (expire_le) where revoquee_le is null;

-- The journal of each key: every call, refused ones too. Nothing of what was sent or answered.
create table usage_cle (
  id bigint generated always as identity primary key,
  id_cle uuid not null references cle_partenaire (id) on delete cascade,
  le timestamptz not null,
  -- « POST /demande/dossiers »: the row of the contract, never the address with its ids.
  appel text not null,
  statut int not null,
  duree_ms int not null
);
create index usage_cle_ordre on usage_cle (id_cle, id desc);
create index usage_cle_age on usage_cle (le);
