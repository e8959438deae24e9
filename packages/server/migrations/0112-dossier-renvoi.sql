-- The last time each service sent a dossier back: what it asked to correct, and what stood there, to say what changed since.
create table renvoi_dossier (
  id_dossier uuid not null references dossier (id),
  id_service_instructeur uuid not null references service (id),
  le timestamptz not null,
  par uuid not null references utilisateur (id),
  points jsonb not null,
  contenu jsonb not null,
  primary key (id_dossier, id_service_instructeur)
);
