-- The sites of food aid of an association, and their addresses: several sites may be at one.
create table haa_adresse (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  -- Its parts, as the form says them.
  corps jsonb not null,
  code_postal text generated always as (corps ->> 'cp') stored,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index haa_adresse_association on haa_adresse (id_association, code_postal);

create table haa_site (
  id uuid primary key default gen_random_uuid(),
  id_association uuid not null references association (id),
  nom text not null,
  -- As two names are compared.
  nom_compare text not null,
  type_membre text check (type_membre in ('association', 'etablissement')),
  membre_siret_id text references etablissement (siret),
  membre_reseau_id uuid references composition (id),
  responsable_id uuid references representant_legal (id),
  -- The activities, a list as JSON text.
  code_nature_activite text check (jsonb_typeof(code_nature_activite::jsonb) = 'array'),
  itinerant boolean not null default false,
  adresse_membre boolean not null default false,
  adresse_id uuid references haa_adresse (id),
  horaire_ouverture jsonb,
  periode_fermeture text,
  deleted boolean not null default false,
  version int not null default 1,
  created_by uuid references utilisateur (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (not (itinerant and adresse_id is not null))
);
create unique index haa_site_nom on haa_site (id_association, nom_compare) where not deleted;
create index haa_site_adresse on haa_site (adresse_id) where adresse_id is not null;
create index haa_site_reseau on haa_site (membre_reseau_id) where membre_reseau_id is not null;
create index haa_site_responsable on haa_site (responsable_id) where responsable_id is not null;
create index haa_site_etablissement on haa_site (membre_siret_id) where membre_siret_id is not null;
