-- What comes from the site where volunteers declare their hours: sessions, and the declarations each one holds.
create table cec_session (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (length(code) between 1 and 20),
  -- The year whose hours are declared.
  annee_activite int not null check (annee_activite between 1900 and 2199),
  -- Days of Europe/Paris, both included; written as they are read.
  debut text not null check (debut ~ '^\d{4}-\d{2}-\d{2}$'),
  fin text not null check (fin ~ '^\d{4}-\d{2}-\d{2}$'),
  -- The instants these days begin and end at.
  ouvre_le timestamptz not null,
  ferme_le timestamptz not null,
  -- When what still waited was written as not treated.
  close_le timestamptz,
  version int not null default 1,
  check (ouvre_le < ferme_le),
  constraint cec_session_sans_chevauchement exclude using gist (tstzrange(ouvre_le, ferme_le) with &&)
);

create table cec_declaration (
  id uuid primary key default gen_random_uuid(),
  -- As the other site names it: the same line imported twice is one declaration.
  reference text not null unique check (length(reference) between 1 and 60),
  id_session uuid not null references cec_session (id),
  id_association uuid not null references association (id),
  -- Null: of the association as a whole.
  etab_siret text references etablissement (siret),
  civilite text,
  prenom text not null,
  nom text not null,
  fonction text,
  heures int not null check (heures between 1 and 8784),
  declare_le text not null check (declare_le ~ '^\d{4}-\d{2}-\d{2}$'),
  status text not null default 'En attente de décision'
    check (status in ('En attente de décision', 'Validée', 'Refusée', 'Non traitée')),
  motif_refus_id int check (motif_refus_id between 0 and 3),
  decidee_le timestamptz,
  decidee_par uuid references utilisateur (id),
  recue_le timestamptz not null,
  version int not null default 1,
  -- A refusal has its reason, and nothing else has one.
  check ((status = 'Refusée') = (motif_refus_id is not null)),
  check ((status = 'En attente de décision') = (decidee_le is null)),
  check ((status in ('Validée', 'Refusée')) = (decidee_par is not null))
);
-- What a valideur reads, in the order it is read.
create index cec_declaration_liste on cec_declaration (id_association, id_session, declare_le, id);
-- What waits: the end of a session and its summaries go through these alone.
create index cec_declaration_attente on cec_declaration (id_session, id_association, id)
  where status = 'En attente de décision';
create index cec_declaration_statut on cec_declaration (id_session, status);

-- Which association was written to on which day: a job done twice writes once.
create table cec_recapitulatif (
  id_association uuid not null references association (id),
  jour text not null,
  envoye_le timestamptz not null,
  primary key (id_association, jour)
);

-- What became of the files that were imported, their lines included.
create table cec_import (
  id uuid primary key default gen_random_uuid(),
  ordre bigint generated always as identity unique,
  genre text not null check (genre in ('sessions', 'declarations')),
  fichier text not null,
  importe_le timestamptz not null,
  -- Null: by command.
  importe_par uuid references utilisateur (id),
  ajoutees int not null,
  modifiees int not null,
  inchangees int not null,
  rejetees int not null
);
