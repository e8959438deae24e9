-- What grants and accreditations share: the dossier, its instructions, sharing and messages.

-- One number a year for id_fo (« 26-000123 »); taken last in its transaction, so that the row is held briefly.
create table numero_dossier (
  annee int primary key,
  dernier int not null
);

create table dossier (
  id uuid primary key default gen_random_uuid(),
  id_fo text not null unique check (id_fo ~ '^\d{2}-\d{6,}$'),
  genre text not null check (genre in ('subvention', 'agrement')),
  id_association uuid not null references association (id),
  id_siret text not null check (id_siret ~ '^\d{14}$'),
  exercice int not null,
  exercice_fin int not null check (exercice_fin >= exercice),
  statut text not null default 'incomplet' check (statut in ('incomplet', 'complet')),
  titre text not null,
  id_type_dispositif text,
  id_sous_type_dispositif text,
  lib_sous_type_dispositif text,
  id_service_instructeur uuid not null references service (id),
  -- What makes two dossiers the same request, as its kind defines it; a removed one leaves the place.
  cle_unicite text not null,
  est_supprime boolean not null default false,
  -- Written by the catalogue when it closes a subvention: the right to change the RIB in C depends on it.
  subvention_active boolean not null default true,
  tete jsonb not null,
  recherche text not null,
  created_by uuid not null references utilisateur (id),
  created_by_type text not null check (created_by_type in ('association', 'rds')),
  created_by_service uuid references service (id),
  cree_le timestamptz not null,
  modifie_le timestamptz not null,
  modifie_par uuid not null references utilisateur (id),
  version int not null default 1,
  check ((created_by_type = 'rds') = (created_by_service is not null))
);
create unique index dossier_unique on dossier (cle_unicite) where not est_supprime;
create index dossier_association on dossier (id_association, modifie_le desc, id desc);
create index dossier_createur on dossier (created_by, modifie_le desc, id desc);
create index dossier_recent on dossier (modifie_le desc, id desc);
create index dossier_recherche on dossier using gin (recherche gin_trgm_ops);

create table instruction (
  id_dossier uuid not null references dossier (id),
  id_service_instructeur uuid not null references service (id),
  etat text not null default 'A' check (etat in ('A', 'B', 'C', 'D', '2', '6', '7', '8', '9', '10', '11', '12')),
  -- Where a removed one goes back to.
  etat_precedent text check (etat_precedent in ('A', 'C')),
  motif text,
  montant_demande numeric(14, 2) not null default 0,
  montant_accorde numeric(14, 2),
  transmis_le timestamptz,
  modifie_le timestamptz not null,
  primary key (id_dossier, id_service_instructeur),
  check ((etat = 'B') = (etat_precedent is not null))
);
create index instruction_service on instruction (id_service_instructeur, modifie_le desc, id_dossier desc);
create index instruction_service_etat on instruction (id_service_instructeur, etat, modifie_le desc, id_dossier desc);

create table dossier_partage (
  id_dossier uuid not null references dossier (id),
  id_utilisateur uuid not null references utilisateur (id),
  partage_le timestamptz not null,
  partage_par uuid not null references utilisateur (id),
  primary key (id_dossier, id_utilisateur)
);
create index dossier_partage_utilisateur on dossier_partage (id_utilisateur, id_dossier);

create table message_dossier (
  id uuid primary key default gen_random_uuid(),
  id_dossier uuid not null references dossier (id),
  id_service uuid references service (id),
  par uuid not null references utilisateur (id),
  cote text not null check (cote in ('association', 'service')),
  texte text not null check (length(texte) between 1 and 5000),
  le timestamptz not null
);
create index message_dossier_fil on message_dossier (id_dossier, le);
