-- Accreditations, as the services that study them offer them. A published version never changes: dossiers pin theirs.
create table agrement_definition (
  id uuid primary key default gen_random_uuid(),
  code text not null check (code ~ '^[A-Za-z0-9_.-]{1,40}$'),
  type_agrement text not null,
  id_service uuid not null references service (id),
  -- Of the version published last, or of the one being prepared before the first.
  libelle text not null,
  niveau text,
  campagne_exercice int not null,
  etat text not null default 'brouillon' check (etat in ('brouillon', 'publie', 'retire')),
  id_version uuid,
  -- When the version published last may be asked for; both ends count.
  ouvre_le timestamptz,
  ferme_le timestamptz,
  -- json, not jsonb: the order of what is typed is that of its form.
  brouillon json not null,
  -- Whether it was written since the version published last.
  est_modifiee boolean not null default true,
  version int not null default 1,
  modifie_le timestamptz not null,
  -- Null: by the portal itself.
  modifie_par uuid references utilisateur (id),
  -- Taken away: its code may be given again.
  supprimee_le timestamptz,
  check ((etat = 'brouillon') = (id_version is null)),
  check ((id_version is null) = (ouvre_le is null) and (id_version is null) = (ferme_le is null))
);
create unique index agrement_definition_code on agrement_definition (code) where supprimee_le is null;
create index agrement_definition_ordre on agrement_definition (libelle, id) where supprimee_le is null;

create table agrement_version (
  id uuid primary key default gen_random_uuid(),
  id_definition uuid not null references agrement_definition (id),
  campagne_exercice int not null,
  numero int not null,
  contenu json not null,
  publiee_le timestamptz not null,
  unique (id_definition, campagne_exercice, numero)
);
alter table agrement_definition
  add foreign key (id_version) references agrement_version (id) deferrable initially deferred;

create function refuse_agrement_change() returns trigger language plpgsql as $$
begin
  raise exception 'a published accreditation version never changes';
end $$;
create trigger agrement_version_immuable before update or delete on agrement_version
  for each row execute function refuse_agrement_change();

-- The version each accreditation dossier was begun on.
create table dossier_agrement (
  id_dossier uuid primary key references dossier (id),
  id_agrement_version uuid not null references agrement_version (id)
);
create index dossier_agrement_version on dossier_agrement (id_agrement_version);
