-- The templates of a service's letters, as they are written, and the versions it published: these never change.
create table modele_courrier (
  id uuid primary key default gen_random_uuid(),
  id_service uuid not null references service (id),
  nature text not null check (nature in ('accord', 'refus', 'rejet', 'correction', 'convention')),
  nom text not null check (length(nom) <= 120),
  objet text not null check (length(objet) <= 200),
  texte text not null check (length(texte) <= 20000),
  archive_le timestamptz,
  version int not null default 1,
  cree_le timestamptz not null,
  modifie_le timestamptz not null,
  modifie_par uuid not null references utilisateur (id)
);
create unique index modele_courrier_nom on modele_courrier (id_service, lower(nom)) where archive_le is null;

create table modele_courrier_version (
  id uuid primary key default gen_random_uuid(),
  id_modele uuid not null references modele_courrier (id),
  numero int not null,
  nature text not null,
  nom text not null,
  objet text not null,
  texte text not null,
  publiee_le timestamptz not null,
  publiee_par uuid not null references utilisateur (id),
  unique (id_modele, numero)
);

create function modele_courrier_version_fixe() returns trigger language plpgsql as $$
begin
  raise exception 'modele_courrier_version: a published version never changes' using errcode = 'restrict_violation';
end $$;
create trigger modele_courrier_version_fixe before update or delete on modele_courrier_version
  for each row execute function modele_courrier_version_fixe();

-- A letter: what it says was frozen in the transaction of its decision; its PDF is drawn once, soon after.
create table courrier (
  id uuid primary key default gen_random_uuid(),
  id_dossier uuid not null references dossier (id),
  id_service uuid not null references service (id),
  id_version uuid not null references modele_courrier_version (id),
  nature text not null,
  contenu jsonb not null,
  fait_le timestamptz not null,
  fait_par uuid not null references utilisateur (id),
  sha256 text,
  taille int,
  check ((sha256 is null) = (taille is null))
);
create index courrier_dossier on courrier (id_dossier, fait_le desc);
create index courrier_octets on courrier (sha256) where sha256 is not null;
