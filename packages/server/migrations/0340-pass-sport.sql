-- Pass'Sport: the exercises and the beneficiaries the State sends, what associations enrol and what federations confirm.

-- « 26 »: the two digits that every code of its beneficiaries begins with.
create table psp_exercice (
  id text primary key check (id ~ '^\d{2}$'),
  libelle text not null check (length(libelle) between 1 and 120),
  active boolean not null default true,
  -- Days of Europe/Paris, both included; written as they are read.
  date_debut text not null check (date_debut ~ '^\d{4}-\d{2}-\d{2}$'),
  date_fin text not null check (date_fin ~ '^\d{4}-\d{2}-\d{2}$'),
  -- What one inscription is reimbursed.
  montant numeric(14, 2) not null check (montant > 0),
  -- Who may enrol, as the domain reads it: approvals with their first year, whether a certificate is asked.
  regles jsonb not null,
  version int not null default 1,
  modifie_le timestamptz not null,
  check (date_debut <= date_fin)
);

-- The sports federations whose number is known; the others are recognised by their name in the list.
create table psp_federation (
  siren text primary key check (siren ~ '^\d{9}$'),
  nom text not null check (length(nom) between 1 and 250),
  -- Of the list of sports federations, where it is in it.
  code text,
  modifie_le timestamptz not null
);

-- Who was given a code; made up in the demonstration.
create table psp_beneficiaire (
  id_psp text primary key check (id_psp ~ '^\d{2}-[A-HJ-NP-Z]{4}-[A-HJ-NP-Z]{4}$'),
  exercice_id text not null references psp_exercice (id),
  prenom text not null check (length(prenom) between 1 and 120),
  nom text not null check (length(nom) between 1 and 120),
  date_naissance text not null check (date_naissance ~ '^\d{4}-\d{2}-\d{2}$'),
  commune text not null,
  code_postal text not null,
  -- False once the State took the code back: it is known and enrols nobody.
  statut boolean not null default true,
  version int not null default 1,
  recu_le timestamptz not null,
  check (starts_with(id_psp, exercice_id || '-'))
);
create index psp_beneficiaire_nom on psp_beneficiaire (exercice_id, nom, prenom, id_psp);

-- One an establishment and an exercise: where its inscriptions are, and the account they are reimbursed to.
create table psp_dossier (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  id_siret text not null references etablissement (siret),
  exercice_id text not null references psp_exercice (id),
  nom text not null,
  id_rib uuid references rib (id),
  created_by uuid not null references utilisateur (id),
  cree_le timestamptz not null,
  modifie_le timestamptz not null,
  modifie_par uuid not null references utilisateur (id),
  version int not null default 1
);
create unique index psp_dossier_unique on psp_dossier (id_siret, exercice_id);
create index psp_dossier_association on psp_dossier (id_association, exercice_id desc, id_siret);

create table psp_dossier_partage (
  id_dossier uuid not null references psp_dossier (id),
  id_utilisateur uuid not null references utilisateur (id),
  partage_le timestamptz not null,
  partage_par uuid not null references utilisateur (id),
  primary key (id_dossier, id_utilisateur)
);
create index psp_dossier_partage_utilisateur on psp_dossier_partage (id_utilisateur, id_dossier);

-- The states are those of a payment request: 1 enrolled, 2 to 4 reimbursed, 7 refused, 8 and 9 removed.
create table psp_inscription (
  id uuid primary key default gen_random_uuid(),
  dossier_id uuid not null references psp_dossier (id),
  exercice_id text not null references psp_exercice (id),
  id_psp text not null references psp_beneficiaire (id_psp),
  -- Null: enrolled on the approval of the association.
  siren_federation text check (siren_federation ~ '^\d{9}$'),
  nom_federation text,
  id_etat text not null default '1' check (id_etat in ('1', '2', '3', '4', '7', '8', '9')),
  -- As the exercise said when it was enrolled.
  montant numeric(14, 2) not null check (montant > 0),
  motif text,
  -- Which account, kept from the moment it is put in payment; then what the payer answers.
  titulaire text,
  iban text,
  bic text,
  reference text,
  paye_le date,
  cree_le timestamptz not null,
  cree_par uuid not null references utilisateur (id),
  modifie_le timestamptz not null,
  version int not null default 1,
  check ((id_etat = '4') = (paye_le is not null)),
  check ((id_etat = '7') = (motif is not null))
);
-- A beneficiary is enrolled once, here or elsewhere, whoever writes at once; what was removed or refused frees the code.
create unique index psp_inscription_unique on psp_inscription (id_psp) where id_etat in ('1', '2', '3', '4');
create index psp_inscription_dossier on psp_inscription (dossier_id, cree_le desc, id);
-- What waits for the service, the oldest first.
create index psp_inscription_etat on psp_inscription (exercice_id, id_etat, cree_le, id);
create index psp_inscription_federation on psp_inscription (exercice_id, siren_federation) where siren_federation is not null;

-- The certificate an association deposits, one a federation and an exercise.
create table psp_attestation (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  exercice_id text not null references psp_exercice (id),
  siren_federation text not null check (siren_federation ~ '^\d{9}$'),
  nom_federation text not null,
  id_document uuid not null references document (id),
  depose_le timestamptz not null,
  depose_par uuid not null references utilisateur (id),
  version int not null default 1
);
create unique index psp_attestation_unique on psp_attestation (id_association, exercice_id, siren_federation);
create index psp_attestation_document on psp_attestation (id_document);

-- What a federation says itself of a club, by its number: no certificate is asked then.
create table psp_confirmation (
  exercice_id text not null references psp_exercice (id),
  siren_federation text not null check (siren_federation ~ '^\d{9}$'),
  id_siren text not null check (id_siren ~ '^\d{9}$'),
  nom_federation text not null,
  numero text,
  recue_le timestamptz not null,
  primary key (exercice_id, siren_federation, id_siren)
);
create index psp_confirmation_club on psp_confirmation (id_siren, exercice_id);
