-- One reminder a dossier, a deadline and a number of days before it: a job run twice sends one.
create table rappel (
  id_dossier uuid not null references dossier (id),
  -- What it is about: the service that waits, or the request itself.
  objet text not null check (objet in ('transmission', 'completude')),
  id_service_instructeur uuid not null references service (id),
  echeance timestamptz not null,
  jours smallint not null,
  envoye_le timestamptz not null,
  primary key (id_dossier, objet, id_service_instructeur, echeance, jours)
);
create index dossier_subvention_version on dossier_subvention (id_campagne_version);
