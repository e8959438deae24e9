-- Why an account that is not in the association's name is its own all the same, in its words; the service reads it.
alter table rib add column motif_titulaire text;
