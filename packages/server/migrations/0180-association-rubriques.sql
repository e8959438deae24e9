-- The yearly rubrics of an association's file, and what it is recognised for and belongs to.
create table rh_annuel (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  annee int not null,
  id_siret text references etablissement (siret),
  nb_adherents int check (nb_adherents >= 0),
  nb_adherents_f int check (nb_adherents_f >= 0),
  nb_adherents_h int check (nb_adherents_h >= 0),
  nb_dirigeants int check (nb_dirigeants >= 0),
  nb_benevoles int check (nb_benevoles >= 0),
  nb_volontaires int check (nb_volontaires >= 0),
  nb_salaries int check (nb_salaries >= 0),
  nb_salaries_etpt numeric(12,2) check (nb_salaries_etpt >= 0),
  nb_emplois_aides int check (nb_emplois_aides >= 0),
  nb_personnels_detaches int check (nb_personnels_detaches >= 0),
  cumul_top_5_salaires numeric(14,2) check (cumul_top_5_salaires >= 0),
  deleted boolean not null default false,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- One line a year: of each establishment, and one of the whole association.
create unique index rh_annuel_annee on rh_annuel (id_association, coalesce(id_siret, ''), annee) where not deleted;

create table compte_annuel (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  annee int not null,
  id_siret text references etablissement (siret),
  produits numeric(14,2),
  charges numeric(14,2),
  resultat numeric(14,2),
  subv numeric(14,2),
  subv_cause text,
  dons numeric(14,2),
  aides_3ans numeric(14,2),
  a_commissaire_aux_comptes boolean not null default false,
  deleted boolean not null default false,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index compte_annuel_annee on compte_annuel (id_association, coalesce(id_siret, ''), annee) where not deleted;

create table budget_annuel (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  annee int not null,
  exercice_du date,
  exercice_au date,
  montants jsonb,
  deleted boolean not null default false,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index budget_annuel_annee on budget_annuel (id_association, annee) where not deleted;

create table agrement_obtenu (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  type text not null,
  niveau text,
  attributeur text,
  numero text,
  date_attribution date,
  date_validite date,
  -- Written by the portal when a service decided it here.
  origine_instructeur boolean not null default false,
  deleted boolean not null default false,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index agrement_obtenu_association on agrement_obtenu (id_association) where not deleted;
create unique index agrement_obtenu_numero on agrement_obtenu (id_association, type, numero) where not deleted;

create table affiliation (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  nom text not null,
  id_siren text,
  numero text,
  objet text,
  nb_licencies_f int check (nb_licencies_f >= 0),
  nb_licencies_h int check (nb_licencies_h >= 0),
  nb_licencies int check (nb_licencies >= 0),
  adresse jsonb,
  id_correspondance text,
  deleted boolean not null default false,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index affiliation_association on affiliation (id_association) where not deleted;
create unique index affiliation_siren on affiliation (id_association, id_siren) where not deleted;

create table adherent_personne_morale (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  nom text not null,
  -- Its own: it may be known to no register of ours.
  id_siret text,
  deleted boolean not null default false,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index adherent_personne_morale_association on adherent_personne_morale (id_association) where not deleted;
create unique index adherent_personne_morale_siret on adherent_personne_morale (id_association, id_siret) where not deleted;

create table composition (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  nom text not null,
  id_rna text,
  id_siret text,
  adresse jsonb,
  membre_haa boolean not null default false,
  id_correspondance text,
  deleted boolean not null default false,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index composition_association on composition (id_association) where not deleted;
create unique index composition_rna on composition (id_association, id_rna) where not deleted;
