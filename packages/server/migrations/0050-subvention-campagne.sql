-- The catalogue. A campaign version is published once and never changes: dossiers pin the one they were begun on.
create table subvention (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  id_type_dispositif text not null,
  lib_type_dispositif text not null,
  active boolean not null default true,
  recherche text not null,
  version int not null default 1
);
create index subvention_recherche on subvention using gin (recherche gin_trgm_ops);

create table campagne_version (
  id uuid primary key default gen_random_uuid(),
  id_subvention uuid not null references subvention (id),
  campagne_exercice int not null,
  numero int not null,
  -- json, not jsonb: the order of the custom fields is that of their form.
  contenu json not null,
  publiee_le timestamptz not null,
  unique (id_subvention, campagne_exercice, numero)
);

create function refuse_campagne_changee() returns trigger language plpgsql as $$
begin
  raise exception 'a published campaign version never changes';
end $$;
create trigger campagne_version_immuable before update or delete on campagne_version
  for each row execute function refuse_campagne_changee();
