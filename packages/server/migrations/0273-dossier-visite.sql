-- When each person of a service last looked at a dossier: what came since is new to them.
create table visite_dossier (
  id_dossier uuid not null references dossier (id) on delete cascade,
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  vu_le timestamptz not null,
  primary key (id_dossier, id_utilisateur)
);
