-- What the decree of an approval gives, kept with the dossier it was granted on.
create table agrement_accord (
  id_dossier uuid primary key references dossier (id),
  id_service uuid not null references service (id),
  numero text not null,
  date_attribution date not null,
  date_validite date check (date_validite > date_attribution),
  id_document uuid not null references document (id),
  accorde_le timestamptz not null,
  accorde_par uuid not null references utilisateur (id)
);
create index agrement_accord_document on agrement_accord (id_document);
