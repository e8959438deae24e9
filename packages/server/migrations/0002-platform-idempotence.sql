-- One row a key of Idempotency-Key, user and route: the effect it had, then the answer that was given. Kept 24 hours.
create table idempotence (
  id_utilisateur text not null,
  route text not null,
  cle text not null,
  -- Of the address and the body: the same key with another content is refused.
  empreinte text not null,
  statut integer,
  corps jsonb,
  version integer,
  a_eu_effet boolean not null default false,
  -- Renewed while the server that works on it lives.
  tenu_jusqu_a timestamptz not null default now() + interval '1 minute',
  created_at timestamptz not null default now(),
  primary key (id_utilisateur, route, cle)
);

create index idempotence_created_at on idempotence (created_at);
