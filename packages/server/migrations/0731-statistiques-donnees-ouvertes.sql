-- What a service chose to publish, and the files that the job made of it: anybody reads them, at an address that stays.
create table donnees_ouvertes (
  id_service uuid primary key references service (id) on delete cascade,
  -- It is in the public address, and never changes once others have noted it.
  adresse text not null unique check (adresse ~ '^[a-z0-9][a-z0-9-]{1,99}$'),
  publie boolean not null,
  choisi_le timestamptz not null,
  -- Null until the job has passed.
  fait_le timestamptz,
  subventions text not null default '',
  nombre int not null default 0,
  -- Those above 23 000 euros a year to one beneficiary, which the law asks for.
  conventions text not null default '',
  nombre_conventions int not null default 0,
  -- What lacks something to be published.
  ecartees int not null default 0
);
create trigger donnees_ouvertes_au_public after insert or update or delete or truncate on donnees_ouvertes
  for each statement execute function oublier('donnees-ouvertes');
