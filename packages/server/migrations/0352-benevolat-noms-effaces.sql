-- Five years after a decision nothing says who it was about.
alter table cec_declaration add column noms_effaces boolean not null default false;
create index cec_declaration_a_effacer on cec_declaration (decidee_le, id) where not noms_effaces;
