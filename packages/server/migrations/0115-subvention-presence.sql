-- Who has a page of a dossier open to write in it. Told to colleagues, forgotten within a minute; a crash may empty it.
create unlogged table presence_dossier (
  id_dossier uuid not null references dossier (id) on delete cascade,
  -- A step of the dossier, or the id of a project.
  page text not null check (length(page) between 1 and 60),
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  ouvert_le timestamptz not null,
  vu_le timestamptz not null,
  primary key (id_dossier, page, id_utilisateur)
);
create index presence_dossier_vu on presence_dossier (vu_le);
