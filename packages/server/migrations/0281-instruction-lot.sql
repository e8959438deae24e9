-- One act on many dossiers, prepared, looked at, then done line by line: a line that is done says so in the transaction of
-- its act, so that a lot cut dead goes on where it was.
create table lot (
  id uuid primary key default gen_random_uuid(),
  id_utilisateur uuid not null references utilisateur (id),
  role text not null,
  id_service uuid not null references service (id),
  action text not null
    check (action in ('affecter', 'etiqueter', 'ecrire', 'start', 'sendBack', 'grant', 'refuse', 'reject')),
  etat text not null default 'prepare' check (etat in ('prepare', 'en_cours', 'fini')),
  parametres jsonb not null default '{}',
  version int not null default 1,
  cree_le timestamptz not null,
  lance_le timestamptz,
  fini_le timestamptz,
  check ((etat = 'prepare') = (lance_le is null))
);
create index lot_auteur on lot (id_utilisateur, cree_le desc, id desc);
create index lot_en_cours on lot (id) where etat = 'en_cours';

create table lot_ligne (
  id_lot uuid not null references lot (id) on delete cascade,
  rang int not null,
  id_dossier uuid not null references dossier (id),
  -- The dossier as it was looked at: what was changed since is not decided upon.
  version_dossier int not null,
  etat text not null check (etat in ('prete', 'exclue', 'retiree', 'faite', 'echec')),
  -- Why it is left, or why it failed.
  cause jsonb,
  montants jsonb not null default '[]',
  courriers uuid[] not null default '{}',
  faite_le timestamptz,
  primary key (id_lot, rang),
  unique (id_lot, id_dossier),
  check ((etat = 'faite') = (faite_le is not null))
);
create index lot_ligne_etat on lot_ligne (id_lot, etat, rang);
create index lot_ligne_dossier on lot_ligne (id_dossier);
