-- A grant dossier as a service last read it, compressed as browsers take it. `empreinte` is the mark of all that it shows
-- (0682): where the mark of now is another one, this row is as if it were not there. Only people who have exactly the
-- same rights find it: `lecteur` is the hash of these rights. A crash may empty it, and backups leave it out.
create unlogged table lecture_gardee (
  id_dossier uuid not null references dossier (id) on delete cascade,
  lecteur text not null,
  empreinte text not null,
  texte bytea not null,
  -- This names the text, beside the version of the dossier.
  sceau text not null,
  -- Nothing dated in the text changes between these two instants.
  depuis timestamptz not null,
  jusqua timestamptz not null,
  -- The text was made for this person, in this role: a job makes it again and compares.
  id_utilisateur uuid not null references utilisateur (id) on delete cascade,
  role text not null,
  primary key (id_dossier, lecteur)
) with (toast_tuple_target = 8160);
-- It is compressed already, and short enough to stand in its row.
alter table lecture_gardee alter column texte set storage external;
create index lecture_gardee_jusqua on lecture_gardee (jusqua);
create index lecture_gardee_utilisateur on lecture_gardee (id_utilisateur);
