-- A line of history stands for all the saves of a person in a section within the hour: it keeps when the last one was, so that the
-- journal does not give at the hour of the first one what was written at the hour of the last.
alter table historique_valeurs add column dernier_le timestamptz;
