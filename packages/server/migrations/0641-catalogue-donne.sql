-- What was given the year before, counted each night for the page that anybody reads: numbers only, and none where there
-- are too few decisions for nobody to be recognised.
create table repertoire_donne (
  id_subvention uuid primary key references subvention (id) on delete cascade,
  donne jsonb not null
);
create trigger repertoire_donne_au_public after insert or update or delete on repertoire_donne
  for each statement execute function oublier('catalogue-public');
