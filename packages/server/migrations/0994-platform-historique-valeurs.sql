-- A form that saves itself has one line of history a person, a section and an hour. What these saves changed together stands here,
-- beside the line, which never changes: `depart` holds what this person found at each path, and `valeurs` each field before and after.
-- No foreign key: a line is known by its number with its year, and the table of a year may be set aside (migration 0990).
create table historique_valeurs (
  id_historique bigint primary key,
  depart jsonb not null,
  valeurs jsonb not null
);
