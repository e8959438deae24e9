-- What an association says it made of a grant: one report an exercise and a dossier, begun from what was granted.
create table crf (
  id uuid primary key default gen_random_uuid(),
  id_dossier uuid not null references dossier (id),
  exercice int not null,
  -- 1 to begin, 2 being typed, 3 sent back, 4 sent, 5 received.
  id_etat smallint not null default 1 check (id_etat between 1 and 5),
  -- That of the dossier on the day it was begun.
  id_campagne_version uuid not null references campagne_version (id),
  corps jsonb not null,
  -- What the service asked to correct.
  motif text,
  -- Used of the grant, all projects together: written with each project.
  montant_realise numeric(14, 2) not null default 0,
  created_by uuid not null references utilisateur (id),
  cree_le timestamptz not null,
  modifie_le timestamptz not null,
  modifie_par uuid not null references utilisateur (id),
  transmis_le timestamptz,
  recu_le timestamptz,
  version int not null default 1,
  unique (id_dossier, exercice),
  check (id_etat < 4 or transmis_le is not null),
  check ((id_etat = 5) = (recu_le is not null)),
  check ((id_etat = 3) = (motif is not null))
);
create index crf_etat on crf (id_etat, id_dossier);
create index crf_version on crf (id_campagne_version);

create table crf_projet (
  id uuid primary key default gen_random_uuid(),
  id_crf uuid not null references crf (id),
  id_projet uuid not null references projet (id),
  numero_projet int not null,
  -- As it was granted: what is realised is compared with it.
  prevu jsonb not null,
  corps jsonb not null,
  modifie_le timestamptz not null,
  modifie_par uuid not null references utilisateur (id),
  version int not null default 1,
  unique (id_crf, id_projet)
);
create index crf_projet_projet on crf_projet (id_projet);

create function refuse_prevu_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was granted does not change in a report';
end $$;
create trigger crf_projet_prevu_immuable before update of prevu on crf_projet
  for each row when (old.prevu is distinct from new.prevu) execute function refuse_prevu_change();

create table crf_piece (
  id_crf uuid not null references crf (id),
  code text not null,
  id_document uuid not null references document (id),
  jointe_le timestamptz not null,
  jointe_par uuid not null references utilisateur (id),
  primary key (id_crf, code)
);
create index crf_piece_document on crf_piece (id_document);

-- One reminder an exercise and a number of days, before (positive) or after (negative): a job run twice sends one.
create table crf_rappel (
  id_dossier uuid not null references dossier (id),
  exercice int not null,
  jours smallint not null,
  envoye_le timestamptz not null,
  primary key (id_dossier, exercice, jours)
);
