-- The sites a food-aid habilitation was sent with: what becomes of them since does not change what was sent.
create table haa_sites_transmis (
  id_dossier uuid primary key references dossier (id),
  -- A list, as the form says them, each with its address and the name of whose it is.
  sites jsonb not null check (jsonb_typeof(sites) = 'array'),
  transmis_le timestamptz not null
);
