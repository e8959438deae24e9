-- What search compares: no accents, no punctuation, « A.S.P.T.T. » in one word, « St » as « Saint ».
create function public.cle_recherche(texte text) returns text
  language sql immutable strict parallel safe
  return pg_catalog.btrim(pg_catalog.regexp_replace(pg_catalog.regexp_replace(pg_catalog.regexp_replace(
    pg_catalog.regexp_replace(
      pg_catalog.regexp_replace(public.sans_accents(texte), '\m([a-z])\.(?=[a-z]\M)', '\1', 'g'),
      '[^a-z0-9]+', ' ', 'g'),
    '\mst\M', 'saint', 'g'),
    '\mste\M', 'sainte', 'g'),
    '\mctre\M', 'centre', 'g'));

create sequence id_correspondance_seq start 1000001;

create table association (
  id uuid primary key default gen_random_uuid(),
  id_correspondance text not null unique default nextval('id_correspondance_seq')::text,
  id_rna text unique check (id_rna ~ '^W[0-9][0-9A-Z][0-9]{7}$'),
  -- The number of the prefecture's file, all that an association not seen since 2009 has in the RNA.
  id_ex text unique,
  id_siren text unique check (id_siren ~ '^[0-9]{9}$'),
  id_siret_siege text check (id_siret_siege ~ '^[0-9]{14}$'),
  nom text not null,
  sigle text,
  etat text not null default 'active' check (etat in ('active', 'dissoute')),
  date_dissolution date,
  commune text,
  code_postal text,
  code_departement text,
  -- What each register says: { RNA: { date, identite, coordonnees, activites }, Sirene: { … } }.
  registre jsonb not null default '{}',
  -- What the association typed: { identite, coordonnees, activites }.
  corps jsonb not null default '{}',
  -- What earlier managers typed, closed until the present one is known to the register or accepted.
  corps_anterieur jsonb,
  version int not null default 1,
  cle text not null generated always as (
    public.cle_recherche(nom || ' ' || coalesce(sigle, '') || ' ' || coalesce(commune, '') || ' ' || coalesce(code_postal, ''))
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index association_mots on association using gin (to_tsvector('simple'::regconfig, cle));
create index association_siret_siege on association (id_siret_siege);

-- The vocabulary of names and towns: prefixes and typing mistakes are looked for here, not in millions of names.
create table association_mot (
  mot text primary key,
  occurrences int not null default 1
);
create index association_mot_debut on association_mot (mot text_pattern_ops);
create index association_mot_proche on association_mot using gin (mot gin_trgm_ops);

create table etablissement (
  siret text primary key check (siret ~ '^[0-9]{14}$'),
  nic text not null generated always as (right(siret, 5)) stored,
  id_association uuid not null references association (id),
  est_siege boolean not null default false,
  actif boolean not null default true,
  date_fermeture date,
  enseigne text,
  adresse jsonb not null default '{}',
  commune text,
  code_postal text,
  -- What Sirene said, and when: the import compares it, nobody else writes it.
  registre jsonb not null default '{}',
  corps jsonb not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index etablissement_association on etablissement (id_association);
