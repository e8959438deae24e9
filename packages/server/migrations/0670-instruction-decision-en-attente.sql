-- A decision waits here before it leaves: nothing of it is told, and its service may take it back.
create table decision_en_attente (
  id_dossier uuid not null references dossier (id) on delete cascade,
  id_service uuid not null references service (id),
  action text not null check (action in ('grant', 'refuse', 'reject')),
  corps jsonb not null,
  prise_par uuid not null references utilisateur (id),
  role text not null,
  prise_le timestamptz not null,
  part_le timestamptz not null,
  echec jsonb,
  primary key (id_dossier, id_service)
);
create index decision_en_attente_depart on decision_en_attente (part_le) where echec is null;
create index decision_en_attente_service on decision_en_attente (id_service) where action = 'grant';

-- The choices of a service; null where nobody said, and the portal's own choice holds.
alter table service
  add column reprise_minutes smallint check (reprise_minutes between 0 and 240),
  add column prendre_commence text check (prendre_commence in ('oui', 'non'));
