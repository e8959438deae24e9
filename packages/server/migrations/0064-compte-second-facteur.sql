-- Secrets are encrypted by the server: the table alone makes no code.
create table second_facteur (
  id_utilisateur uuid primary key references utilisateur (id) on delete cascade,
  -- Shown, and kept until a first code proves that the person holds it: then it takes the place of the other.
  secret_propose bytea,
  secret bytea,
  actif_at timestamptz,
  -- Of the last code that served: neither it nor those before serve again.
  dernier_pas bigint not null default 0,
  check ((secret is null) = (actif_at is null))
);

-- SHA-256 of 80 random bits: what is stored opens nothing.
create table code_secours (
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  hash bytea not null,
  utilise_at timestamptz,
  primary key (id_utilisateur, hash)
);

-- Browsers that need no code for a while.
create table appareil_confiance (
  id uuid primary key default gen_random_uuid(),
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  vu_at timestamptz not null,
  user_agent text not null default ''
);
create index appareil_confiance_utilisateur on appareil_confiance (id_utilisateur);
create index appareil_confiance_fin on appareil_confiance (expires_at);
