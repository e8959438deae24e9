-- An agent follows a dossier, to be told of what colleagues do too, or is told nothing more of it; no row is the usual.
create table suivi_dossier (
  id_dossier uuid not null references dossier (id) on delete cascade,
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  suit boolean not null,
  primary key (id_dossier, id_utilisateur)
);
