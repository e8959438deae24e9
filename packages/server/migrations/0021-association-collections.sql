create table representant_legal (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  id_siret text references etablissement (siret),
  civilite text,
  nom text,
  prenom text,
  fonction text,
  courriel text,
  telephone text,
  est_representant_legal boolean not null default false,
  valideur_cec boolean not null default false,
  publication_internet boolean not null default false,
  deleted boolean not null default false,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index representant_legal_association on representant_legal (id_association) where not deleted;
create index representant_legal_courriel on representant_legal (lower(courriel)) where not deleted;

create table rib (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  id_siret text references etablissement (siret),
  titulaire text,
  banque text,
  domiciliation text,
  iban text,
  bic text,
  deleted boolean not null default false,
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index rib_association on rib (id_association) where not deleted;
-- A bank detail is a duplicate when SIRET and IBAN are the same; one that was removed may come back.
create unique index rib_siret_iban on rib (id_siret, iban) where not deleted;
