-- What a grant dossier has beside the common part: the campaign version it pins, its documents, projects and amounts.
create table dossier_subvention (
  id_dossier uuid primary key references dossier (id),
  id_campagne_version uuid not null references campagne_version (id)
);

create table piece_dossier (
  id_dossier uuid not null references dossier (id),
  code text not null,
  id_document uuid not null references document (id),
  jointe_le timestamptz not null,
  jointe_par uuid not null references utilisateur (id),
  primary key (id_dossier, code)
);
create index piece_dossier_document on piece_dossier (id_document);

create table projet (
  id uuid primary key default gen_random_uuid(),
  id_dossier uuid not null references dossier (id),
  numero_projet int not null,
  rang_dossier int not null,
  corps jsonb not null,
  version int not null default 1,
  supprime_le timestamptz,
  modifie_le timestamptz not null,
  modifie_par uuid not null references utilisateur (id),
  unique (id_dossier, numero_projet)
);

-- Amounts by project, year and service: what lists sum, what the service proposes and grants.
create table financement (
  id_projet uuid not null references projet (id),
  annee int not null,
  id_service_instructeur uuid not null references service (id),
  montant_demande numeric(14, 2),
  montant_propose numeric(14, 2),
  montant_accorde numeric(14, 2) check (montant_accorde >= 0),
  primary key (id_projet, annee, id_service_instructeur)
);
create index financement_service on financement (id_service_instructeur, annee);
