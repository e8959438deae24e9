create table service (
  id uuid primary key default gen_random_uuid(),
  -- Unique, short and known to the associations that type it: « DR13 ».
  code text not null unique check (code ~ '^[A-Z0-9-]{2,20}$'),
  -- The service's own account.
  auth_id uuid unique references utilisateur (id),
  nom text not null,
  email citext,
  siren text check (siren ~ '^[0-9]{9}$'),
  adresse jsonb not null default '{}',
  telephone text,
  site_internet text,
  type text not null,
  federation_sportive text,
  niveau_territorial text check (niveau_territorial in ('national', 'regional', 'departemental', 'local')),
  zone_territoriale text,
  -- « FR », « R93 » for a region, « 13 » for a department.
  code_territoire text not null default 'FR' check (code_territoire ~ '^(FR|R[0-9]{2}|[0-9][0-9AB]|9[78][0-9])$'),
  -- { type: « Conseil départemental » … }
  profil jsonb not null default '{}',
  dispositifs text[] not null default '{}',
  types_agrement text[] not null default '{}',
  parent uuid references service (id),
  -- The back office that instructs for it, when there is one.
  bo text,
  -- Nobody of this service signs in any more; its dossiers stay.
  locked boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index service_territoire on service (code_territoire);
create index service_recherche on service using gin (sans_accents(nom || ' ' || code) gin_trgm_ops);
create index service_nom on service (nom, id);
