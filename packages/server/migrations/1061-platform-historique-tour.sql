-- One line of history stands for the saves of a person in a section within the hour, until another act on the same object: after
-- a transmission, a return or a decision, what is saved is told again. `tour` is the last line of such an act.
alter table historique add column tour bigint not null default 0;
drop index historique_enregistrement;
create unique index historique_enregistrement
  on historique (annee, objet, id_objet, id_utilisateur, section, date_trunc('hour', survenu_le at time zone 'UTC'), tour)
  where action = 'enregistrer' and section is not null;
