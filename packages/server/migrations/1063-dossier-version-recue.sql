-- The text of a dossier as a service received it or decided on it, kept when another service sends the dossier back: the
-- association then changes the common text, and the first service reads both versions.
create table version_recue (
  id_dossier uuid not null references dossier (id),
  id_service_instructeur uuid not null references service (id),
  le timestamptz not null,
  contenu jsonb not null,
  primary key (id_dossier, id_service_instructeur)
);
