-- The opinion a service asks of another one on a dossier it studies: what is asked, what is shared, what is answered.
create table avis (
  id uuid primary key default gen_random_uuid(),
  id_dossier uuid not null,
  id_service uuid not null,
  id_service_consulte uuid not null references service (id),
  question text not null check (length(question) between 1 and 2000),
  -- The parts of the dossier the other service reads, and no other.
  sections text[] not null check (cardinality(sections) > 0),
  avant_le timestamptz not null,
  etat text not null default 'demande' check (etat in ('demande', 'rendu', 'retire')),
  sens text check (sens in ('favorable', 'reserve', 'defavorable')),
  texte text check (length(texte) <= 4000),
  id_document uuid references document (id),
  demande_par uuid not null references utilisateur (id),
  demande_le timestamptz not null,
  rendu_par uuid references utilisateur (id),
  rendu_le timestamptz,
  -- Days left when the last reminder was sent.
  rappele_jours int,
  version int not null default 1,
  foreign key (id_dossier, id_service) references instruction (id_dossier, id_service_instructeur) on delete cascade,
  check (id_service <> id_service_consulte),
  check ((etat = 'rendu') = (sens is not null and rendu_le is not null))
);
-- One at a time of each service.
create unique index avis_attendu on avis (id_dossier, id_service, id_service_consulte) where etat = 'demande';
create index avis_dossier on avis (id_dossier, id_service, demande_le);
create index avis_consulte on avis (id_service_consulte, avant_le, id);
create index avis_rappel on avis (avant_le) where etat = 'demande';
