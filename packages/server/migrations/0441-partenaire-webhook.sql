-- Where other software is told what happens, and what it was told: the outbox, written with the fact itself.
create table webhook (
  id uuid primary key default gen_random_uuid(),
  id_association uuid references association (id),
  id_service uuid references service (id),
  url text not null,
  evenements text[] not null,
  -- Sealed by the server's key: it signs, so it must be read again.
  secret bytea not null,
  secret_precedent bytea,
  precedent_jusqu_au timestamptz,
  etat text not null default 'actif' check (etat in ('actif', 'suspendu')),
  suspendu_le timestamptz,
  -- An address that does not answer is left alone until then, whatever waits for it.
  pause_jusqu_au timestamptz,
  id_createur uuid not null references utilisateur (id) on delete cascade,
  cree_le timestamptz not null,
  check (num_nonnulls(id_association, id_service) = 1)
);
create index webhook_association on webhook (id_association) where id_association is not null;
create index webhook_service on webhook (id_service) where id_service is not null;

create table livraison_webhook (
  id bigint generated always as identity primary key,
  -- What the receiver knows the event by, the same at each try and each replay.
  id_evenement uuid not null,
  id_webhook uuid not null references webhook (id) on delete cascade,
  -- Within a webhook, what is about one dossier is sent in order, one after the other.
  voie text not null,
  type text not null,
  -- The very bytes that are signed.
  corps text not null,
  survenu_le timestamptz not null,
  etat text not null default 'en_attente' check (etat in ('en_attente', 'livree', 'echec')),
  tentatives int not null default 0,
  premier_essai_le timestamptz,
  prochain_essai_le timestamptz not null,
  -- Held by a server that is sending it.
  prise_jusqu_au timestamptz,
  code int,
  duree_ms int,
  erreur text,
  livree_le timestamptz,
  est_rejeu boolean not null default false
);
create index livraison_webhook_attente on livraison_webhook (prochain_essai_le, id) where etat = 'en_attente';
create index livraison_webhook_voie on livraison_webhook (id_webhook, voie, id) where etat = 'en_attente';
create index livraison_webhook_ordre on livraison_webhook (id_webhook, id desc);
create index livraison_webhook_periode on livraison_webhook (id_webhook, survenu_le);
create index livraison_webhook_age on livraison_webhook (survenu_le);
